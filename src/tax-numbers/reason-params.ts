import { countryName } from '#platform/shared/countries.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { NumberReasonParams } from './number-reasons.ts'

/** The parameters of a reason as the reader's language writes them: names of countries, `9 or 12`. */
export function reasonParamsIn(params: NumberReasonParams, lang: Lang): Record<string, string | number> {
  const worded = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (name === 'country' || name === 'expected') return [name, countryName(String(value), lang)]
    if (name === 'lengths') return [name, joinOr(String(value).split(' '), lang)]
    return [name, value]
  })
  return Object.fromEntries(worded)
}

function joinOr(values: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(LOCALES[lang], { type: 'disjunction' }).format(values)
}
