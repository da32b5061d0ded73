import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Encryption of single values at rest (AES-256-GCM). The keys come from the configuration, never from the database.
 * A sealed value names its key, so that after a rotation an older key still opens what it sealed.
 */
export type SecretBox = {
  seal(plain: string, context: string): string
  open(sealed: string, context: string): string
  /** The encryption key of one file, derived for that file alone. */
  fileKey(keyId: string, fileId: string): Buffer
  /** A key that is given to one person, or one invitation, and to nobody else. Base64 of 32 bytes. */
  draftKey(holderId: string): string
  /** The key with which lines of the audit trail are sealed into their chain. */
  auditKey(keyId: string): Buffer
  /** By which an address is known again without being kept, under each key, the current one first: nobody else can try addresses. */
  addressMarks(address: string): string[]
  /** The same of a number of a person or company: whoever holds the database alone cannot try all passports. */
  numberMarks(number: string): string[]
  /** By which a mail that comes back is known as ours, under each key, the current one first: nobody else can make one. */
  returnMarks(about: string): string[]
  currentKeyId: string
  /** The ids of all keys, the current one first. */
  keyIds: readonly string[]
}

/** Explicit, because the library would accept a shortened tag, which is easier to guess. */
const WHOLE_TAG = { authTagLength: 16 }

/** @param keys base64 of 32 bytes each, the current one first */
export function createSecretBox(keys: readonly string[]): SecretBox {
  const byId = new Map(keys.map((key) => [keyIdOf(key), Buffer.from(key, 'base64')]))
  const current = keys[0]
  if (current === undefined) throw new Error('a secret box needs a key')
  const currentKeyId = keyIdOf(current)

  const keyFor = (keyId: string): Buffer => {
    const key = byId.get(keyId)
    if (!key) throw new Error(`no key ${keyId}: was an old key removed before its values were sealed anew?`)
    return key
  }
  const marksOf = (purpose: string, text: string): string[] =>
    [...byId.values()].map((key) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
        .update(text)
        .digest('hex'),
    )
  return {
    currentKeyId,
    keyIds: [...byId.keys()],
    seal(plain, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(currentKeyId), iv, WHOLE_TAG).setAAD(
        Buffer.from(context),
      )
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `v1.${currentKeyId}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, context) {
      const [version, keyId, payload] = sealed.split('.')
      if (version !== 'v1' || !keyId || !payload) throw new Error('not a sealed value')
      const bytes = Buffer.from(payload, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyFor(keyId), bytes.subarray(0, 12), WHOLE_TAG)
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    draftKey: (holderId) =>
      Buffer.from(hkdfSync('sha256', keyFor(currentKeyId), '', `draft:${holderId}`, 32)).toString('base64'),
    auditKey: (keyId) => Buffer.from(hkdfSync('sha256', keyFor(keyId), '', 'audit-chain', 32)),
    addressMarks: (address) => marksOf('address-mark', address.toLowerCase()),
    numberMarks: (number) => marksOf('number-mark', number),
    returnMarks: (about) => marksOf('return-mark', about.toLowerCase()),
    fileKey: (keyId, fileId) => Buffer.from(hkdfSync('sha256', keyFor(keyId), '', `file:${fileId}`, 32)),
  }
}

function keyIdOf(key: string): string {
  return createHash('sha256').update(`key-id:${key}`).digest('hex').slice(0, 8)
}

/** A bearer secret of 256 bits for people and browsers; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function hmacSha256(secret: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares in constant time. */
export function sameSecret(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}
