import type { FilingStatus } from '#declarations/declaration.ts'
import { turnOf } from '#declarations/whose-turn.ts'
import { NO_SALES } from './imports.ts'
import type { Screen } from './screens.ts'

const ID = 'dcl_sample'
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const part = (kind: string, amount: number, more: object = {}) => ({
  kind,
  part: `p${amount}`,
  amount,
  count: 3,
  treatment: null,
  reason: null,
  declarationId: null,
  ...more,
})
const sold = (scheme: string, basisPoints: number | null) => ({
  treatment: { scheme, country: 'DE', basisPoints },
})
const box = (
  name: string,
  amount: number,
  before: number | null,
  decimals: number,
  parts: object[] = [],
) => ({
  box: name,
  amount,
  before,
  decimals,
  parts,
})

const BOXES = [
  box('81', 3_184_200, 2_531_000, 0, [
    part('SALES', 3_408_047, sold('LOCAL', 1900)),
    part('ADJUSTMENT', -223_800, { reason: 'Refunds agreed by letter in January' }),
  ]),
  box('86', 126_000, 104_000, 0, [part('SALES', 126_000, sold('LOCAL', 700))]),
  box('43', 5_841_000, 5_120_600, 0, [part('SALES', 5_841_033, sold('DEEMED_SUPPLIER', null))]),
  box('41', 920_400, null, 0, [part('SALES', 920_400, sold('NONE', null))]),
  box('66', 132_568, 96_762, 2, [part('LEDGER', 132_568)]),
  box('83', 481_250, 391_408, 2),
]

const step = (action: string, days: number, more: object = {}) => ({
  action,
  by: 'staff',
  name: 'Jonas Brandt',
  note: null,
  box: null,
  at: at(days),
  ...more,
})
const HISTORY = [
  step('create', -9, { by: 'system', name: '' }),
  step('calculate', -5, { by: 'system', name: '' }),
  step('check', -1),
]

const WAITS = {
  id: ID,
  number: 'DC-2026-000912',
  kind: 'RETURN',
  country: 'DE',
  stream: null,
  quantities: null,
  scheme: 'LOCAL',
  period: { from: '2026-02-01', to: '2026-02-28', label: '2026-02' },
  frequency: 'MONTHLY',
  status: 'AWAITING_CONFIRMATION',
  turn: 'seller',
  taxStatus: 'NONE',
  base: eur(3_310_200),
  vat: eur(613_818),
  payable: eur(481_250),
  dueAt: day(24),
  payBy: day(24),
  hasReceipt: false,
  correction: null,
  revision: 3,
  boxes: BOXES,
  confirmedBefore: null,
  hasWorksheet: true,
  silence: {
    remindedOn: [day(9), day(13), day(15)],
    lastSafeAt: at(16),
    dueOn: day(24),
    lateFrom: day(25),
    outcome: 'HELD',
    consequence: { text: '1% of the unpaid tax for each month', source: 'AO § 240' },
  },
  ifLate: null,
  payDayNote: null,
  carry: null,
  receiptAt: null,
  mayConfirm: true,
  findings: [
    {
      code: 'REPORT_MISSING',
      text: 'The sales report of Kaufland.de for February 2026 is missing.',
      importId: null,
      unreported: null,
    },
    {
      code: 'ADJUSTED',
      text: 'We added −€2,238.00 to box 81: Refunds agreed by letter in January',
      importId: null,
      unreported: null,
    },
  ],
  movementsWithoutPrice: { count: 0, skus: 0, records: [] },
  blockers: [],
  waitingFor: [],
  nilStated: null,
  isNil: false,
  corrects: null,
  reference: null,
  history: HISTORY,
}

const BLOCKERS = [
  {
    code: 'NO_MANDATE',
    text: 'There is no mandate in force for this country, so we may not file. Please sign it again under Registrations.',
  },
  {
    code: 'NO_TAX_NUMBER',
    text: 'The file needs your tax number for electronic filing: 13 digits, not the VAT number. You find it in letters from the tax office; if you do not have it, ask us.',
  },
]

const OSS_BOXES = [
  box('FR 20% from DE base', 1_240_000, 980_000, 2, [part('SALES', 1_240_000, sold('OSS_UNION', 2000))]),
  box('FR 20% from DE tax', 248_000, 196_000, 2, [part('SALES', 248_000, sold('OSS_UNION', 2000))]),
  box('IT 22% from DE base', 610_000, 702_500, 2, [part('SALES', 610_000, sold('OSS_UNION', 2200))]),
  box('IT 22% from DE tax', 134_200, 154_550, 2, [part('SALES', 134_200, sold('OSS_UNION', 2200))]),
  box('correction 2025-Q4 IT', -2_200, null, 2, [part('LATE', -2_200, { declarationId: 'dcl_q4' })]),
  box('total due', 380_000, 350_550, 2),
]

const LIST_BOXES = [
  box('FR40303265045 goods', 1_310_050, null, 2, [part('SALES', 1_310_050, sold('IC_SUPPLY', null))]),
  box('PL5260001246 goods', 2_100_000, null, 2, [part('SALES', 2_100_000, sold('OWN_GOODS', null))]),
  box('total supplies', 3_410_050, null, 2),
]

const BUSINESS = {
  number: 'ATU33864716',
  answer: { register: 'vies', confirmed: true, day: '2026-02-03', consultationNumber: 'WAPIAAAAZ1bQ9xLq' },
}

const ROWS = {
  kind: 'SALES',
  amount: 3_408_047,
  records: [
    ['1048-DE', '2026-02-03', 11_900, 10_000, 1_900],
    ['1049-DE', '2026-02-03', 23_800, 20_000, 3_800],
    ['1031-DE', '2026-02-05', -5_950, -5_000, -950],
  ].map(([title, on, gross, net, vat]) => ({
    id: title,
    day: on,
    title,
    detail: 'SALE · DE → DE · BK-204',
    currency: 'EUR',
    net,
    vat,
    gross,
    weight: null,
    earlier: null,
    isNew: false,
    buyer: title === '1049-DE' ? BUSINESS : null,
  })),
  total: 318,
  page: 1,
  pageSize: 50,
  asOf: null,
}

const CHOICES = {
  choices: [
    {
      country: 'DE',
      choice: 'ASK',
      choices: ['ASK', 'FILE', 'HOLD'],
      from: null,
      to: null,
      currency: 'EUR',
      signature: null,
      signedAt: null,
    },
  ],
}

const PAYMENT = {
  id: ID,
  number: 'DC-2026-000912',
  country: 'DE',
  period: '2026-02',
  taxStatus: 'DUE',
  filed: true,
  revision: 1,
  currency: 'EUR',
  payable: 481_250,
  credited: 0,
  outstanding: 481_250,
  payBy: day(24),
  transferBy: day(23),
  payee: {
    name: 'Finanzamt Berlin Mitte/Tiergarten',
    iban: 'DE55999999990815081500',
    bic: 'COBADEFFXXX',
    reference: '34/123/45678 USt 02/2026',
    source: 'Finanzamt Berlin, letter of 3 February 2026',
  },
  epcCode: [
    'BCD\n002\n1\nSCT\nCOBADEFFXXX\nFinanzamt Berlin Mitte/Tiergarten',
    'DE55999999990815081500\nEUR4812.50\n\n\n34/123/45678 USt 02/2026',
  ].join('\n'),
  late: false,
  interest: { text: '1% of the unpaid tax for each month', source: 'AO § 240' },
  proofs: [],
  credits: [],
  toDos: [],
}
const PROOF = {
  fileId: 'upl_1',
  paidOn: day(-3),
  amount: 481_250,
  currency: 'EUR',
  payer: 'Shenzhen Lantu Trading Co., Ltd.',
  sentAt: at(-3),
  sentBy: 'Lin Yue',
}
const credit = (amount: number) => ({
  on: day(-1),
  amount,
  reference: '34/123/45678 USt 02/2026',
  payer: PROOF.payer,
  from: 'STATEMENT',
  recordedAt: at(-1),
  recordedBy: 'Jonas Brandt',
})
const toDo = (kind: string, amount: number) => ({
  ordinal: 1,
  kind,
  amount,
  openedAt: at(-1),
  settledAt: null,
  note: '',
})

const shown = (name: string, changes: object, acts: Screen['acts'] = []): Screen => ({
  name: `declaration-${name}`,
  who: 'seller',
  path: () => `/workspace/declaration/detail?id=${ID}`,
  answers: {
    '/declaration/detail': { ...WAITS, ...changes },
    '/declaration/transactions': ROWS,
    '/declaration/standingChoice/list': CHOICES,
    '/declaration/evidence': { pack: null },
  },
  acts,
})

/** Of a month with two channels: one has still to be reported, of the other it is stated that it sold nothing. */
const UNREPORTED = shown('no-sales', {
  status: 'AWAITING_DATA',
  silence: null,
  boxes: [],
  base: null,
  vat: null,
  payable: null,
  findings: [],
  waitingFor: [
    {
      reason: 'REPORT',
      text: 'The sales report of brightoak.fr for March 2026 is missing. It has to be imported; if there were no sales, that can be stated instead.',
      rate: null,
      unreported: { shopId: 'shp_3', month: '2026-03', channel: 'brightoak.fr' },
      importId: null,
    },
  ],
})
const NO_SALES_SAID = { ...UNREPORTED, answers: { ...UNREPORTED.answers, '/salesReport/noSales': NO_SALES } }

const limit = (changes: object) => ({
  kind: 'DISTANCE_SALES',
  country: 'EU',
  level: 'NEAR',
  doubt: null,
  limit: eur(1_000_000),
  reached: eur(880_000),
  basisPoints: 8800,
  since: null,
  cases: 0,
  settled: false,
  service: null,
  sources: ['https://eur-lex.europa.eu/eli/dir/2006/112/oj'],
  confidence: 'high',
  ...changes,
})
const LIMITS = {
  today: '2026-11-26',
  hasSales: true,
  waiting: { rows: 0, reasons: [] },
  distance: { established: ['DE'], previousYear: 812_050, before: { month: '2026-03', amount: 420_000 } },
  thresholds: [
    limit({}),
    limit({
      kind: 'INTRASTAT_DISPATCHES',
      country: 'DE',
      level: 'OK',
      limit: eur(100_000_000),
      reached: eur(880_000),
      basisPoints: 88,
    }),
  ],
}
const NONE_APPLIES = { level: 'NOT_APPLICABLE', limit: null, reached: null, basisPoints: null }
const LIMITS_ELSEWHERE = {
  ...LIMITS,
  distance: { established: ['DE', 'FR', 'NL'], previousYear: null, before: null },
  thresholds: [limit(NONE_APPLIES)],
}

const PACK = {
  id: 'evp_1',
  status: 'READY',
  requestedAt: at(0),
  done: 3_184,
  total: 3_184,
  size: 4_812_000,
  sha256: '9f2c4be1a7d35580c1e4f0a2b6d97731c8e5a0f4d2b96e8c7a1f35d40b2e6c98',
  readyAt: at(0),
  expiresAt: at(7),
}
/** The last pack of a filed declaration. */
const evidence = (name: string, changes: object): Screen => {
  const screen = payment(name, { taxStatus: 'PAID', credited: 481_250, outstanding: 0, epcCode: null })
  return {
    ...screen,
    answers: { ...screen.answers, '/declaration/evidence': { pack: { ...PACK, ...changes } } },
  }
}

/** What the authority wants to see before it pays a credit back. */
const ASKED = shown('credit-asked', {
  payable: eur(-120_050),
  status: 'ACCEPTED',
  taxStatus: 'CREDIT',
  silence: null,
  findings: [],
})
const CREDIT = {
  id: ID,
  taxStatus: 'CREDIT',
  filed: true,
  revision: 1,
  currency: 'EUR',
  amount: 120_050,
  canCarry: false,
  asked: 'Import declarations of March and proof of payment to customs',
  evidence: [{ fileId: 'fl_1', sentAt: at(-1), sentBy: 'Lin Yue' }],
  isAnswered: true,
  refunded: 0,
  refundedOn: null,
  setOff: 0,
}

const over = (status: string, more: object = {}) => ({ status, silence: null, findings: [], ...more })

const payment = (name: string, changes: object, acts: Screen['acts'] = []): Screen => {
  const tax = { ...PAYMENT, ...changes }
  const screen = shown(
    name,
    { ...over('ACCEPTED'), taxStatus: tax.taxStatus, hasReceipt: true, reference: 'XF-2026-0099812' },
    acts,
  )
  return { ...screen, answers: { ...screen.answers, '/declaration/taxPayment': tax } }
}

const ends = ['31', '28', '31', '30', '31', '30', '31', '31', '30', '31', '30', '31']
const STATES = [
  'ACCEPTED',
  'ACCEPTED',
  'FILED',
  'REJECTED',
  'CONFIRMED',
  'AWAITING_CONFIRMATION',
  'QUERIED',
  'CALCULATED',
  'AWAITING_DATA',
] as const satisfies readonly FilingStatus[]

/** A period of 2026 from one month to another, counted from 1. */
const entryOf = (
  country: string,
  kind: string,
  [from, to]: [number, number],
  status: FilingStatus,
  id = `${country}${kind}${to}`,
) => ({
  id,
  number: `DC-2026-${id}`,
  kind,
  country,
  stream: null,
  correction: id === 'correction' ? { ordinal: 1, of: 'DC-2026-000877' } : null,
  scheme: kind === 'OSS' ? 'OSS_UNION' : 'LOCAL',
  period: { from: `2026-${pad(from)}-01`, to: `2026-${pad(to)}-${ends[to - 1]}`, label: `2026-${pad(to)}` },
  frequency: from === to ? 'MONTHLY' : to - from === 2 ? 'QUARTERLY' : 'YEARLY',
  status,
  turn: turnOf({ status, waitingFor: [], nilStatedAt: null }),
  payable: null,
  dueAt: null,
})
const pad = (month: number) => String(month).padStart(2, '0')

/** A year with monthly, quarterly and yearly returns, and a correction. */
const YEAR = {
  year: 2026,
  isCut: false,
  records: [
    ...STATES.map((status, index) => entryOf('DE', 'RETURN', [index + 1, index + 1], status)),
    entryOf('DE', 'RETURN', [2, 2], 'AWAITING_CONFIRMATION', 'correction'),
    entryOf('DE', 'OSS', [1, 3], 'ACCEPTED'),
    entryOf('DE', 'OSS', [4, 6], 'CALCULATED'),
    entryOf('FR', 'RETURN', [1, 1], 'ACCEPTED'),
    entryOf('GB', 'RETURN', [1, 3], 'ACCEPTED'),
    entryOf('GB', 'RETURN', [4, 6], 'AWAITING_CONFIRMATION'),
    entryOf('PL', 'ANNUAL', [1, 12], 'AWAITING_DATA'),
  ],
}

/** A declaration in its states, which time and several people bring. */
export const DECLARATIONS: readonly Screen[] = [
  shown('confirm', {}),
  shown('box', {}, [
    { press: { en: 'Show how 81 Sales taxed at 19% is made up', zh: '查看81 按19%征税的销售的构成' } },
  ]),
  shown('query', {}, [{ press: { en: 'Query a figure', zh: '提出疑问' } }]),
  shown('choice', {}, [
    { press: { en: 'Change…', zh: '更改…' } },
    { press: { en: 'File when every check passes', zh: '全部检查通过就申报' }, part: true },
  ]),
  shown('viewer', { mayConfirm: false, findings: [] }),
  shown('credit', { payable: eur(-120_050) }),
  { ...ASKED, answers: { ...ASKED.answers, '/declaration/taxCredit': CREDIT } },
  shown('waiting', {
    ...over('AWAITING_DATA', { payable: null, base: null, vat: null, boxes: [] }),
    waitingFor: [
      {
        reason: 'REPORT',
        text: 'The sales report of Kaufland.de for February 2026 is missing. Please upload it.',
        rate: null,
        unreported: { shopId: 'shp_2', month: '2026-02', channel: 'Kaufland.de' },
        importId: null,
      },
      {
        reason: 'ROWS',
        text: 'Rows of the sales reports that may belong to this declaration need correcting: 16 (see “oktober.csv”). Correct or withdraw them first; a nil return is possible only if nothing is left of them.',
        rate: null,
        unreported: null,
        importId: 'im_1',
      },
      {
        reason: 'NOTHING_FOUND',
        text: 'The reports contain no sales for this declaration.',
        rate: null,
        unreported: null,
        importId: null,
      },
    ],
  }),
  shown('queried', {
    ...over('QUERIED'),
    history: [
      ...HISTORY,
      step('query', 0, {
        by: 'seller',
        name: 'Lin Yue',
        box: '81',
        note: 'Were the refunds of January left out?',
      }),
    ],
  }),
  shown('outdated', {
    ...over('CALCULATED'),
    history: [
      ...HISTORY,
      step('confirm', -1, { by: 'seller', name: 'Lin Yue' }),
      step('outdate', 0, { by: 'system', name: '' }),
    ],
  }),
  shown('rejected', {
    ...over('REJECTED'),
    history: [...HISTORY, step('reject', 0, { note: 'The tax number is not known.' })],
  }),
  payment('filed', {}),
  payment('proof', {}, [{ press: { en: 'Send proof of payment', zh: '上传缴款凭证' } }]),
  payment('proof-sent', { taxStatus: 'PROOF_SENT', proofs: [PROOF] }),
  payment('tax-short', {
    credited: 478_750,
    outstanding: 2_500,
    epcCode: null,
    proofs: [PROOF],
    credits: [credit(478_750)],
    toDos: [toDo('BANK_CHARGES', 2_500)],
  }),
  payment('no-payee', { payee: null, epcCode: null }),
  payment('paid', {
    taxStatus: 'PAID',
    credited: 481_250,
    outstanding: 0,
    epcCode: null,
    proofs: [PROOF],
    credits: [credit(481_250)],
  }),
  evidence('evidence', {}),
  evidence('evidence-making', { status: 'RUNNING', done: 1_904, readyAt: null, size: null, sha256: null }),
  shown('blocked', { ...over('CALCULATED'), blockers: BLOCKERS }),
  shown('tax-number', { ...over('CALCULATED'), blockers: BLOCKERS }, [
    { press: { en: 'Enter the tax number', zh: '填写税号' } },
  ]),
  shown('oss', {
    kind: 'OSS',
    scheme: 'OSS_UNION',
    frequency: 'QUARTERLY',
    period: { from: '2026-01-01', to: '2026-03-31', label: '2026-Q1' },
    boxes: OSS_BOXES,
    findings: [],
  }),
  shown('sales-list', {
    kind: 'EC_SALES_LIST',
    base: eur(3_410_050),
    vat: eur(0),
    payable: eur(0),
    payBy: null,
    boxes: LIST_BOXES,
    findings: [],
  }),
  shown('correction', {
    corrects: { id: 'dcl_filed', number: 'DC-2026-000801' },
    correction: { ordinal: 1, of: 'DC-2026-000801' },
  }),
  {
    name: 'declarations-calendar',
    who: 'seller',
    path: () => '/workspace/declaration?view=calendar',
    answers: {
      '/declaration/year': YEAR,
      '/declaration/years': { years: [2026, 2025], countries: ['DE', 'FR', 'GB', 'PL'] },
    },
  },
  { ...NO_SALES_SAID, name: 'declaration-no-sales' },
  {
    name: 'declaration-limits',
    who: 'seller',
    path: () => '/workspace/declaration',
    answers: { '/threshold/list': LIMITS },
  },
  {
    name: 'declaration-limits-elsewhere',
    who: 'seller',
    path: () => '/workspace/declaration',
    answers: { '/threshold/list': LIMITS_ELSEWHERE },
  },
  {
    name: 'declaration-none',
    who: 'seller',
    path: () => '/workspace/declaration/detail?id=dcl_none',
  },
  {
    name: 'declaration-rows',
    who: 'seller',
    path: () => `/workspace/declaration/rows?id=${ID}&box=81&part=p3408047`,
    answers: { '/declaration/detail': WAITS, '/declaration/transactions': ROWS },
  },
  {
    name: 'declaration-rows-then',
    who: 'seller',
    path: () => `/workspace/declaration/rows?id=${ID}&box=81&part=p3408047`,
    answers: {
      '/declaration/detail': { ...WAITS, status: 'FILED', silence: null },
      '/declaration/transactions': { ...ROWS, asOf: { at: at(-20), inDoubt: 2 } },
    },
  },
  {
    name: 'declaration-rows-new',
    who: 'seller',
    path: () => `/workspace/declaration/rows?id=${ID}&box=81&part=p3408047`,
    answers: {
      '/declaration/detail': WAITS,
      '/declaration/transactions': {
        ...ROWS,
        records: ROWS.records.map((row, index) => ({ ...row, isNew: index === 1 })),
      },
    },
  },
]
