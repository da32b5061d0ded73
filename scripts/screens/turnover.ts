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
        text: 'VAT that you owe yourself: returns show sales without it, buyers paid it with the price.',
      },
      {
        cause: 'FEES',
        amount: -1_770_000,
        certainty: 'CERTAIN',
        text: 'Fees and commissions that the platform withheld: they lower what was paid out, not your turnover.',
      },
      {
        cause: 'UNEXPLAINED',
        amount: -41_200,
        certainty: 'NONE',
        text: 'Not explained. Check whether a report is missing, or a shop is not connected, before an authority asks.',
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

/** What others reported, in its states. */
export const TURNOVER: readonly Screen[] = [
  {
    name: 'turnover',
    who: 'seller',
    path: () => '/workspace/declaration/turnover',
    answers: { '/turnover/list': LIST },
  },
  { name: 'turnover-none', who: 'seller', path: () => '/workspace/declaration/turnover' },
  {
    name: 'admin-turnover',
    who: 'staff',
    path: () => '/admin/turnover?companyId=com_1',
    answers: { '/staff/turnover/list': { ...LIST, company: '深圳明橡贸易有限公司' } },
  },
]
