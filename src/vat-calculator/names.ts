import type { LocalText } from '#platform/shared/local-text.ts'
import type { VatResult, DISPATCH_TREATMENTS, Liable, Scheme } from '#vat/engine/vat-result.ts'

/** The treatment of a line, in sellers' terms. */
export const SCHEME_NAMES: Readonly<Record<Scheme, LocalText>> = {
  DEEMED_SUPPLIER: { en: 'Marketplace collects', zh: '平台代扣代缴' },
  DOMESTIC_REVERSE_CHARGE: { en: 'Reverse charge', zh: '反向征收' },
  EXPORT: { en: 'Export', zh: '出口' },
  EXPORT_OWN_GOODS: { en: 'Export of own goods', zh: '自有货物出口' },
  IC_SUPPLY: { en: 'Intra-community supply', zh: '欧盟内部供货' },
  IMPORT_CUSTOMS: { en: 'Import', zh: '进口' },
  IOSS: { en: 'IOSS', zh: 'IOSS' },
  LOCAL: { en: 'Local VAT', zh: '当地VAT' },
  NONE: { en: 'No VAT', zh: '不涉及VAT' },
  ORIGIN_BELOW_THRESHOLD: { en: 'Below the distance sales threshold', zh: '未达远程销售起征额' },
  OSS_UNION: { en: 'One Stop Shop (OSS)', zh: 'OSS申报' },
  OWN_GOODS: { en: 'Own goods moved', zh: '自有货物移仓' },
}

export const LIABLE_NAMES: Readonly<Record<Liable, LocalText>> = {
  SELLER: { en: 'You, the seller', zh: '卖家（您）' },
  MARKETPLACE: { en: 'Marketplace', zh: '平台' },
  BUYER: { en: 'Buyer', zh: '买家' },
  IMPORTER: { en: 'Importer', zh: '进口人' },
  NONE: { en: 'Nobody', zh: '无需缴纳' },
}

/** What the state of departure sees. */
export const DISPATCH_NAMES: Readonly<Record<(typeof DISPATCH_TREATMENTS)[number], LocalText>> = {
  EXEMPT_IC_SUPPLY: { en: 'exempt dispatch', zh: '免税移送' },
  TAXABLE_UNLESS_VAT_ID: {
    en: 'taxable until there is a VAT number where the goods arrive',
    zh: '在到达国取得VAT税号之前须征税',
  },
  TAXABLE_AND_DEDUCTIBLE: { en: 'taxed and deducted in the same return', zh: '同一份申报中计税并抵扣' },
  ZERO_RATED_EXPORT: { en: 'your zero-rated export', zh: '您的零税率出口' },
  TAXED_AT_DESTINATION: { en: 'not taxed, but reported', zh: '不征税，但须申报' },
}

export type LineStatus = VatResult['decision']['status'] | 'UNREADABLE'
export const STATUS_NAMES: Readonly<Record<LineStatus, LocalText>> = {
  JUDGED: { en: 'Calculated', zh: '已计算' },
  PROVISIONAL: { en: 'Based on assumptions', zh: '按常见情况推算' },
  QUESTION: { en: 'Needs an answer', zh: '需补充信息' },
  REFUSED: { en: 'Not possible', zh: '无法计算' },
  UNREADABLE: { en: 'Please correct', zh: '请修改' },
}
