/** Crockford's base 32: no I, L, O or U, which are taken for digits or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIGNS = 16
const GROUP = 4

/** The code of a letter: 80 random bits, which nobody guesses, in sixteen signs, which somebody can type. */
export function newConfirmationCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIGNS))
  return [...bytes].map((byte) => ALPHABET[byte & 31]).join('')
}

/** `0123-4567-89AB-CDEF`, as it is printed. */
export function groupConfirmationCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

/**
 * A code as people type it: small letters, spaces, dashes, full-width signs, O for 0 and I or L for 1.
 * @returns undefined if no letter can have it
 */
export function readConfirmationCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}._]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === SIGNS && [...code].every((sign) => ALPHABET.includes(sign)) ? code : undefined
}
