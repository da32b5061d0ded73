import { isAscii, isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { UnreadableFile } from './cells.ts'

/** Encodings in which spreadsheets and marketplaces write text. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252'

/** UTF-8 with as many zero bytes would be no text. */
const UTF16_SHARE = 0.3
const LOOKED_AT = 4096

/** Bytes of a text in any of the encodings → bytes in UTF-8 without byte order mark. */
export async function* asUtf8(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined
  let first = true
  for await (const piece of withLongStart(source)) {
    let bytes = piece
    if (first) {
      first = false
      const marked = byMark(bytes)
      if (marked !== null) {
        bytes = bytes.subarray(marked.skip)
        decoder = decoderOf(marked.encoding)
      } else if (bytes.includes(0)) {
        const wide = withZeros(bytes)
        if (wide) decoder = decoderOf(wide)
      }
    }
    // Until a byte tells the encodings apart, all of them read the same.
    if (decoder === undefined && !isAscii(bytes)) decoder = decoderOf(withHighBytes(bytes))
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes
  }
  const rest = decoder?.decode()
  if (rest) yield Buffer.from(rest)
}

/** The first piece is long enough to tell the encoding, unless the file is shorter. */
async function* withLongStart(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let start: Buffer | null = Buffer.alloc(0)
  for await (const piece of source) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    if (start === null) yield bytes
    else if (start.length + bytes.length < LOOKED_AT) start = Buffer.concat([start, bytes])
    else {
      yield Buffer.concat([start, bytes])
      start = null
    }
  }
  if (start !== null && start.length > 0) yield start
}

/** null: UTF-8, which needs no decoder. */
const decoderOf = (encoding: Encoding): TextDecoder | null =>
  encoding === 'utf-8' ? null : new TextDecoder(encoding)

function byMark(bytes: Buffer): { encoding: Encoding; skip: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', skip: 3 }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', skip: 2 }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', skip: 2 }
  const gb = bytes[0] === 0x84 && bytes[1] === 0x31 && bytes[2] === 0x95 && bytes[3] === 0x33
  return gb ? { encoding: 'gb18030', skip: 4 } : null
}

/** The headers of tables are mostly ASCII: in UTF-16 every other byte of them is zero. undefined: not so here. */
function withZeros(bytes: Buffer): Encoding | undefined {
  const head = bytes.subarray(0, LOOKED_AT)
  const pairs = head.length >> 1
  let even = 0
  let odd = 0
  for (let at = 0; at < pairs * 2; at += 2) {
    if (head[at] === 0) even++
    if (head[at + 1] === 0) odd++
  }
  if (odd > pairs * UTF16_SHARE && even === 0) return 'utf-16le'
  if (even > pairs * UTF16_SHARE && odd === 0) return 'utf-16be'
  return undefined
}

/**
 * A piece with bytes beyond ASCII. GB18030 never has a separator as its second byte, so a Western text breaks it as
 * soon as an accented letter stands at the end of a cell.
 */
function withHighBytes(bytes: Buffer): Encoding {
  if (isUtf8(withoutCutEnd(bytes))) return 'utf-8'
  const chinese = new TextDecoder('gb18030').decode(bytes, { stream: true })
  if (!chinese.includes('\uFFFD')) return 'gb18030'
  if (/[\u0080-\u009F]/.test(new TextDecoder('windows-1252').decode(bytes)))
    throw new UnreadableFile('ENCODING_NOT_KNOWN')
  return 'windows-1252'
}

/** A piece may end within a character. */
function withoutCutEnd(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back)
    if (byte < 0x80) break
  }
  return bytes
}
