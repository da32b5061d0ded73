import type { FileAnswer } from './call-context.ts'

/**
 * A file whose giving is recorded. It is opened before, so that nothing is recorded of one that is lost or damaged; and
 * recorded before its first byte is sent. Where it cannot be recorded nothing is given: the file is closed, and the call is
 * answered with why, in its envelope.
 * @throws what `record` throws
 */
export async function recordedFile(answer: FileAnswer, record: () => Promise<void>): Promise<FileAnswer> {
  try {
    await record()
    return answer
  } catch (error) {
    answer.stream.destroy()
    throw error
  }
}
