import { NotWhole, type ByteReader } from './byte-reader.ts'

/** The boxes of a HEIC end where the file ends, and its pictures and their list are among them. @throws NotWhole */
export async function checkHeic(bytes: ByteReader): Promise<void> {
  const seen = new Set<string>()
  while (!(await bytes.isAtEnd())) {
    const head = await bytes.take(8)
    const type = head.toString('latin1', 4)
    const size = head.readUInt32BE(0)
    // 1: the size follows in 64 bits. 0: to the end of the file.
    if (size === 0) throw new NotWhole()
    const length = size === 1 ? Number((await bytes.take(8)).readBigUInt64BE(0)) - 16 : size - 8
    if (length < 0) throw new NotWhole()
    await bytes.skip(length)
    if (length > 0) seen.add(type)
  }
  if (!['ftyp', 'meta', 'mdat'].every((type) => seen.has(type))) throw new NotWhole()
}

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
