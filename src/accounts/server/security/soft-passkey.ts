import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

const head = (major: number, size: number) =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255])

/** CBOR (RFC 8949), as far as a passkey speaks it. */
function cbor(value: number | string | Buffer | ReadonlyMap<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key as string), cbor(one as string)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

type Site = { origin: string; rpId: string }
type Options = { challenge?: unknown }

const clientData = (type: string, { challenge }: Options, at: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))

/** A device in software: it makes a key, and signs for whatever site it is told. */
export function softPasskey({ origin, rpId }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const authData = (flags: number) => {
    const used = Buffer.alloc(4)
    used.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), used])
  }
  const shared = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }
  return {
    create(options: Options, at = origin) {
      const attested = Buffer.concat([
        authData(0x45),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(coseOf(publicKey)),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', attested],
      ])
      const clientDataJSON = text(clientData('webauthn.create', options, at))
      return { ...shared, response: { clientDataJSON, attestationObject: text(cbor(attestation)) } }
    },
    /** @param as signs as if its counter stood there */
    sign(options: Options, { at = origin, as = counter + 1 }: { at?: string; as?: number } = {}) {
      counter = as
      const data = clientData('webauthn.get', options, at)
      const authenticatorData = authData(0x05)
      const signed = createSign('sha256').update(Buffer.concat([authenticatorData, sha256(data)]))
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(signed.sign(privateKey)),
      }
      return { ...shared, response }
    },
  }
}

/** ES256 on P-256 (RFC 9053). */
function coseOf(key: KeyObject): ReadonlyMap<number, unknown> {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}
