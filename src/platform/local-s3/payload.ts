import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Error } from './s3-error.ts'
import { proveEqual, type Proof, sha256, signatureOfPiece } from './signature.ts'

type Headers = Record<string, string | undefined>

/**
 * The bytes of a body, proven against everything that its sender said of them: hash, checksum, length, and where they
 * come in pieces (`aws-chunked`) the signature of each and the checksum behind them.
 * @throws S3Error
 */
export function provenPayload(body: Buffer, headers: Headers, proof: Proof): Buffer {
  const said = headers['x-amz-content-sha256'] ?? ''
  if (!said.startsWith('STREAMING-')) {
    if (said !== 'UNSIGNED-PAYLOAD' && said !== sha256(body))
      throw new S3Error('XAmzContentSHA256Mismatch', 400)
    return checked(body, headers)
  }
  if (!(headers['content-encoding'] ?? '').includes('aws-chunked')) throw new S3Error('InvalidRequest', 400)
  const { bytes, trailer } = readPieces(body, { proof, isSigned: said.includes('AWS4-HMAC-SHA256') })
  if (bytes.length !== Number(headers['x-amz-decoded-content-length']))
    throw new S3Error('IncompleteBody', 400)
  const announced = headers['x-amz-trailer']
  if (said.endsWith('-TRAILER') !== (announced !== undefined)) throw new S3Error('InvalidRequest', 400)
  if (announced !== undefined && trailer[announced] === undefined)
    throw new S3Error('MalformedTrailerError', 400)
  return checked(bytes, { ...headers, ...trailer })
}

function checked(bytes: Buffer, headers: Headers): Buffer {
  const crc = headers['x-amz-checksum-crc32']
  if (crc !== undefined && crc !== checksumOf(bytes)) throw new S3Error('BadDigest', 400)
  const sha = headers['x-amz-checksum-sha256']
  if (sha !== undefined && sha !== createHash('sha256').update(bytes).digest('base64'))
    throw new S3Error('BadDigest', 400)
  const md5 = headers['content-md5']
  if (md5 !== undefined && md5 !== createHash('md5').update(bytes).digest('base64'))
    throw new S3Error('BadDigest', 400)
  return bytes
}

/** CRC32 as S3 writes it. */
export function checksumOf(bytes: Buffer): string {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(crc32(bytes))
  return four.toString('base64')
}

/** `size[;chunk-signature=…]\r\nbytes\r\n … 0\r\n[name:value\r\n …]\r\n` */
function readPieces(body: Buffer, { proof, isSigned }: { proof: Proof; isSigned: boolean }) {
  const pieces: Buffer[] = []
  let before = proof.signature
  let at = 0
  const line = (): string => {
    const end = body.indexOf('\r\n', at)
    if (end < 0) throw new S3Error('IncompleteBody', 400)
    const text = body.toString('utf8', at, end)
    at = end + 2
    return text
  }
  for (let size = -1; size !== 0;) {
    const [, hex = '', signature = ''] =
      /^([0-9a-f]+)(?:;chunk-signature=([0-9a-f]{64}))?$/.exec(line()) ?? []
    size = hex === '' ? Number.NaN : Number.parseInt(hex, 16)
    if (Number.isNaN(size) || at + size > body.length) throw new S3Error('IncompleteBody', 400)
    const bytes = body.subarray(at, at + size)
    if (isSigned) {
      proveEqual(signatureOfPiece(proof, 'PAYLOAD', before, [sha256(''), sha256(bytes)]), signature)
      before = signature
    }
    pieces.push(bytes)
    if (size === 0) break
    at += size
    if (line() !== '') throw new S3Error('IncompleteBody', 400)
  }
  return { bytes: Buffer.concat(pieces), trailer: readTrailer(line, { proof, isSigned, before }) }
}

function readTrailer(
  line: () => string,
  { proof, isSigned, before }: { proof: Proof; isSigned: boolean; before: string },
): Record<string, string> {
  const trailer: Record<string, string> = {}
  for (let text = line(); text !== ''; text = line()) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? []
    trailer[name.toLowerCase()] = value
  }
  const { 'x-amz-trailer-signature': signature, ...said } = trailer
  if (isSigned && Object.keys(said).length > 0) {
    const lines = Object.entries(said).map(([name, value]) => `${name}:${value}\n`)
    proveEqual(signatureOfPiece(proof, 'TRAILER', before, [sha256(lines.join(''))]), signature ?? '')
  }
  return said
}
