/** The bytes ended, or are not what they claim to be. */
export class NotWhole extends Error {}

/** Reads a stream piece by piece; holds no more than the chunk that is at hand and what is asked for. */
export function readBytes(source: AsyncIterable<unknown>) {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)
  /** @returns false at the end */
  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (done) return false
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return true
  }
  return {
    /** Exactly so many bytes; for headers, not for content. */
    async take(length: number): Promise<Buffer> {
      while (rest.length < length) if (!(await more())) throw new NotWhole()
      const taken = rest.subarray(0, length)
      rest = rest.subarray(length)
      return taken
    },
    /** So many bytes, in the pieces in which they arrive. */
    async *pieces(length: number): AsyncGenerator<Buffer> {
      for (let left = length; left > 0;) {
        if (rest.length === 0 && !(await more())) throw new NotWhole()
        const piece = rest.subarray(0, left)
        rest = rest.subarray(piece.length)
        left -= piece.length
        yield piece
      }
    },
    async skip(length: number): Promise<void> {
      for await (const piece of this.pieces(length)) void piece
    },
    /** Reads up to the byte that `isLast` names, and that one. @returns how many they were, and that byte */
    async passUntil(isLast: (byte: number) => boolean): Promise<{ length: number; last: number }> {
      for (let length = 0; ;) {
        for (const [index, byte] of rest.entries()) {
          if (!isLast(byte)) continue
          rest = rest.subarray(index + 1)
          return { length: length + index + 1, last: byte }
        }
        length += rest.length
        rest = Buffer.alloc(0)
        if (!(await more())) throw new NotWhole()
      }
    },
    async isAtEnd(): Promise<boolean> {
      while (rest.length === 0) if (!(await more())) return true
      return false
    },
    /** Reads to the end: only then has the store verified that the bytes are those written. */
    async drain(): Promise<void> {
      rest = Buffer.alloc(0)
      while (await more()) rest = Buffer.alloc(0)
    },
  }
}
export type ByteReader = ReturnType<typeof readBytes>
