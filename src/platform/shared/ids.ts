const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes an unguessable id: prefix, underscore, 128 random bits in 26 characters of Crockford base32. */
export function newId(prefix: string): string {
  return idOfBytes(prefix, crypto.getRandomValues(new Uint8Array(17)))
}

/** An id of bytes that are random or a hash, 17 at least. */
export function idOfBytes(prefix: string, bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  let text = ''
  for (let i = 0; i < 26; i++) {
    text += ALPHABET[Number(bits & 31n)]
    bits >>= 5n
  }
  return `${prefix}_${text}`
}

export const ID_PATTERN = /^[a-z]{2,6}_[0-9a-hjkmnp-tv-z]{26}$/
