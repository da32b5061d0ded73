import type { NodeResult } from '#catalogue/process.ts'
import { checkAnswer, normaliseFor } from '#forms/engine/validate/validators.ts'
import { checkOneStopShopNumber } from '#tax-numbers/one-stop-shop-number.ts'
import type { Validator } from '#forms/engine/model/validator-schema.ts'

/** What must be recorded when an authority grants something. */
export type GrantNeeds = { number: boolean; validFrom: boolean; certificate: boolean }

/** A VAT number is what the service was bought for, so nothing may be missing. */
export function needsOfGrant(produces: NodeResult | null): GrantNeeds {
  if (produces === 'VAT_NUMBER') return { number: true, validFrom: true, certificate: true }
  const number =
    produces === 'TAX_NUMBER' ||
    produces === 'EORI_NUMBER' ||
    produces === 'EPR_NUMBER' ||
    produces === 'OSS_CONFIRMATION'
  return { number, validFrom: false, certificate: false }
}

/** German producers: 13 digits in the packaging register LUCID, 8 with stiftung ear for devices and batteries. */
const GERMAN_PRODUCER = /^DE ?(\d{13}|\d{8})$/
const ANY_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,39}$/

function validatorFor(produces: NodeResult | null, country: string): Validator | undefined {
  if (produces === 'VAT_NUMBER') return { name: 'vatNumber', countries: [country] }
  if (produces === 'EORI_NUMBER') return { name: 'eori' }
  return produces === 'TAX_NUMBER' && country === 'DE' ? { name: 'germanTaxNumber' } : undefined
}

/**
 * The number in the form in which it is stored, or undefined when it is invalid: the validators of the forms check
 * VAT, EORI, one-stop-shop and German tax numbers; German producers' numbers are `DE` and digits.
 */
export function normaliseNumber(
  produces: NodeResult | null,
  country: string,
  raw: string,
): string | undefined {
  const validator = validatorFor(produces, country)
  if (validator) {
    const number = normaliseFor([validator], raw)
    const wrong = checkAnswer(validator, number, { today: '', lookup: () => undefined })
    return wrong ? undefined : number
  }
  if (produces === 'OSS_CONFIRMATION') {
    const { valid, normalised } = checkOneStopShopNumber(raw)
    return valid ? normalised : undefined
  }
  const number = raw.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (produces === 'EPR_NUMBER' && country === 'DE')
    return GERMAN_PRODUCER.test(number) ? number.replace(' ', '') : undefined
  return ANY_NUMBER.test(number) ? number : undefined
}
