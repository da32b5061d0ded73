/*
 * People in China type with an input method that produces full-width letters, digits and spaces; pasted text brings
 * invisible characters. What is stored is what was meant.
 */

const FULL_WIDTH_ALPHANUMERIC = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g
const WIDE_SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g
/** Control and format characters (zero-width spaces, direction marks) except tab and line feed. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}]/gu

/** Full-width letters and digits become ordinary ones; Chinese punctuation stays. */
export function normaliseText(text: string, multiline: boolean): string {
  const cleaned = text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(FULL_WIDTH_ALPHANUMERIC, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(WIDE_SPACES, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
  if (!multiline) return cleaned.replace(/\s+/g, ' ').trim()
  return cleaned.replace(/[ \t]+\n/g, '\n').trim()
}

/** For text that must end up in Latin letters: full-width punctuation and signs become ordinary ones too. */
export function toHalfWidth(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',').replaceAll('’', "'")
}

/** For numbers of all kinds: no separators, capitals. `de 89-3704…` → `DE893704…` */
export function compactCode(text: string, separators = /[\s.\-/]/g): string {
  return toHalfWidth(text).replace(separators, '').toUpperCase()
}

const DAY_PARTS = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/

/** With points the day comes first, with other separators it is the day if it cannot be the month. */
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/

/**
 * `1986年4月2日`, `1986/4/2`, `2.4.1986`, `31/12/1986` → `1986-04-02`, …; anything else comes back as it is, so also
 * `02/04/1986`, which is another day in America.
 */
export function normaliseDay(text: string): string {
  const compact = text.normalize('NFKC').replace(/\s/g, '')
  const parts = DAY_PARTS.exec(compact)
  if (parts) return dayOf(parts[1], parts[2], parts[3])
  const [, first = '', separator, second = '', year] = DAY_FIRST.exec(compact) ?? []
  if (year === undefined) return compact
  if (separator === '.' || Number(first) > 12 || Number(first) === Number(second))
    return dayOf(year, second, first)
  return Number(second) > 12 ? dayOf(year, first, second) : compact
}

/** Whether year, month and day are there, though the calendar may not have them: `2018-02-31`. */
export function isShapedLikeDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day)
}

/** Whether a day was meant of which nobody can say which number is the month. */
export function isAmbiguousDay(text: string): boolean {
  return DAY_FIRST.test(normaliseDay(text))
}

const dayOf = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
