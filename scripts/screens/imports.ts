import type { Screen } from './screens.ts'

const PAGE = '/workspace/declaration/import'
const at = new Date(Date.now() - 3_600_000).toISOString()

const one = (status: string, more: object = {}) => ({
  id: `imp_${status}`,
  fileName: `amazon-vat-${status.toLowerCase()}.txt`,
  size: 188_000_000,
  received: 188_000_000,
  status,
  source: 'AMAZON',
  shopId: null,
  percent: 44,
  rowsRead: 184_320,
  rowsKept: 181_902,
  rowsDuplicate: 2_206,
  rowsWithIssue: 37,
  rowsOutside: 175,
  from: '2026-02-01',
  to: '2026-02-28',
  fault: null,
  withdrawn: null,
  createdAt: at,
  changedAt: at,
  endedAt: null,
  ...more,
})

const LIST = {
  records: [
    one('RUNNING'),
    one('UPLOADING', { received: 116_000_000, rowsRead: 0, rowsWithIssue: 0 }),
    one('MAPPING', { rowsRead: 0, rowsWithIssue: 0 }),
    one('FINISHED', { percent: 100 }),
    one('FAILED', { rowsRead: 0, rowsWithIssue: 0 }),
  ],
  total: 5,
  page: 1,
  pageSize: 20,
}

const DETAIL = {
  ...one('FINISHED', { id: 'imp_sample', percent: 100 }),
  sums: { in: [], treated: [], issues: [], outside: [] },
  errors: 9,
  hints: 214,
  causes: [
    {
      cause: 1,
      code: 'COUNTRY',
      severity: 'ERROR',
      column: 'ARRIVAL_COUNTRY',
      reason: 'This country is not known.',
      fix: 'Correct this cell in the file, then import it again; rows that were right are not counted twice.',
      count: 9,
      open: 9,
      waiting: [{ amount: 107_640, currency: 'EUR' }],
    },
    {
      cause: 2,
      code: 'REGISTERED_LATER',
      severity: 'WARNING',
      column: null,
      reason:
        'Your VAT number in Germany begins on 1 April 2026, after this transaction. The tax is due there all the same: correct the first day if the number counted earlier; otherwise write to us about declaring this time.',
      fix: 'The row counts as it is. If this information about your company is wrong or missing, contact us.',
      count: 214,
      open: 214,
      waiting: [],
    },
  ],
}

const reached = (id: string, name: string, status: string, scheme = 'LOCAL') => ({
  id,
  number: `DC-2026-00${id}`,
  name,
  scheme,
  status,
})

const EFFECT = {
  rows: 181_902,
  months: ['2026-02', '2026-03'],
  open: [reached('0912', 'Germany, VAT return Q1 2026', 'AWAITING_CONFIRMATION')],
  filed: [
    reached('0877', 'France, VAT return February 2026', 'ACCEPTED'),
    reached('0880', 'OSS return Q1 2026', 'FILED', 'OSS_UNION'),
  ],
}

const WITHDRAWN = { at, by: { kind: 'seller', name: 'Lin Mei' } }

const GONE = { ...DETAIL, ...one('WITHDRAWN', { id: 'imp_sample', percent: 100, withdrawn: WITHDRAWN }) }

const ROWS = {
  records: Array.from({ length: 6 }, (_, n) => ({
    id: `row_${n}`,
    line: n + 2,
    day: `2026-02-0${n + 1}`,
    type: 'SALE',
    orderId: `302-4471893-10${n}4471`,
    sku: `LAMP-OAK-${n}`,
    depart: 'DE',
    arrive: n % 2 ? 'FR' : 'DE',
    currency: 'EUR',
    gross: 11_900 + n * 250,
    vat: 1_900 + n * 40,
  })),
  total: 6,
  page: 1,
  pageSize: 50,
}

const month = (name: string, state: string, more: object = {}) => ({
  month: name,
  state,
  needed: false,
  importId: null,
  askAgainAt: null,
  fault: null,
  stated: null,
  ...more,
})

const before = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].map((name) => month(name, 'BEFORE'))

/** A connected shop with a month in every state, and one that has reported nothing. */
const MONTHS = [
  {
    shopId: 'shp_1',
    name: 'Brightoak Home',
    marketplace: 'AMAZON',
    region: 'EU',
    mayFetch: true,
    months: [
      ...before,
      month('2026-04', 'REPORTED', { importId: 'imp_4' }),
      month('2026-05', 'NO_SALES'),
      month('2026-06', 'REPORTED', { importId: 'imp_6' }),
      month('2026-07', 'MISSING', {
        needed: true,
        fault:
          'Amazon could not make the report. Fetch it again, or download it in Seller Central and import the file.',
      }),
      month('2026-08', 'REPORTED', { importId: 'imp_8' }),
      month('2026-09', 'REPORTED', { importId: 'imp_9' }),
      month('2026-10', 'RUNNING', { askAgainAt: at }),
    ],
  },
  {
    shopId: 'shp_2',
    name: 'brightoak.de',
    marketplace: 'KAUFLAND',
    region: 'EU',
    mayFetch: false,
    months: [
      ...before,
      ...['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((name) =>
        month(name, 'MISSING', { needed: true }),
      ),
    ],
  },
]

const said = (kind: string, name: string) => ({ kind, name, at })

const year = (of: number, more: object = {}) => ({
  year: of,
  asks: null,
  waits: false,
  exempt: null,
  crossed: null,
  previousYear: null,
  before: null,
  beforeMonth: `${of}-03`,
  opted: null,
  optedFrom: null,
  changed: null,
  ...more,
})

const DISTANCE = {
  applies: true,
  seat: 'DE',
  establishments: [
    { country: 'FR', from: '2024-04-01', to: '2025-12-31', changed: said('staff', 'Jonas Brandt') },
    { country: 'NL', from: '2027-01-01', to: null, changed: said('seller', 'Lin Yue') },
  ],
  years: [
    year(2026, { asks: 'PREVIOUS_YEAR', waits: true, before: 420_000, changed: said('seller', 'Lin Yue') }),
    year(2025, { exempt: 'ELSEWHERE' }),
    year(2024, {
      crossed: '2024-03-09',
      previousYear: 812_050,
      before: 0,
      changed: said('staff', 'Jonas Brandt'),
    }),
  ],
}
const DISTANCE_NEW = {
  ...DISTANCE,
  establishments: [],
  years: [year(2026, { asks: 'YEAR', beforeMonth: '2026-01' })],
}

const stated = (monthOf: string, more: object = {}) => ({
  shopId: null,
  shop: '',
  isInList: false,
  month: monthOf,
  at,
  by: { kind: 'seller', name: 'Lin Yue' },
  reason: '',
  ...more,
})
export const NO_SALES = [
  stated('2026-03'),
  stated('2026-03', {
    shopId: 'shp_2',
    shop: 'brightoak.de',
    by: { kind: 'staff', name: 'Jonas Brandt' },
    reason: 'E-mail of 3 April: the shop was closed for a move of the warehouse',
  }),
]

const WAITING_CAUSE = {
  ...DETAIL.causes[0],
  code: 'ASK_DISTANCE_SALES_PREV_YEAR_EUR',
  column: 'distance_sales_prev_year_eur',
  reason: 'Last year’s total of distance sales within the EU is not known.',
  fix: 'Enter it under “Distance sales within the EU”; the rows are then calculated.',
}

const MAPPING = {
  columns: {
    date: 'Datum',
    type: 'Typ',
    orderId: 'Bestellnummer',
    arrive: 'Land',
    gross: 'Gesamtbetrag',
    currency: 'Währung',
  },
  constants: { marketplace: 'ebay', depart: 'DE' },
  dates: 'AUTO',
  numbers: 'AUTO',
  refunds: 'NEGATIVE',
  types: { Gebühr: 'NOT_A_SALE' },
}
const previewed = (line: number, type: string, amount: number, problems: object[] = []) => ({
  line,
  day: `2026-02-0${line}`,
  type,
  orderId: `14-1177${line}-80021`,
  sku: 'LAMP-OAK',
  channel: 'ebay',
  depart: 'DE',
  arrive: line % 2 ? 'DE' : 'FR',
  amount: { amount, currency: 'EUR' },
  bucket: 'TREATED',
  scheme: 'LOCAL',
  country: 'DE',
  problems,
})
const PREVIEW = {
  header: ['Datum', 'Typ', 'Bestellnummer', 'Land', 'Gesamtbetrag', 'Währung'],
  name: '',
  examples: [
    ['02.02.2026', '03.02.2026', '04.02.2026'],
    ['Bestellung', 'Rückerstattung', 'Ausgleich'],
    ['14-11772-80021', '14-11773-80021', '14-11774-80021'],
    ['DE', 'FR'],
    ['119,00', '-11,90', '-119,00'],
    ['EUR'],
  ],
  mapping: MAPPING,
  missing: [],
  otherNumbers: null,
  rows: [
    previewed(2, 'SALE', 11_900),
    previewed(3, 'REFUND', -1_190),
    previewed(4, 'AUSGLEICH', -11_900, [
      {
        code: 'TYPE_NOT_COVERED',
        severity: 'ERROR',
        reason: 'It is not said what “Ausgleich” counts as: a sale, a refund or something else.',
        fix: 'Choose what this word counts as.',
      },
    ]),
    previewed(5, 'NOT_A_SALE', -350),
  ],
}
const WORDS = {
  rows: 200_000,
  isWhole: false,
  words: [
    { word: 'Bestellung', count: 187_420, type: 'SALE' },
    { word: 'Rückerstattung', count: 9_114, type: 'REFUND' },
    { word: 'Gebühr', count: 3_380, type: null },
    { word: 'Ausgleich', count: 86, type: null },
  ],
  others: 0,
}

const COMPANY = 'Shenzhen Lanhai Trading Co., Ltd.'

const shown = (name: string, path: string, answers: Record<string, object>): Screen => ({
  name: `imports-${name}`,
  who: 'seller',
  path: () => path,
  answers,
})

/** Imports in the states that take time or a fault to come about. */
export const IMPORTS: readonly Screen[] = [
  { name: 'imports-none', who: 'newcomer', path: () => PAGE },
  shown('list', PAGE, { '/salesReport/list': LIST }),
  shown('months', `${PAGE}?shop=shp_1`, { '/salesReport/list': LIST, '/salesReport/months': MONTHS }),
  {
    name: 'shops-months',
    who: 'seller',
    path: () => '/workspace/shopAuthorisation',
    answers: { '/salesReport/months': MONTHS },
  },
  ...(['shopAuthorisation', 'declaration'] as const).map((page) => ({
    name: `imports-beside-${page}`,
    who: 'seller' as const,
    path: () => `/workspace/${page}`,
    answers: { '/salesReport/list': { ...LIST, records: LIST.records.slice(0, 1), total: 1 } },
  })),
  shown('distance-sales', PAGE, {
    '/salesReport/list': { ...LIST, records: [one('FINISHED', { percent: 100 })], total: 1 },
    '/salesReport/months': [],
    '/salesReport/noSales': NO_SALES,
    '/distanceSales/facts': DISTANCE,
  }),
  {
    ...shown('distance-new', PAGE, { '/salesReport/months': [], '/distanceSales/facts': DISTANCE_NEW }),
    press: { en: 'Add establishment', zh: '添加常设机构' },
  },
  {
    ...shown('distance-year', PAGE, { '/salesReport/months': [], '/distanceSales/facts': DISTANCE }),
    press: { en: 'Enter the figures of 2025', zh: '填写2025年数据' },
  },
  shown('mapping', `${PAGE}?id=imp_sample`, {
    '/salesReport/detail': {
      ...DETAIL,
      ...one('MAPPING', { id: 'imp_sample', fileName: 'ebay-bestellungen.csv', rowsRead: 0 }),
      errors: 0,
      hints: 0,
      causes: [],
    },
    '/salesReport/preview': PREVIEW,
    '/salesReport/typeWords': WORDS,
  }),
  shown('running', `${PAGE}?id=imp_sample`, {
    '/salesReport/detail': { ...DETAIL, ...one('RUNNING', { id: 'imp_sample' }) },
  }),
  shown('no-rows', `${PAGE}?id=imp_sample`, {
    '/salesReport/detail': {
      ...DETAIL,
      ...one('FAILED', { id: 'imp_sample', rowsRead: 0, from: null, to: null }),
      errors: 0,
      hints: 0,
      causes: [],
      fault: {
        code: 'NO_ROWS',
        text: 'There are no rows below the header, so nothing was imported. Fill in the template, or download a report for a month with sales.',
      },
    },
  }),
  shown('issues', `${PAGE}?id=imp_sample`, { '/salesReport/detail': DETAIL }),
  {
    ...shown('withdraw', `${PAGE}?id=imp_sample`, {
      '/salesReport/detail': DETAIL,
      '/declaration/withdrawalEffect': EFFECT,
    }),
    press: { en: 'Withdraw file', zh: '撤回文件' },
  },
  shown('withdrawn', `${PAGE}?id=imp_sample`, {
    '/salesReport/detail': GONE,
    '/salesReport/withdrawnRows': ROWS,
  }),
  {
    name: 'admin-imports',
    who: 'staff',
    path: () => '/admin/declarations/imports?companyId=co&id=dec',
    answers: { '/staff/declarations/imports': { ...LIST, company: COMPANY } },
  },
  {
    name: 'admin-import',
    who: 'staff',
    path: () => '/admin/declarations/imports?companyId=co&id=dec&importId=imp_sample',
    answers: { '/staff/declarations/import': { ...DETAIL, company: COMPANY } },
  },
  {
    name: 'admin-import-distance',
    who: 'staff',
    path: () => '/admin/declarations/imports?companyId=co&id=dec&importId=imp_sample',
    answers: {
      '/staff/declarations/import': { ...DETAIL, causes: [WAITING_CAUSE], company: COMPANY },
      '/staff/declarations/distanceSales': DISTANCE,
    },
  },
  {
    name: 'admin-distance-year',
    who: 'staff',
    path: () => '/admin/declarations/imports?companyId=co&id=dec',
    answers: {
      '/staff/declarations/imports': { ...LIST, records: [], total: 0, company: COMPANY },
      '/staff/declarations/distanceSales': DISTANCE,
    },
    press: { en: 'Enter the figures of 2026', zh: '填写2026年数据' },
  },
  {
    name: 'admin-import-withdrawn',
    who: 'staff',
    path: () => '/admin/declarations/imports?companyId=co&id=dec&importId=imp_sample',
    answers: {
      '/staff/declarations/import': { ...GONE, company: COMPANY },
      '/staff/declarations/withdrawnRows': ROWS,
    },
  },
]
