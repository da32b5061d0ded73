import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { S3Error } from './s3-error.ts'

export type Signer = { region: string; accessKeyId: string; secretAccessKey: string }
export type SignedRequest = { method: string; url: URL; headers: Record<string, string | undefined> }
/** What the pieces of a signed stream are proven with. */
export type Proof = { key: Buffer; scope: string; date: string; signature: string }

const SKEW_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Proves a signature of version 4: key, clock, region, every header that must be signed, and the signature itself.
 * @throws S3Error as S3 answers
 */
export function proveSignature(request: SignedRequest, signer: Signer, now: Date): Proof {
  const { headers } = request
  const [, accessKeyId, day, region, names = '', signature = ''] =
    AUTHORIZATION.exec(headers['authorization'] ?? '') ?? []
  if (!accessKeyId) throw new S3Error('AccessDenied', 403)
  if (accessKeyId !== signer.accessKeyId) throw new S3Error('InvalidAccessKeyId', 403)
  if (region !== signer.region)
    throw new S3Error('AuthorizationHeaderMalformed', 400, { Region: signer.region })
  const date = headers['x-amz-date'] ?? ''
  if (!date.startsWith(day ?? ' ') || Math.abs(timeOf(date) - now.getTime()) > SKEW_MS)
    throw new S3Error('RequestTimeTooSkewed', 403)
  const signed = names.split(';')
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (mustBeSigned.some((name) => !signed.includes(name))) throw new S3Error('AccessDenied', 403)
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${signer.secretAccessKey}`, day ?? ''), region),
  )
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, signed))].join('\n')
  proveEqual(hmac(key, text), signature)
  return { key, scope, date, signature }
}

/** @throws S3Error */
export function proveEqual(expected: Buffer, signature: string): void {
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Error('SignatureDoesNotMatch', 403)
}

/** The signature of one piece of a stream, or of its trailer, which follows from the one before. */
export function signatureOfPiece(
  proof: Proof,
  kind: 'PAYLOAD' | 'TRAILER',
  before: string,
  hashes: string[],
) {
  return hmac(proof.key, [`AWS4-HMAC-SHA256-${kind}`, proof.date, proof.scope, before, ...hashes].join('\n'))
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonical({ method, url, headers }: SignedRequest, signed: readonly string[]): string {
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  return [method, path, query, lines.join(''), signed.join(';'), headers['x-amz-content-sha256'] ?? ''].join(
    '\n',
  )
}

/** `20261125T220615Z` */
function timeOf(date: string): number {
  const [, ...parts] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(date) ?? []
  const [year = 0, month = 1, day, hour, minute, second] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
