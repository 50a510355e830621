package io.hearth.seata;

import static org.objectweb.asm.Opcodes.ASM9;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;

/**
 * Mends the order in which Seata 2.0.0 rolls branches back.
 *
 * <p>It takes the oldest branch first (issue 6120 of apache/incubator-seata, mended there in 2.1). When two local
 * transactions of one global transaction wrote the same row, the first undo then meets the row as the second one left
 * it, refuses, and the row stays dirty and locked for good. The mend is one call in {@code doGlobalRollback}:
 * {@code getReverseSortedBranches} in place of {@code getSortedBranches}.
 */
final class LastBranchFirst {

    private static final String DEFAULT_CORE = "io/seata/server/coordinator/DefaultCore.class";

    private LastBranchFirst() {}

    /**
     * The mended class.
     *
     * @throws IllegalStateException if the call to mend is not there exactly once: another Seata, which needs another look
     */
    static byte[] mended() throws IOException {
        try (var original = LastBranchFirst.class.getClassLoader().getResourceAsStream(DEFAULT_CORE)) {
            if (original == null) {
                throw new FileNotFoundException(DEFAULT_CORE + " is not on the class path");
            }
            return mended(original.readAllBytes());
        }
    }

    static byte[] mended(byte[] original) {
        var reader = new ClassReader(original);
        var writer = new ClassWriter(reader, 0);
        var rollback = new GlobalRollback(writer);
        reader.accept(rollback, 0);
        if (rollback.calls != 1) {
            throw new IllegalStateException(
                    "expected one call of getSortedBranches in doGlobalRollback, found " + rollback.calls);
        }
        return writer.toByteArray();
    }

    private static final class GlobalRollback extends ClassVisitor {

        private int calls;

        GlobalRollback(ClassVisitor next) {
            super(ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String type, String signature, String[] thrown) {
            var method = super.visitMethod(access, name, type, signature, thrown);
            return name.equals("doGlobalRollback") ? new Reversed(method) : method;
        }

        private final class Reversed extends MethodVisitor {

            Reversed(MethodVisitor next) {
                super(ASM9, next);
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String type, boolean isInterface) {
                if (name.equals("getSortedBranches")) {
                    calls++;
                    super.visitMethodInsn(opcode, owner, "getReverseSortedBranches", type, isInterface);
                } else {
                    super.visitMethodInsn(opcode, owner, name, type, isInterface);
                }
            }
        }
    }
}
