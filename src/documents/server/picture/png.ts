import { createInflate, crc32, type Inflate } from 'node:zlib'
import { NotWhole, type ByteReader } from './byte-reader.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Larger than any scan. What unpacks to more than its header says is cut off there. */
const MOST_PIXELS = 150_000_000

/** Where the seven passes of an interlaced picture begin, and how far their pixels are apart: x, y, dx, dy. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Checks every chunk's sum, and unpacks the pixels to exactly the size of the header. @throws NotWhole */
export async function checkPng(bytes: ByteReader): Promise<void> {
  if (!(await bytes.take(8)).equals(SIGNATURE)) throw new NotWhole()
  let pixels: ReturnType<typeof unpackTo> | undefined
  for (let isFirst = true; ; isFirst = false) {
    const head = await bytes.take(8)
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4)]
    if (isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) throw new NotWhole()
    let sum = crc32(head.subarray(4))
    for await (const piece of isFirst ? [await bytes.take(13)] : bytes.pieces(length)) {
      sum = crc32(piece, sum)
      if (isFirst) pixels = unpackTo(unpackedSize(piece))
      else if (type === 'IDAT') await pixels?.write(piece)
    }
    if ((await bytes.take(4)).readUInt32BE(0) !== sum) throw new NotWhole()
    if (type === 'IEND') break
  }
  await pixels?.end()
}

/** Of the header: how many bytes the rows have, each with the byte of its filter. */
function unpackedSize(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const bits = (SAMPLES[header.readUInt8(9)] ?? 0) * header.readUInt8(8)
  if (width * height === 0 || width * height > MOST_PIXELS || bits === 0) throw new NotWhole()
  const rows = (wide: number, high: number) =>
    wide > 0 && high > 0 ? high * (1 + Math.ceil((wide * bits) / 8)) : 0
  if (header.readUInt8(12) === 0) return rows(width, height)
  return PASSES.reduce(
    (size, [x, y, dx, dy]) => size + rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
    0,
  )
}

/** Unpacks and counts; what comes out is not kept. */
function unpackTo(size: number) {
  const inflate: Inflate = createInflate()
  let unpacked = 0
  let failed = false
  const fail = () => {
    failed = true
    inflate.destroy()
  }
  inflate.on('error', fail)
  inflate.on('data', (piece: Buffer) => {
    unpacked += piece.length
    if (unpacked > size) fail()
  })
  // Not `once`: an error would be thrown past whoever waits.
  const heard = (event: 'close' | 'drain') => new Promise((resolve) => inflate.once(event, resolve))
  const ended = heard('close')
  return {
    async write(piece: Buffer): Promise<void> {
      if (failed) throw new NotWhole()
      if (!inflate.write(piece)) await Promise.race([heard('drain'), ended])
    },
    async end(): Promise<void> {
      inflate.end()
      await ended
      if (failed || unpacked !== size) throw new NotWhole()
    },
  }
}
