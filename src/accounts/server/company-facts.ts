import { isCountryCode } from '#platform/shared/countries.ts'
import { isProvince } from '#platform/shared/provinces.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { checkIdentifier } from '#tax-numbers/check-identifier.ts'
import type { IdentifierCheck } from '#tax-numbers/identifier.ts'
import { reasonText } from '#tax-numbers/reason-text.ts'
import type { Address, VatNumberStatus } from '../company.ts'
import { isLatin, type LatinNames } from '../latin-names.ts'
import { badFields, fieldTexts } from './accounts.errors.ts'

export type CompanyFacts = {
  country: string
  registrationNumber: string | null
  vatNumber: string | null
  address: Address | null
  latin?: LatinNames | null
}

/**
 * Brings the numbers into their compact form and checks them: format and check digits, not whether they
 * exist. @throws code 400 with a message for each wrong field
 */
export function checkCompanyFacts(facts: CompanyFacts): CompanyFacts & { vatNumberStatus: VatNumberStatus } {
  const vat = facts.vatNumber ? checkCompanyVatNumber(facts.vatNumber, facts.country) : null
  const uscc =
    facts.registrationNumber && facts.country === 'CN'
      ? checkIdentifier('uscc', facts.registrationNumber)
      : null
  const fields: Record<string, LocalText> = {}
  if (!isCountryCode(facts.country)) fields['country'] = fieldTexts.country_unknown
  if (facts.address && !isCountryCode(facts.address.country))
    fields['address.country'] = fieldTexts.country_unknown
  const province = provinceOf(facts.address)
  if (province !== undefined && !isProvince(province))
    fields['address.province'] = fieldTexts.province_unknown
  for (const [key, text] of Object.entries(facts.latin ?? {}))
    if (text && !isLatin(text)) fields[`latin.${key}`] = fieldTexts.latin_only
  if (uscc?.reason) fields['registrationNumber'] = reasonText(uscc.reason)
  if (vat?.reason) fields['vatNumber'] = reasonText(vat.reason)
  if (Object.keys(fields).length > 0) throw badFields(fields)
  return {
    ...facts,
    address: facts.address && withProvince(facts.address, province),
    registrationNumber: uscc?.normalised ?? facts.registrationNumber,
    vatNumber: vat?.normalised ?? null,
    vatNumberStatus: vat ? 'well_formed' : 'none',
  }
}

/** Only mainland China has them here: those of other countries are dropped. */
const provinceOf = (address: Address | null): string | undefined =>
  (address?.country === 'CN' && address.province) || undefined

const withProvince = ({ province: _typed, ...address }: Address, province: string | undefined): Address =>
  province === undefined ? address : { ...address, province }

/** A company may have the number of another country; one without letters is of its own. */
function checkCompanyVatNumber(value: string, country: string): IdentifierCheck {
  const check = checkIdentifier('vat', value)
  if (check.valid) return check
  const own = checkIdentifier('vat', value, country)
  return own.valid ? own : check
}

function checkForCountry(country: string, number: string): IdentifierCheck | undefined {
  if (EU_STATES.has(country)) return checkIdentifier('vat', number, country)
  return country === 'CN' ? checkIdentifier('uscc', number) : undefined
}

/** The number that shows a business: of the VAT in an EU state, else of the licence or register. */
export function checkBusinessNumber(
  country: string,
  number: string,
): { normalised: string; reason?: LocalText } {
  const check = checkForCountry(country, number)
  if (!check) return { normalised: number }
  return { normalised: check.normalised, ...(check.reason && { reason: reasonText(check.reason) }) }
}
