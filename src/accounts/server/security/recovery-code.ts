import { randomBytes } from 'node:crypto'

/** Letters and digits that nobody takes for one another (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24
/** Those of before are good until they are used. */
const EARLIER_LENGTH = 16

/** A hundred and twenty random bits in six groups, to be written down: `7k2m-9xqa-…`. So many need no slow hash. */
export function newRecoveryCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]).join('')
  return (characters.match(/.{4}/g) ?? []).join('-')
}

/** As it was made, however it was typed; undefined where it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const characters = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
  const isLong = characters.length === LENGTH || characters.length === EARLIER_LENGTH
  const isOne = isLong && [...characters].every((one) => ALPHABET.includes(one))
  return isOne ? (characters.match(/.{4}/g) ?? []).join('-') : undefined
}
