import type { Insight } from '#declarations/insight-contract.ts'
import type { StatementView } from '#turnover/contract.ts'
import type { Screen } from './screens.ts'

const NOW = new Date().toISOString()

const STATEMENT: StatementView = {
  id: 'tst_1',
  kind: 'DAC7',
  channel: 'amazon',
  country: null,
  from: '2025-01-01',
  to: '2025-12-31',
  currency: 'EUR',
  reported: 11_842_300,
  refunds: null,
  fees: 1_770_000,
  fileName: 'dac7-2025.xlsx',
  uploadedAt: NOW,
  comparison: {
    declared: 12_410_000,
    difference: -567_700,
    unexplained: -41_200,
    missingRates: [],
    comparedAt: NOW,
    steps: [
      {
        cause: 'OTHER_CHANNELS',
        amount: -820_000,
        certainty: 'CERTAIN',
        text: 'Sales on other channels: they are in your returns, but not in this statement.',
      },
      {
        cause: 'OWN_TAX',
        amount: 2_063_500,
        certainty: 'CERTAIN',
        text: 'VAT that you pay yourself: returns show sales without it; buyers paid it as part of the price.',
      },
      {
        cause: 'FEES',
        amount: -1_770_000,
        certainty: 'CERTAIN',
        text: 'Fees and commissions withheld by the platform: they reduce the payout, not your turnover.',
      },
      {
        cause: 'UNEXPLAINED',
        amount: -41_200,
        certainty: 'NONE',
        text: 'Not explained. Before a tax office asks, check whether a report is missing or a shop is not connected.',
      },
    ],
  },
}

const LIST = {
  records: [
    STATEMENT,
    {
      ...STATEMENT,
      id: 'tst_2',
      kind: 'MARKETPLACE',
      channel: 'amazon.de',
      country: 'DE',
      from: '2026-01-01',
      to: '2026-01-31',
      comparison: { ...STATEMENT.comparison, difference: 0, unexplained: 0, declared: 11_842_300, steps: [] },
    },
    { ...STATEMENT, id: 'tst_3', kind: 'CHINA', currency: 'CNY', comparison: null },
  ],
  total: 3,
  page: 1,
  pageSize: 20,
}

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const ordinal = new Date().getUTCFullYear() * 12 + new Date().getUTCMonth() - 11 + index
  return `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}`
})
const cell =
  (country: string, currency: string, tax: number, euro: number | null) => (month: string, at: number) => ({
    month,
    country,
    currency,
    tax: Math.round(tax * (1 + 0.4 * Math.sin(at))),
    euro: euro === null ? null : Math.round(euro * (1 + 0.4 * Math.sin(at))),
  })
const CELLS = [
  ...MONTHS.slice(0, 10).map(cell('DE', 'EUR', 481_250, 481_250)),
  ...MONTHS.slice(0, 10).map((month, at) => ({
    ...cell('FR', 'EUR', 98_000, 98_000)(month, at),
    ...(at === 4 && { tax: -120_000, euro: -120_000 }),
  })),
  ...MONTHS.filter((_, at) => at % 3 === 2).map(cell('GB', 'GBP', 310_000, 358_000)),
  ...MONTHS.slice(0, 10).map(cell('PL', 'PLN', 410_000, 96_000)),
]
const country = (code: string, currency: string, base: number, share: number) => {
  const tax = CELLS.filter((one) => one.country === code).reduce((sum, one) => sum + one.tax, 0)
  const euro = CELLS.filter((one) => one.country === code).reduce((sum, one) => sum + (one.euro ?? 0), 0)
  return { country: code, currency, tax, base, euro, effective: Math.round((tax * 10_000) / base), share }
}
const INSIGHT: Insight = {
  months: MONTHS,
  cells: CELLS,
  countries: [
    country('DE', 'EUR', 32_000_000, 5_812),
    country('GB', 'GBP', 9_400_000, 1_904),
    country('PL', 'PLN', 24_000_000, 1_206),
    country('FR', 'EUR', 6_100_000, 1_078),
  ],
  corrections: [
    {
      id: 'dcl_2',
      number: 'DC-2026-000944',
      country: 'DE',
      month: MONTHS[5] ?? '',
      currency: 'EUR',
      before: { base: 2_400_000, tax: 456_000 },
      after: { base: 2_510_000, tax: 476_900 },
    },
  ],
  waiting: 2,
}

/** What others reported, and what the returns came to, in their states. */
export const TURNOVER: readonly Screen[] = [
  {
    name: 'turnover',
    who: 'seller',
    path: () => '/workspace/declaration/turnover',
    answers: { '/turnover/list': LIST },
  },
  {
    name: 'insight',
    who: 'seller',
    path: () => '/workspace/declaration/insight',
    answers: { '/declaration/insight': INSIGHT },
  },
  { name: 'insight-none', who: 'newcomer', path: () => '/workspace/declaration/insight' },
  { name: 'turnover-none', who: 'seller', path: () => '/workspace/declaration/turnover' },
  {
    name: 'admin-turnover',
    who: 'staff',
    path: () => '/admin/turnover?companyId=com_1',
    answers: { '/staff/turnover/list': { ...LIST, company: '深圳明橡贸易有限公司' } },
  },
]
