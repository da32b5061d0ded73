import type { CouponDraft, StaffCoupon } from '#coupons/staff/contract.ts'
import { parseDecimal } from '#platform/shared/decimal.ts'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'

/** The form's values: texts as typed. */
export type CouponFields = {
  code: string
  nameEn: string
  nameZh: string
  termsEn: string
  termsZh: string
  kind: 'percent' | 'amount'
  percent: string
  amounts: Record<Currency, string>
  minimums: Record<Currency, string>
  categories: string[]
  products: string
  validFrom: string
  validUntil: string
  totalUses: string
  usesPerCompany: string
  stackable: boolean
  claimable: boolean
  firstOrderOnly: boolean
}

const nothing: Record<Currency, string> = { EUR: '', GBP: '', USD: '', CNY: '' }

export const NEW_COUPON: CouponFields = {
  code: '',
  nameEn: '',
  nameZh: '',
  termsEn: '',
  termsZh: '',
  kind: 'percent',
  percent: '10',
  amounts: nothing,
  minimums: nothing,
  categories: [],
  products: '',
  validFrom: '',
  validUntil: '',
  totalUses: '',
  usesPerCompany: '1',
  stackable: false,
  claimable: false,
  firstOrderOnly: false,
}

export function fieldsOf(coupon: StaffCoupon): CouponFields {
  return {
    code: coupon.code,
    nameEn: coupon.name.en,
    nameZh: coupon.name.zh,
    termsEn: coupon.terms.en,
    termsZh: coupon.terms.zh,
    kind: coupon.basisPoints === null ? 'amount' : 'percent',
    percent: coupon.basisPoints === null ? '' : String(coupon.basisPoints / 100),
    amounts: typed(coupon.amounts),
    minimums: typed(coupon.minimums),
    categories: coupon.categories,
    products: coupon.products.join(', '),
    validFrom: coupon.validFrom,
    validUntil: coupon.validUntil,
    totalUses: coupon.totalUses === null ? '' : String(coupon.totalUses),
    usesPerCompany: String(coupon.usesPerCompany),
    stackable: coupon.stackable,
    claimable: coupon.claimable,
    firstOrderOnly: coupon.firstOrderOnly,
  }
}

/**
 * As it is sent: percent as basis points, amounts in minor units; what is not a number becomes 0, which is
 * refused.
 */
export function draftOf(fields: CouponFields): CouponDraft {
  const isPercent = fields.kind === 'percent'
  return {
    name: { en: fields.nameEn, zh: fields.nameZh },
    terms: { en: fields.termsEn, zh: fields.termsZh },
    basisPoints: isPercent ? hundredths(fields.percent) : null,
    amounts: isPercent ? {} : minorUnits(fields.amounts),
    minimums: minorUnits(fields.minimums),
    categories: fields.categories as CouponDraft['categories'],
    products: fields.products.split(/[\s,，、]+/).filter(Boolean),
    validFrom: fields.validFrom,
    validUntil: fields.validUntil,
    totalUses: fields.totalUses.trim() === '' ? null : whole(fields.totalUses),
    usesPerCompany: whole(fields.usesPerCompany),
    stackable: fields.stackable,
    claimable: fields.claimable,
    firstOrderOnly: fields.firstOrderOnly,
  }
}

const typed = (amounts: Record<string, number>): Record<Currency, string> => {
  const all = { ...nothing }
  for (const currency of CURRENCIES) {
    const amount = amounts[currency]
    if (amount !== undefined) all[currency] = String(amount / 100)
  }
  return all
}

function minorUnits(amounts: Record<Currency, string>): Partial<Record<Currency, number>> {
  const filled = CURRENCIES.filter((currency) => amounts[currency].trim() !== '')
  return Object.fromEntries(filled.map((currency) => [currency, hundredths(amounts[currency])]))
}

const hundredths = (text: string): number => Math.max(0, parseDecimal(text, 2) ?? 0)

const whole = (text: string): number => Math.max(0, parseDecimal(text, 0) ?? 0)
