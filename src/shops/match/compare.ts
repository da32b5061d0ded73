import { addressWords, isHan, nameParts, plain, unspaced } from './normalise.ts'

/**
 * `LEGAL_FORM`: the same name with a part of its legal form left out. `OTHER_SCRIPT`: one is in Chinese characters, the
 * other is not.
 */
export const VERDICTS = ['SAME', 'LEGAL_FORM', 'DIFFERENT', 'OTHER_SCRIPT'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What somebody has to change. */
export const isDifference = (verdict: string): boolean => verdict === 'DIFFERENT' || verdict === 'LEGAL_FORM'

export function compareNames(a: string, b: string): Verdict {
  const [first, second] = [nameParts(a), nameParts(b)]
  if (isHan(first.own) !== isHan(second.own)) return 'OTHER_SCRIPT'
  if (unspaced(first.own) === unspaced(second.own) && first.form === second.form) return 'SAME'
  return isFormLeftOut(first, second) ? 'LEGAL_FORM' : 'DIFFERENT'
}

type Parts = ReturnType<typeof nameParts>

/** `Trading Ltd` and `Trading Co., Ltd.`: the one form is a part of the other. */
function isFormLeftOut(a: Parts, b: Parts): boolean {
  const bare = ({ own, form }: Parts) => (form === 'co ltd' || form === 'ltd' ? unspaced(own) : '')
  return bare(a) !== '' && bare(a) === bare(b)
}

/**
 * Two addresses agree when one says what the other says, perhaps with more words: a province, a district. A number that
 * only one of them has is a difference.
 */
export function compareAddresses(a: string, b: string): Verdict {
  if (isHan(a) !== isHan(b)) return 'OTHER_SCRIPT'
  if (isHan(a)) return unspaced(plain(a)) === unspaced(plain(b)) ? 'SAME' : 'DIFFERENT'
  const [first, second] = [addressWords(a), addressWords(b)]
  const [onlyFirst, onlySecond] = [without(first, second), without(second, first)]
  if (unspaced(first.join('')) === unspaced(second.join(''))) return 'SAME'
  if ([...onlyFirst, ...onlySecond].some((word) => /\d/.test(word) || word.length === 1)) return 'DIFFERENT'
  return onlyFirst.length > 0 && onlySecond.length > 0 ? 'DIFFERENT' : 'SAME'
}

/** Numbers of registers and taxes: letters and digits alone count. */
export const compareNumbers = (a: string, b: string): Verdict =>
  unspaced(plain(a)) === unspaced(plain(b)) ? 'SAME' : 'DIFFERENT'

/** The words of a list that another one lacks, each as often as it is missing. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}
