import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { AllowedType } from '../../file-rules.ts'
import { samplePicture } from '../../testing/pictures.ts'
import { isWhole } from './is-whole.ts'

/** As it arrives from a socket: in pieces that end anywhere. */
function inPieces(bytes: Buffer, size: number): Readable {
  const count = Math.ceil(bytes.length / size)
  return Readable.from(Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size)))
}
const whole = (type: AllowedType, bytes: Buffer, size = 7) => isWhole(type, inPieces(bytes, size))

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey picture whose header says one size and whose pixels have another. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const grey = png(20, 10, Buffer.alloc(10 * 21))

const PICTURES: readonly [AllowedType, string, Buffer][] = [
  ['image/png', 'plain', grey],
  ['image/png', 'interlaced', samplePicture('interlaced')],
  ['image/jpeg', 'baseline', samplePicture('jpeg')],
  ['image/jpeg', 'progressive', samplePicture('progressive')],
  ['image/webp', 'of a page', samplePicture('webp')],
]

describe.each(PICTURES)('%s, %s', (type, _name, bytes) => {
  it('is whole, in pieces of any size', async () => {
    for (const size of [1, 7, 64, 100_000]) expect(await whole(type, bytes, size), String(size)).toBe(true)
  })

  it('is not whole, cut off at any place', async () => {
    for (let length = 12; length < bytes.length - 2; length += 5)
      expect(await whole(type, bytes.subarray(0, length)), String(length)).toBe(false)
  })
})

describe('a picture that lies', () => {
  it.each([
    ['a PNG with fewer pixels than it says', 'image/png', png(20, 10, Buffer.alloc(9 * 21))],
    ['a PNG with more of them', 'image/png', png(20, 10, Buffer.alloc(11 * 21))],
    ['a PNG without any size', 'image/png', png(0, 10, Buffer.alloc(10))],
    ['a PNG too large to show', 'image/png', png(60_000, 60_000, Buffer.alloc(100))],
    ['a PNG with one wrong byte', 'image/png', grey.with(45, (grey[45] ?? 0) ^ 1)],
    ['a JPEG with its end alone', 'image/jpeg', Buffer.from('ffd8ffd9', 'hex')],
    [
      'a JPEG that is text',
      'image/jpeg',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('hello '.repeat(50))]),
    ],
    ['a JPEG much larger than its content', 'image/jpeg', enlarged(samplePicture('jpeg'))],
    ['a WebP without a picture', 'image/webp', Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1')],
  ] as const)('%s', async (_what, type, bytes) => {
    expect(await whole(type, Buffer.from(bytes))).toBe(false)
  })
})

it('other types are left to others', async () => {
  expect(await whole('application/pdf', Buffer.from('%PDF-1.4'))).toBe(true)
})

it('a picture that unpacks to far more than it says is cut off there', async () => {
  expect(await whole('image/png', png(20, 10, Buffer.alloc(200_000_000)), 65_536)).toBe(false)
})

/** The same with 60,000 × 60,000 pixels in its frame. */
function enlarged(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(60_000, frame + 5)
  bytes.writeUInt16BE(60_000, frame + 7)
  return bytes
}
