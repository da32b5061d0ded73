import type { LocalText } from '#platform/shared/local-text.ts'
import type { StatementKind } from './compare-turnover.ts'

/** The most lines that one file may have: a marketplace, a country and a period each. */
export const MOST_LINES = 500

export const KIND_NAMES: Readonly<Record<StatementKind, LocalText>> = {
  MARKETPLACE: { en: 'Marketplace sales report', zh: '平台销售报告' },
  DAC7: { en: 'DAC7 statement', zh: 'DAC7申报信息' },
  CHINA: { en: 'Platform report to China', zh: '中国平台涉税信息报送' },
}

/** What we take a statement's amount to be; whoever uploads one sees it. */
export const KIND_MEANINGS: Readonly<Record<StatementKind, LocalText>> = {
  MARKETPLACE: {
    en: 'all sales including VAT, as paid by buyers, before refunds',
    zh: '买家实付的含税销售额，未扣除退款',
  },
  DAC7: {
    en: 'the amount after refunds, excluding fees, commissions and VAT withheld by the platform',
    zh: '扣除退款后的对价，不含平台代扣的佣金、服务费和增值税',
  },
  CHINA: {
    en: 'income before refunds; refunds have their own column',
    zh: '退款前的收入总额，退款另列一栏',
  },
}
