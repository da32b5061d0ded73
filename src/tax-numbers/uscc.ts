import { type IdentifierCheck, right, tidy, wrong } from './identifier.ts'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/**
 * The unified social credit code of mainland China (GB 32100-2015). Our own because stdnum 1.12.0 rejects codes whose
 * check character is 0.
 */
export function checkUscc(value: string): IdentifierCheck {
  const code = tidy(value)
  if (code === '')
    return wrong('', 'CN', 'EMPTY', {
      en: 'Enter the unified social credit code.',
      zh: '请填写统一社会信用代码。',
    })
  if (code.length !== 18)
    return wrong(code, 'CN', 'LENGTH', {
      en: `A unified social credit code has 18 characters; this one has ${code.length}.`,
      zh: `统一社会信用代码应为18位，当前为${code.length}位。`,
    })
  const foreign = Array.from(code).find((character) => !ALPHABET.includes(character))
  if (foreign !== undefined)
    return wrong(code, 'CN', 'CHARACTERS', {
      en: `“${foreign}” cannot be in a unified social credit code, which has only digits and capital letters except I, O, S, V and Z.`,
      zh: `统一社会信用代码不含“${foreign}”，仅由数字和大写字母（不含I、O、S、V、Z）组成。`,
    })
  if (!/^..\d{6}/.test(code))
    return wrong(code, 'CN', 'FORM', {
      en: 'The third to eighth characters give the place of registration and must be digits.',
      zh: '统一社会信用代码第3至8位为登记机关行政区划码，应为数字。',
    })
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * ALPHABET.indexOf(code.charAt(index)),
    0,
  )
  if (ALPHABET.charAt((31 - (sum % 31)) % 31) === code.charAt(17)) return right(code, 'CN')
  return wrong(code, 'CN', 'CHECK_DIGITS', {
    en: 'The check character does not match. Check for a wrong or swapped character.',
    zh: '校验位不符，请检查是否有字符输错或颠倒。',
  })
}
