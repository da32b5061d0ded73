import type { NumberReasonKey, NumberReasonParams } from './number-reasons.ts'

/** The kinds of number that can be checked. */
export const IDENTIFIER_KINDS = ['vat', 'eori', 'iban', 'bic', 'uscc', 'germanTaxNumber', 'oss'] as const
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number]

/** Machine-readable reasons why a number is wrong. */
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

/** Why a number is wrong: the key of a sentence in `number-reasons.ts`, so that no rule carries words of any language. */
export type IdentifierReason = { code: IdentifierFault; key: NumberReasonKey; params: NumberReasonParams }

/** Form and check digits alone. Only the authority knows whether a number was ever issued. */
export type IdentifierCheck = {
  /** capitals, no separators, as authorities store it; where it is wrong, the input tidied */
  normalised: string
  valid: boolean
  /** ISO code, XI for Northern Ireland; null where the number does not show one */
  country: string | null
  /** only where it is not valid */
  reason?: IdentifierReason
}

/** Longer than any number with all its usual separators. */
const LONGEST = 100

/** Spaces of all widths, dots, commas, hyphens and dashes, slashes, apostrophes, and invisible characters. */
const SEPARATORS = /[\s.,·\-\u2010-\u2015\u2212_/\\'’:：、。]|[\p{Cc}\p{Cf}]/gu

/**
 * Half-width capitals without separators. What is left over cannot be part of a number and is named in the reason; an
 * overlong text is cut and marked, so that its beginning is not taken for the whole.
 */
export function tidy(value: string, separators: RegExp = SEPARATORS): string {
  const cut = value.length > LONGEST ? `${value.slice(0, LONGEST)}*` : value
  return cut.normalize('NFKC').toUpperCase().replace(separators, '')
}

export function right(normalised: string, country: string | null): IdentifierCheck {
  return { normalised, valid: true, country }
}

export function wrong(
  normalised: string,
  country: string | null,
  code: IdentifierFault,
  key: NumberReasonKey,
  params: NumberReasonParams = {},
): IdentifierCheck {
  return { normalised, valid: false, country, reason: { code, key, params } }
}
