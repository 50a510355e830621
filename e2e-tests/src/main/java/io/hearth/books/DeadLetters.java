package io.hearth.books;

import java.util.ArrayList;
import java.util.List;
import org.apache.rocketmq.client.exception.MQBrokerException;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.apache.rocketmq.tools.admin.DefaultMQAdminExt;

/** Messages that the broker has given up delivering. */
final class DeadLetters {

    private static final String TOPIC_PREFIX = "%DLQ%";

    private final String nameServer;

    DeadLetters(String nameServer) {
        this.nameServer = nameServer;
    }

    /** Dead letters have no issues of their own yet, so each consumer group with some is named. */
    List<String> withoutIssue() {
        var admin = new DefaultMQAdminExt();
        admin.setNamesrvAddr(nameServer);
        admin.setInstanceName("books-" + ProcessHandle.current().pid());
        try {
            admin.start();
            var found = new ArrayList<String>();
            for (var topic : admin.fetchAllTopicList().getTopicList()) {
                long letters = topic.startsWith(TOPIC_PREFIX) ? lettersIn(admin, topic) : 0;
                if (letters > 0) {
                    found.add("consumer group %s has %d dead letters"
                            .formatted(topic.substring(TOPIC_PREFIX.length()), letters));
                }
            }
            return found;
        } catch (MQClientException | RemotingException | MQBrokerException e) {
            throw new IllegalStateException("the broker behind " + nameServer + " does not say what it gave up", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            admin.shutdown();
        }
    }

    private static long lettersIn(DefaultMQAdminExt admin, String topic)
            throws MQClientException, RemotingException, MQBrokerException, InterruptedException {
        return admin.examineTopicStats(topic).getOffsetTable().values().stream()
                .mapToLong(queue -> queue.getMaxOffset() - queue.getMinOffset())
                .sum();
    }
}
