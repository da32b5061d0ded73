import type { LocalText } from '#platform/shared/local-text.ts'

/** The message at a cell that cannot be parsed: what would be right, with an example. */
export const CELL_ERRORS = {
  date: {
    en: 'This is not a valid date. Enter it as 2026-03-10.',
    zh: '日期无效，请按2026-03-10的格式填写。',
  },
  ambiguousDate: {
    en: 'It is unclear whether day or month comes first. Enter it as 2026-03-10.',
    zh: '无法判断是“日/月”还是“月/日”，请按2026-03-10的格式填写。',
  },
  country: {
    en: 'Country not recognised. Enter its code or name: DE, Germany.',
    zh: '未识别该国家/地区，请填写代码或名称，如DE、德国。',
  },
  yesNo: { en: 'Enter yes or no.', zh: '请填写“是”或“否”。' },
  buyer: { en: 'Enter B2C (private person) or B2B (business).', zh: '请填写B2C（个人）或B2B（企业）。' },
  currency: {
    en: 'Currency not recognised. Enter its code: EUR, GBP, PLN.',
    zh: '未识别该币种，请填写代码，如EUR、GBP、PLN。',
  },
  missingAmount: { en: 'Enter an amount, e.g. 119.00', zh: '请填写金额，如119.00。' },
  amount: {
    en: 'This amount cannot be read reliably. Enter it as 1234.56, without a currency sign and with no more decimals than the currency has.',
    zh: '金额无法准确识别，请按1234.56的格式填写：不带货币符号，小数位数不超过该币种的位数。',
  },
  tooLarge: { en: 'The amount is too large to calculate.', zh: '金额过大，无法计算。' },
  negativeSum: {
    en: 'Enter an amount in euros, zero or more, e.g. 8500.00.',
    zh: '请填写不小于0的欧元金额，格式如8500.00。',
  },
  type: {
    en: 'Enter SALE, REFUND, RETURN, FC_TRANSFER, LIQUIDATION or DONATION.',
    zh: '请填写“销售”“退款”“退货”“移仓”“清算”或“捐赠”。',
  },
  importer: { en: 'Enter BUYER or SELLER.', zh: '请填写“买家”或“卖家”。' },
} as const satisfies Record<string, LocalText>

export type CellError = keyof typeof CELL_ERRORS
