/** RocketMQ's name server and broker side by side in one process. */
package io.hearth.rocketmq;
