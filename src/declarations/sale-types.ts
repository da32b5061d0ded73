import type { Lang, LocalText } from '#platform/shared/local-text.ts'

/** What a row of a report is about, for people; reports write it in capitals. */
const NAMES: Readonly<Record<string, LocalText>> = {
  SALE: { en: 'Sale', zh: '销售' },
  LIQUIDATION: { en: 'Liquidation sale', zh: '清仓销售' },
  REFUND: { en: 'Refund', zh: '退款' },
  LIQUIDATION_REFUND: { en: 'Refund of a liquidation sale', zh: '清仓退款' },
  RETURN: { en: 'Goods returned', zh: '退货' },
  FC_TRANSFER: { en: 'Own goods moved', zh: '自有货物移仓' },
  INBOUND: { en: 'Goods to the warehouse', zh: '入仓' },
  COMMINGLING: { en: 'Stock exchanged', zh: '共享库存调换' },
  COMMINGLING_BUY: { en: 'Stock exchanged, received', zh: '共享库存调换（换入）' },
  COMMINGLING_SELL: { en: 'Stock exchanged, given', zh: '共享库存调换（换出）' },
  DONATION: { en: 'Donation', zh: '赠送' },
}

/** As the report has it where it is a word of the report alone. */
export const saleTypeName = (type: string, lang: Lang): string => NAMES[type]?.[lang] ?? type
