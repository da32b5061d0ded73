import type { Day } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { minusMoney, type Money, shareOf, sumMoney } from '#platform/shared/money.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import type { FeeVatKind } from './fee-vat-kinds.ts'

/**
 * VAT on the agency's own fee: a service, so other rules than for the seller's goods. The buyer determines the place of
 * supply; the place determines whose VAT, if any, applies.
 */
export type FeeVat = { kind: FeeVatKind; rateBasisPoints: number; reason: LocalText; source: string }

export type FeeBuyer = {
  /** ISO 3166 code of the country where the business is established */
  country: string
  /** Licence or register number: shows outside the agency's tax area that the buyer is a business. */
  registrationNumber: string | null
  vatNumber: string | null
  /** Only `valid`, as the register (VIES) answered, counts as a number. */
  vatNumberStatus: string | null
}

/** The day on which the fee is agreed, and the rates that staff added to those of the release. */
export type FeeRates = { day: Day; added: readonly RateRow[] }

/** The countries of establishment for which an agency's fees can be assessed. */
export const AGENCY_COUNTRIES: readonly string[] = [...EU_STATES, 'GB', 'CN']

/** The VAT on a fee of an agency in `agencyCountry`. @throws RangeError for a country or a day without rates */
export function assessFeeVat(agencyCountry: string, buyer: FeeBuyer, rates: FeeRates): FeeVat {
  if (EU_STATES.has(agencyCountry)) return euAgency(agencyCountry, standardRate(agencyCountry, rates), buyer)
  if (agencyCountry === 'GB') return gbAgency(standardRate(agencyCountry, rates), buyer)
  if (agencyCountry === 'CN') return cnAgency(buyer)
  throw new RangeError(`no VAT table for an agency in ${agencyCountry}`)
}

function standardRate(country: string, { day, added }: FeeRates): number {
  const rate = rateOn(country, 'standard', day, added)
  if ('refused' in rate) throw new RangeError(rate.refused.en)
  return rate.basisPoints
}

/** Treatment and amounts together: what a cart shows and an order copies. */
export function feeVatOn(
  agencyCountry: string,
  buyer: FeeBuyer,
  net: Money,
  rates: FeeRates,
): FeeVat & { vat: Money; total: Money } {
  const treatment = assessFeeVat(agencyCountry, buyer, rates)
  const { vat, total } = withFeeVat(net, treatment)
  return { ...treatment, vat, total }
}

/** What is missing of a buyer who would pay less VAT with it, and how much less. */
export type FeeVatSaving = { missing: 'registrationNumber' | 'vatNumber'; amount: Money }

/** What a number that the buyer has not given, or that is not confirmed yet, would take off this fee. */
export function savingOn(
  agencyCountry: string,
  buyer: FeeBuyer,
  net: Money,
  rates: FeeRates,
): FeeVatSaving | undefined {
  const now = feeVatOn(agencyCountry, buyer, net, rates).vat
  const withNumber = (missing: FeeVatSaving['missing'], more: Partial<FeeBuyer>) => {
    const then = feeVatOn(agencyCountry, { ...buyer, ...more }, net, rates).vat
    return then.amount < now.amount ? { missing, amount: minusMoney(now, then) } : undefined
  }
  if (now.amount === 0 || buyer.country === agencyCountry) return undefined
  if (!isShownBusiness(buyer)) {
    const saving = withNumber('registrationNumber', { registrationNumber: 'given' })
    if (saving) return saving
  }
  if (!EU_STATES.has(buyer.country)) return undefined
  return withNumber('vatNumber', { vatNumber: buyer.country, vatNumberStatus: 'valid' })
}

/** The amount payable. VAT is computed once, on the sum of the lines, rounded half away from zero to the minor unit. */
export function withFeeVat(
  net: Money,
  treatment: Pick<FeeVat, 'rateBasisPoints'>,
): { net: Money; vat: Money; total: Money } {
  const vat = shareOf(net, treatment.rateBasisPoints)
  return { net, vat, total: sumMoney([net, vat], net.currency) }
}

function euAgency(agencyCountry: string, rate: number, buyer: FeeBuyer): FeeVat {
  if (buyer.country === agencyCountry) return local(rate, 'Directive 2006/112 art. 44, 45', SAME_COUNTRY)
  if (EU_STATES.has(buyer.country)) {
    if (hasValidVatNumber(buyer) && isNumberOfTheEu(buyer.vatNumber))
      return {
        kind: 'REVERSE_CHARGE',
        rateBasisPoints: 0,
        reason: REVERSE_CHARGE,
        source: 'Directive 2006/112 art. 44, 196',
      }
    return local(rate, 'Directive 2006/112 art. 45', withoutProof(buyer))
  }
  if (isShownBusiness(buyer))
    return {
      kind: 'OUTSIDE_SCOPE',
      rateBasisPoints: 0,
      reason: OUTSIDE_EU,
      source: 'Directive 2006/112 art. 44, 59',
    }
  return local(rate, 'Directive 2006/112 art. 45', NOT_SHOWN)
}

function gbAgency(rate: number, buyer: FeeBuyer): FeeVat {
  if (buyer.country === 'GB') return local(rate, 'VATA 1994 s. 7A', SAME_COUNTRY)
  if (isShownBusiness(buyer) || hasValidVatNumber(buyer))
    return { kind: 'OUTSIDE_SCOPE', rateBasisPoints: 0, reason: OUTSIDE_GB, source: 'VATA 1994 s. 7A(2)(a)' }
  return local(rate, 'VATA 1994 s. 7A(2)(b)', NOT_SHOWN)
}

function cnAgency(buyer: FeeBuyer): FeeVat {
  if (buyer.country === 'CN') return local(600, '《增值税法》第十条', SAME_COUNTRY)
  if (isShownBusiness(buyer) || hasValidVatNumber(buyer))
    return {
      kind: 'EXEMPT',
      rateBasisPoints: 0,
      reason: EXPORTED_FROM_CN,
      source: '财税〔2016〕36号附件4第二条',
    }
  return local(600, '《增值税法》第十条', NOT_SHOWN)
}

const hasValidVatNumber = (buyer: FeeBuyer): boolean =>
  Boolean(buyer.vatNumber) && buyer.vatNumberStatus === 'valid'
/** A number from elsewhere, such as Great Britain or Switzerland, does not prove an establishment in the EU. */
const isNumberOfTheEu = (vatNumber: string | null): boolean =>
  vatNumber !== null && (EU_STATES.has(vatNumber.slice(0, 2)) || vatNumber.startsWith('EL'))

/** Why the number does not count, and what would change that. */
function withoutProof({ vatNumber, vatNumberStatus }: FeeBuyer): LocalText {
  if (!isNumberOfTheEu(vatNumber)) return NO_VALID_NUMBER
  if (vatNumberStatus === 'invalid') return NUMBER_NOT_IN_FORCE
  return NUMBER_NOT_CONFIRMED
}
const isShownBusiness = (buyer: FeeBuyer): boolean => Boolean(buyer.registrationNumber?.trim())

const local = (rateBasisPoints: number, source: string, reason: LocalText): FeeVat => ({
  kind: 'LOCAL',
  rateBasisPoints,
  reason,
  source,
})

const SAME_COUNTRY: LocalText = {
  en: 'Your company is in the same country as the agency, so the local VAT applies.',
  zh: '贵公司与服务商在同一国家，因此适用当地增值税。',
}
const REVERSE_CHARGE: LocalText = {
  en: 'Your company is in another EU country and has a valid VAT number: you account for the VAT yourself (reverse charge).',
  zh: '贵公司位于其他欧盟国家且VAT税号有效，由贵公司自行申报增值税（反向征收）。',
}
const NO_VALID_NUMBER: LocalText = {
  en: 'Your company is in another EU country without a VAT number confirmed as valid, so the agency’s local VAT applies.',
  zh: '贵公司位于其他欧盟国家，但没有经核验有效的VAT税号，因此适用服务商所在国的增值税。',
}
const NUMBER_NOT_IN_FORCE: LocalText = {
  en: 'The EU’s VIES register does not recognise your company’s VAT number, so the agency’s local VAT applies. Please check the number in your company profile.',
  zh: '欧盟VIES系统查无贵公司的VAT税号，因此适用服务商所在国的增值税。请核对企业信息中的税号。',
}
const NUMBER_NOT_CONFIRMED: LocalText = {
  en: 'Your VAT number has not been confirmed by the EU’s VIES register, so the agency’s local VAT applies. Once it is confirmed, you account for the VAT yourself.',
  zh: '贵公司的VAT税号尚未经欧盟VIES系统核验，因此适用服务商所在国的增值税。核验有效后由贵公司自行申报（反向征收）。',
}
const OUTSIDE_EU: LocalText = {
  en: 'Your company is established outside the EU, as its registration number shows: no EU VAT on this fee.',
  zh: '注册号表明贵公司设立在欧盟境外，本服务费不征收欧盟增值税。',
}
const OUTSIDE_GB: LocalText = {
  en: 'Your company is established outside the United Kingdom, as its registration number shows: no UK VAT on this fee.',
  zh: '注册号表明贵公司设立在英国境外，本服务费不征收英国增值税。',
}
const EXPORTED_FROM_CN: LocalText = {
  en: 'Your company is established outside mainland China and uses the service there: exempt from Chinese VAT.',
  zh: '贵公司设立在中国大陆以外且服务完全在境外消费，免征增值税。',
}
const NOT_SHOWN: LocalText = {
  en: 'Without a registration number we cannot prove that you are buying as a business, so the agency’s local VAT applies. With the number, no VAT is added.',
  zh: '缺少公司注册号，无法证明以企业身份购买，因此适用服务商所在国的增值税。补充注册号后即不加收。',
}
