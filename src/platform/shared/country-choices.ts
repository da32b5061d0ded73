import { countryName, officialCountryName } from './countries.ts'
import { LOCALES } from './format-number.ts'
import { LANGS, type Lang } from './local-text.ts'

/** `names`: everyday and official ones in both languages, as they are searched. */
export type CountryChoice = { code: string; name: string; names: readonly string[] }

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
      name: countryName(code, lang),
      names: LANGS.flatMap((one) => [countryName(code, one), officialCountryName(code, one)]).map(plain),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

/** Names that begin with the query come before names that only contain it. */
export function findCountries(choices: readonly CountryChoice[], typed: string): CountryChoice[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return [...choices]
  const isCode = (choice: CountryChoice): boolean => choice.code.toLowerCase() === wanted
  const found = choices.filter(
    (choice) => isCode(choice) || choice.names.some((name) => name.includes(wanted)),
  )
  const begins = (choice: CountryChoice): boolean =>
    isCode(choice) || choice.names.some((name) => name.startsWith(wanted))
  return [...found.filter(begins), ...found.filter((choice) => !begins(choice))]
}
