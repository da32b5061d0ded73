import { checkBic, checkIban } from './bank-numbers.ts'
import { checkEori } from './eori.ts'
import { checkGermanTaxNumber } from './german-tax-number.ts'
import type { IdentifierCheck, IdentifierKind } from './identifier.ts'
import { checkOneStopShopNumber } from './one-stop-shop-number.ts'
import { checkUscc } from './uscc.ts'
import { checkVatNumber } from './vat-number.ts'

const CHECKS: Record<IdentifierKind, (value: string, country?: string) => IdentifierCheck> = {
  vat: checkVatNumber,
  eori: checkEori,
  iban: checkIban,
  bic: checkBic,
  uscc: checkUscc,
  germanTaxNumber: checkGermanTaxNumber,
  oss: checkOneStopShopNumber,
}

/** Normalises a number and checks its form and check digits. Total: never throws, whatever the text. */
export function checkIdentifier(kind: IdentifierKind, value: string, country?: string): IdentifierCheck {
  return CHECKS[kind](value, country)
}
