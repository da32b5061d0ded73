import { officialCountryName } from '#platform/shared/countries.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'

export type CountryChoice = { code: string; name: string; words: string }

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** All choices, sorted by the rules of the reader's language, and found by either language's name or the code. */
export function countryChoices(codes: readonly string[], lang: Lang): CountryChoice[] {
  const collator = new Intl.Collator(LOCALES[lang])
  return codes
    .map((code) => ({
      code,
      name: officialCountryName(code, lang),
      words: plain(`${officialCountryName(code, 'en')} ${officialCountryName(code, 'zh')} ${code}`),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

/** Names that begin with the query come before names that only contain it. */
export function findCountries(choices: readonly CountryChoice[], typed: string): CountryChoice[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return [...choices]
  const found = choices.filter((choice) => choice.words.includes(wanted))
  const begins = (choice: CountryChoice): boolean =>
    plain(choice.name).startsWith(wanted) || choice.code.toLowerCase() === wanted
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
