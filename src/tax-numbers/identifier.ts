import type { LocalText } from '#platform/shared/local-text.ts'

/** What kinds of number can be checked. */
export const IDENTIFIER_KINDS = ['vat', 'eori', 'iban', 'bic', 'uscc', 'germanTaxNumber', 'oss'] as const
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number]

/** Why a number is not one, for programs. */
export type IdentifierFault =
  | 'EMPTY'
  | 'NO_COUNTRY'
  | 'UNKNOWN_COUNTRY'
  | 'OTHER_COUNTRY'
  | 'OTHER_KIND'
  | 'LENGTH'
  | 'CHARACTERS'
  | 'FORM'
  | 'SUFFIX'
  | 'CHECK_DIGITS'

type IdentifierReason = LocalText & { code: IdentifierFault }

/** Form and check digits alone. Whether a number was ever given to somebody is known to the authority. */
export type IdentifierCheck = {
  /** capitals, no separators, as authorities store it; what was sent, tidied, where it is wrong */
  normalised: string
  valid: boolean
  /** ISO code, XI for Northern Ireland; null where the number tells none */
  country: string | null
  /** only where it is not valid */
  reason?: IdentifierReason
}

/** Longer than any number with all separators that people type. */
const LONGEST = 100

/** Spaces of all widths, dots, commas, hyphens and dashes, slashes, apostrophes, and what cannot be seen. */
const SEPARATORS = /[\s.,·\-\u2010-\u2015\u2212_/\\'’:：、。]|[\p{Cc}\p{Cf}]/gu

/**
 * Capitals in half width without separators. What is left over belongs to no number and is named in the reason; what is
 * far too long is cut and marked, so that its beginning is not taken for the whole.
 */
export function tidy(value: string, separators: RegExp = SEPARATORS): string {
  const looked = value.length > LONGEST ? `${value.slice(0, LONGEST)}*` : value
  return looked.normalize('NFKC').toUpperCase().replace(separators, '')
}

export function right(normalised: string, country: string | null): IdentifierCheck {
  return { normalised, valid: true, country }
}

export function wrong(
  normalised: string,
  country: string | null,
  code: IdentifierFault,
  text: LocalText,
): IdentifierCheck {
  return { normalised, valid: false, country, reason: { code, en: text.en, zh: text.zh } }
}
