import { type IdentifierCheck, right, tidy, wrong } from './identifier.ts'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/**
 * The unified social credit code of mainland China (GB 32100-2015). Our own because stdnum 1.12.0 rejects codes whose
 * check character is 0.
 */
export function checkUscc(value: string): IdentifierCheck {
  const code = tidy(value)
  if (code === '') return wrong('', 'CN', 'EMPTY', 'usccEmpty')
  if (code.length !== 18) return wrong(code, 'CN', 'LENGTH', 'usccLength', { length: code.length })
  const foreign = Array.from(code).find((character) => !ALPHABET.includes(character))
  if (foreign !== undefined) return wrong(code, 'CN', 'CHARACTERS', 'usccCharacter', { character: foreign })
  if (!/^..\d{6}/.test(code)) return wrong(code, 'CN', 'FORM', 'usccForm')
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * ALPHABET.indexOf(code.charAt(index)),
    0,
  )
  if (ALPHABET.charAt((31 - (sum % 31)) % 31) === code.charAt(17)) return right(code, 'CN')
  return wrong(code, 'CN', 'CHECK_DIGITS', 'usccCheckDigits')
}
