import type { LocalText } from '#platform/shared/local-text.ts'
import type { Cause } from './compare-turnover.ts'

/** What each part of a difference is, for whoever is asked about it. */
export const CAUSE_TEXTS: Readonly<Record<Cause, LocalText>> = {
  OTHER_CHANNELS: {
    en: 'Sales on other channels: they are in your returns, but not in this statement.',
    zh: '其他渠道的销售：已计入申报，但不在此报表中。',
  },
  OTHER_COUNTRIES: {
    en: 'Sales to other countries: they are in your returns, but not in this statement.',
    zh: '发往其他国家的销售：已计入申报，但不在此报表中。',
  },
  REFUNDS: {
    en: 'Refunds: your returns deduct them; this statement shows sales before refunds.',
    zh: '退款：申报时已扣除，而此报表列示退款前的销售额。',
  },
  OWN_TAX: {
    en: 'VAT that you pay yourself: returns show sales without it; buyers paid it as part of the price.',
    zh: '由您自行申报的增值税：申报的销售额不含税，而买家付款时含税。',
  },
  MARKETPLACE_TAX: {
    en: 'VAT that the marketplace collected and paid: it was never your turnover.',
    zh: '平台代扣代缴的增值税：不属于您的销售额。',
  },
  FEES: {
    en: 'Fees and commissions withheld by the platform: they reduce the payout, not your turnover.',
    zh: '平台扣除的佣金和服务费：减少的是到账金额，不减少销售额。',
  },
  OPEN_ROWS: {
    en: 'Probably rows of your sales reports with unresolved issues: they are in no return yet. Resolve them under “Import sales”.',
    zh: '可能是销售报告中尚待更正的行：目前未计入任何申报。请在“导入销售数据”中处理。',
  },
  CURRENCY: {
    en: 'Probably exchange rates: the platform uses its own, returns use those set by law.',
    zh: '可能是汇率差异：平台按自己的汇率折算，申报按法定汇率折算。',
  },
  DATES: {
    en: 'Probably dates at the start and end of the period: one side counts the order, the other the dispatch or the payment.',
    zh: '可能是期初、期末的日期差异：一方按下单日，另一方按发货日或付款日计入。',
  },
  UNEXPLAINED: {
    en: 'Not explained. Before a tax office asks, check whether a report is missing or a shop is not connected.',
    zh: '尚未找到原因。请在税局询问之前，核对是否缺少报告或有未接入的店铺。',
  },
}
