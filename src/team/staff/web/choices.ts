import { countryOptions } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'

/** Clerks of an agency for sellers from China sit there too, whatever countries there is work for. */
export const seatOptions = (countries: readonly string[], lang: Lang) =>
  countryOptions(new Set(['CN', 'HK', ...countries]), lang)

export const toggled = (values: readonly string[], value: string, on: boolean): string[] =>
  on ? [...values, value] : values.filter((one) => one !== value)
