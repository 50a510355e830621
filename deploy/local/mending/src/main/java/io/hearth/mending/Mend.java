package io.hearth.mending;

import static org.objectweb.asm.Opcodes.ASM9;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * One call in one method of a published class, replaced by a call of a static method of ours.
 *
 * <p>Ours takes what the replaced one takes, and before that the object it was called on, if there was one.
 *
 * @param neighbour any other class of the same package, which the mended one does not load
 * @param type the class to mend, by its name within the package
 * @param method the method of it in which the call stands
 * @param call the name of the called method; it must be called there exactly once
 * @param ours where our method is, public as it is
 * @param ourMethod the name of our method
 */
public record Mend(Class<?> neighbour, String type, String method, String call, Class<?> ours, String ourMethod) {

    /**
     * Puts the mended class into the place of the published one, of which nothing may have been loaded yet.
     *
     * @throws IllegalStateException if the call is not there exactly once: another version, which needs another look
     */
    public Class<?> apply() throws IOException, IllegalAccessException {
        return MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup()).defineClass(mended());
    }

    private byte[] mended() throws IOException {
        var file = (neighbour.getPackageName() + "." + type).replace('.', '/') + ".class";
        try (var published = neighbour.getClassLoader().getResourceAsStream(file)) {
            if (published == null) {
                throw new FileNotFoundException(file + " is not on the class path");
            }
            var reader = new ClassReader(published);
            var writer = new ClassWriter(reader, 0);
            var replacing = new Replacing(writer);
            reader.accept(replacing, 0);
            if (replacing.calls != 1) {
                throw new IllegalStateException(
                        "expected one call of %s in %s.%s, found %d".formatted(call, type, method, replacing.calls));
            }
            return writer.toByteArray();
        }
    }

    private final class Replacing extends ClassVisitor {

        private int calls;

        Replacing(ClassVisitor next) {
            super(ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String kind, String signature, String[] thrown) {
            var next = super.visitMethod(access, name, kind, signature, thrown);
            return name.equals(method) ? new InMethod(next) : next;
        }

        private final class InMethod extends MethodVisitor {

            InMethod(MethodVisitor next) {
                super(ASM9, next);
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String kind, boolean isInterface) {
                if (name.equals(call)) {
                    calls++;
                    var ourKind = opcode == INVOKESTATIC ? kind : "(L" + owner + ";" + kind.substring(1);
                    super.visitMethodInsn(INVOKESTATIC, Type.getInternalName(ours), ourMethod, ourKind, false);
                } else {
                    super.visitMethodInsn(opcode, owner, name, kind, isInterface);
                }
            }
        }
    }
}
