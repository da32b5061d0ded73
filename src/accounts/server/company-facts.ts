import { checkVAT, countries } from 'jsvat-next'
import uscc from 'stdnum/lib/cjs/cn/uscc.js'
import { isCountryCode } from '#platform/shared/countries.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Address, VatNumberStatus } from '../company.ts'
import { badFields, fieldTexts } from './accounts.errors.ts'

export type CompanyFacts = {
  country: string
  registrationNumber: string | null
  vatNumber: string | null
  address: Address | null
}

/**
 * Brings the numbers into their compact form and judges them: form and check digits, not whether they exist.
 * @throws code 400 with a sentence at each wrong field
 */
export function judgeCompanyFacts(facts: CompanyFacts): CompanyFacts & { vatNumberStatus: VatNumberStatus } {
  const vatNumber = facts.vatNumber && compact(facts.vatNumber)
  const isChinese = facts.country === 'CN'
  const registrationNumber =
    facts.registrationNumber && isChinese ? compact(facts.registrationNumber) : facts.registrationNumber
  const fields: Record<string, LocalText> = {}
  if (!isCountryCode(facts.country)) fields['country'] = fieldTexts.country_unknown
  if (facts.address && !isCountryCode(facts.address.country))
    fields['address.country'] = fieldTexts.country_unknown
  if (registrationNumber && isChinese && !uscc.validate(registrationNumber).isValid) {
    fields['registrationNumber'] = fieldTexts.registration_number_cn
  }
  if (vatNumber && !checkVAT(vatNumber, countries).isValid) fields['vatNumber'] = fieldTexts.vat_number
  if (Object.keys(fields).length > 0) throw badFields(fields)
  return { ...facts, registrationNumber, vatNumber, vatNumberStatus: vatNumber ? 'well_formed' : 'none' }
}

/** Numbers are copied with blanks, dots and dashes; they mean nothing. */
const compact = (text: string) => text.toUpperCase().replace(/[\s.\-–/]/g, '')
