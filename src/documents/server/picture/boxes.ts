import { NotWhole, type ByteReader } from './byte-reader.ts'

/** The parts of a WebP fill what its head says, and one of them is a picture. @throws NotWhole */
export async function checkWebp(bytes: ByteReader): Promise<void> {
  const head = await bytes.take(12)
  const seen = new Set<string>()
  for (let left = head.readUInt32LE(4) - 4; left > 0;) {
    const part = await bytes.take(8)
    const length = part.readUInt32LE(4)
    const padded = length + (length % 2)
    if (padded + 8 > left) throw new NotWhole()
    await bytes.skip(padded)
    left -= padded + 8
    if (length > 0) seen.add(part.toString('latin1', 0, 4))
  }
  if (!['VP8 ', 'VP8L', 'ANMF'].some((type) => seen.has(type))) throw new NotWhole()
}
