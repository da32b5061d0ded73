import type { LocalText } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'

/** The country that a form is for, and its name and its office's name inside a sentence. */
export type Place = {
  /** ISO code of the country that registers. */
  code: string
  name: LocalText
  /** "the French tax office", "HMRC". */
  office: LocalText
  currency: Currency
  /** Where the company's name will be printed, for forms that end in something else than a VAT certificate. */
  nameHelp?: LocalText
  /** The question keys of a form older than the others; its keys carry no country. */
  ownKeys?: Readonly<Record<string, string>>
  /** The text for a domestic company, where it is not simply refused. */
  domestic?: LocalText
}

/** At the beginning of an English sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * The key of a question about the country itself: `stockSinceFr`. Answers are copied between forms by their
 * keys, and what is true of stock in France says nothing about stock in Italy.
 */
export function keyIn(place: Place, key: string): string {
  if (place.ownKeys) return place.ownKeys[key] ?? key
  return key + place.code.charAt(0) + place.code.slice(1).toLowerCase()
}
