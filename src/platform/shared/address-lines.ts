import type { Lang } from './local-text.ts'

export const HAN = /\p{Script=Han}/u
const POSTCODE_AND_PLACE = /^([\dA-Z][\dA-Z -]{2,9}) (\D+)$/
/** Where addresses are read from the largest place to the smallest. */
const CHINESE_ORDER = new Set(['CN', 'HK', 'MO', 'TW'])
/** A line that names a district and no building belongs before the street. */
const DISTRICT = /(?:[区县旗镇]|街道)$/

type Country = { name: string; code: string; lang: Lang }

/** Chinese characters are always read from the country down; Latin letters are, for a reader of Chinese, of China. */
const isFromCountry = (lines: readonly string[], { code, lang }: Country): boolean =>
  lines.some((line) => HAN.test(line)) || (lang === 'zh' && CHINESE_ORDER.has(code))

/**
 * The lines of a postal address in the order in which it is read: from the street to the country, in Chinese country,
 * province, city, street, postcode.
 * @param lines street lines, then postcode and place, as `keptLines` of `kept-lines.ts` gives them
 */
export function addressLines(lines: readonly string[], country: Country): string[] {
  const written = lines.filter((line) => line !== '')
  if (!isFromCountry(written, country)) return [...written, country.name]
  const last = written.at(-1) ?? ''
  const [, postcode = '', place = last] = POSTCODE_AND_PLACE.exec(last) ?? []
  const places = place.split(', ').toReversed()
  return [country.name, ...places, ...largerFirst(written.slice(0, -1)), postcode].filter(
    (line) => line !== '',
  )
}

/** The larger of two lines first: in Latin letters the second, in Chinese characters the one that names a district. */
function largerFirst(street: readonly string[]): string[] {
  const [, second = ''] = street
  return DISTRICT.test(second) || !HAN.test(street.join('')) ? street.toReversed() : [...street]
}

/** The address as one text: Chinese parts are parted by spaces, others by commas. */
export function addressText(lines: readonly string[], country: Country): string {
  const parts = addressLines(lines, country)
  return parts.join(lines.some((line) => HAN.test(line)) ? ' ' : ', ')
}
