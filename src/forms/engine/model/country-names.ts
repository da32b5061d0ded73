import type { Lang } from '#platform/shared/local-text.ts'

/** As Chinese companies write them on official papers. */
const OWN_NAMES: Record<string, string> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' }

const names = new Map<Lang, Intl.DisplayNames>()

/** The name of a country or region in the reader's language. */
export function countryName(code: string, lang: Lang): string {
  if (lang === 'zh' && OWN_NAMES[code]) return OWN_NAMES[code]
  let display = names.get(lang)
  if (!display) {
    display = new Intl.DisplayNames(lang === 'zh' ? 'zh-CN' : 'en-GB', { type: 'region', fallback: 'code' })
    names.set(lang, display)
  }
  return display.of(code) ?? code
}

export type CountryChoice = { code: string; name: string; words: string }

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** All choices, sorted as the reader's language sorts, and found by either language's name or the code. */
export function countryChoices(codes: readonly string[], lang: Lang): CountryChoice[] {
  const collator = new Intl.Collator(lang === 'zh' ? 'zh-CN' : 'en-GB')
  return codes
    .map((code) => ({
      code,
      name: countryName(code, lang),
      words: plain(`${countryName(code, 'en')} ${countryName(code, 'zh')} ${code}`),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

/** What begins with the words comes before what only contains them. */
export function findCountries(choices: readonly CountryChoice[], typed: string): CountryChoice[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return [...choices]
  const found = choices.filter((choice) => choice.words.includes(wanted))
  const begins = (choice: CountryChoice): boolean =>
    plain(choice.name).startsWith(wanted) || choice.code.toLowerCase() === wanted
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
