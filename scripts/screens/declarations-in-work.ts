import type { DeclarationWork, DeclarationWorkDetail } from '#declarations/staff/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { hmrcAccount, HmrcClient, HmrcState, HmrcSubmission } from '#declarations/staff/hmrc-contract.ts'

/*
 * Declarations in the states that weeks of work bring about: periods that ended, reports, a second person, an answer of
 * HMRC that did not come.
 */

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const from = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const day = (days: number) => from(days).slice(0, 10)

const german: DeclarationWork = {
  id: 'dec_1',
  number: 'DC-2026-000905',
  kind: 'RETURN',
  country: 'DE',
  stream: null,
  scheme: 'LOCAL',
  period: { from: '2026-02-01', to: '2026-02-28', label: '2026-02' },
  frequency: 'MONTHLY',
  status: 'CALCULATED',
  taxStatus: 'NONE',
  base: eur(2_713_600),
  vat: eur(515_600),
  payable: eur(481_250),
  dueAt: day(5),
  payBy: day(5),
  hasReceipt: false,
  correction: null,
  company: { id: 'com_1', name: '深圳明橡贸易有限公司' },
  turn: 'agency',
  why: 'CALCULATED',
  statusSince: from(-1),
  revision: 3,
  corrects: null,
  assignee: { id: 'st_1', name: 'Lena Vogt' },
  payableBefore: 513_619,
}

const row = (number: number, change: Partial<DeclarationWork>): DeclarationWork => ({
  ...german,
  id: `dec_${number}`,
  number: `DC-2026-000${910 + number}`,
  why: change.status ?? german.why,
  ...change,
})

export const WORK_LIST = {
  records: [
    row(2, {
      status: 'REJECTED',
      country: 'GB',
      company: { id: 'com_2', name: 'Dongguan Twocloud Tools Co., Ltd.' },
      period: { from: '2025-11-01', to: '2026-01-31', label: '2026-01' },
      payable: { amount: 620_410, currency: 'GBP' },
      dueAt: day(-2),
    }),
    german,
    row(3, {
      status: 'QUERIED',
      turn: 'agency',
      country: 'PL',
      payable: { amount: 1_148_000, currency: 'PLN' },
      payableBefore: 755_263,
    }),
    row(4, { status: 'AWAITING_CONFIRMATION', turn: 'seller', dueAt: day(8) }),
    row(5, {
      status: 'AWAITING_DATA',
      why: 'REPORT',
      turn: 'seller',
      payable: null,
      base: null,
      vat: null,
      dueAt: day(15),
    }),
    row(6, { status: 'CONFIRMED', kind: 'OSS', scheme: 'OSS_UNION', dueAt: day(20), corrects: 'dec_1' }),
    row(7, { status: 'FILED', turn: 'authority', kind: 'EC_SALES_LIST', payable: null, dueAt: day(-1) }),
  ],
  total: 7,
  page: 1,
  pageSize: 50,
}

export const COUNTS = {
  statuses: {
    AWAITING_DATA: 12,
    CALCULATED: 5,
    AWAITING_CONFIRMATION: 38,
    QUERIED: 2,
    CONFIRMED: 7,
    FILED: 31,
    REJECTED: 1,
  },
  toMatch: 4,
}

const listOf = (more: Partial<DeclarationWork>) => ({
  ...WORK_LIST,
  records: [1, 2, 3].map((number) => row(number, more)),
  total: 3,
})
export const NIL_LIST = listOf({
  status: 'AWAITING_DATA',
  why: 'NIL',
  turn: 'seller',
  payable: null,
  base: null,
  vat: null,
})
export const BRITISH_LIST = listOf({ status: 'CONFIRMED', why: 'CONFIRMED', country: 'GB', kind: 'RETURN' })

const refused = (number: number, message: string) => ({
  companyId: 'com_1',
  id: `dec_${number}`,
  refusal: { error: 'declarations.not_now', message },
})

/** What a group was refused for. */
export const REFUSED = {
  results: [
    refused(1, 'The figures cannot be calculated yet. The declaration says what is missing.'),
    refused(2, 'This is not possible in the declaration’s current status. Please reload the page to see it.'),
  ],
}

const sales = (part: string, amount: number, basisPoints: number) => ({
  kind: 'SALES' as const,
  part,
  amount,
  count: 812,
  treatment: { scheme: 'LOCAL', country: 'DE', basisPoints },
  reason: null,
  declarationId: null,
})

const step = (action: string, ago: number, name: string, note: string | null = null) => ({
  action,
  by: name === '' ? ('system' as const) : ('staff' as const),
  name,
  note,
  box: null,
  at: from(-ago),
})

const { payableBefore: _, assignee: _assignee, ...own } = german

/** Before the second check, by somebody who may make it. */
export const TO_CHECK: DeclarationWorkDetail = {
  ...own,
  quantities: null,
  boxes: [
    { box: '81', amount: 2_713_600, before: 2_830_100, decimals: 0, parts: [sales('p1', 2_713_600, 1900)] },
    { box: '86', amount: 118_200, before: 0, decimals: 0, parts: [sales('p2', 118_200, 700)] },
    {
      box: '66',
      amount: 42_624,
      before: 24_100,
      decimals: 2,
      parts: [
        { ...sales('p3', 54_624, 0), kind: 'LEDGER', count: 38, treatment: null },
        {
          ...sales('p4', -12_000, 0),
          kind: 'ADJUSTMENT',
          count: 1,
          treatment: null,
          reason: 'Marketplace fee invoiced twice',
        },
      ],
    },
    { box: '83', amount: 481_250, before: 513_619, decimals: 2, parts: [] },
  ],
  confirmedBefore: null,
  hasWorksheet: true,
  silence: null,
  ifLate: null,
  payDayNote: null,
  mayConfirm: false,
  findings: [
    {
      code: 'REPORT_MISSING',
      text: 'The sales report of eBay.de for February 2026 is missing, so its sales are not in these figures. Import the report, or state that there were no sales.',
      importId: null,
      unreported: { shopId: 'sh_ebay', month: '2026-02', channel: 'eBay.de' },
    },
    {
      code: 'ADJUSTED',
      text: 'We added −€120.00 to box 66: Marketplace fee invoiced twice',
      importId: null,
      unreported: null,
    },
  ],
  blockers: [],
  waitingFor: [],
  nilStated: null,
  isNil: false,
  carry: null,
  corrects: null,
  correctedBy: null,
  reference: null,
  history: [step('calculate', 1, 'Jonas Brandt'), step('calculate', 2, ''), step('create', 16, '')],
  adjustments: [
    {
      id: 'adj_1',
      box: '66',
      amount: -12_000,
      reason: 'Marketplace fee invoiced twice',
      by: 'Jonas Brandt',
      at: from(-1),
    },
  ],
  mayCheck: true,
  obstacles: [],
  receiptAt: null,
  registrationId: 'reg_1',
  licences: [{ id: 'lic_1', holder: 'Greenlane GmbH', number: 'StB 4711' }],
  filedUnder: null,
  movementsWithoutPrice: { count: 0, skus: 0, records: [] },
  gbCorrection: null,
  filedFile: null,
}

/** Calculated, and nobody could file it. */
export const BLOCKED: DeclarationWorkDetail = {
  ...TO_CHECK,
  findings: [],
  blockers: [
    {
      code: 'NO_LICENCE',
      text: 'There is no valid licence to file in this country. An administrator can enter one on the Licences page.',
    },
    {
      code: 'NO_MANDATE',
      text: 'There is no mandate in force for this country. The seller signs it under Registrations; what they have sent is on the Mandates page.',
    },
    {
      code: 'NO_TAX_NUMBER',
      text: 'The file needs the tax number for electronic filing: 13 digits, not the VAT number. Enter it, or ask the seller for it.',
    },
  ],
}

export const QUERIED: DeclarationWorkDetail = {
  ...TO_CHECK,
  status: 'QUERIED',
  history: [
    { ...step('query', 0.2, '吴芳', '66栏比上月少，海关的进口增值税是否漏记？'), by: 'seller', box: '66' },
    ...TO_CHECK.history,
  ],
}

export const NIL: DeclarationWorkDetail = {
  ...TO_CHECK,
  status: 'AWAITING_DATA',
  turn: 'seller',
  base: null,
  vat: null,
  payable: null,
  boxes: [],
  findings: [],
  adjustments: [],
  waitingFor: [
    {
      reason: 'NOTHING_FOUND',
      text: 'The reports contain no sales for this declaration. If you neither sold anything nor moved stock, please state that there is nothing to declare; we then prepare a nil return.',
      rate: null,
      unreported: null,
      importId: null,
    },
  ],
}

/** A British return whose answer from HMRC did not come. */
export const BRITISH: DeclarationWorkDetail = {
  ...TO_CHECK,
  status: 'CONFIRMED',
  country: 'GB',
  payable: { amount: 620_410, currency: 'GBP' },
  base: { amount: 3_102_000, currency: 'GBP' },
  vat: { amount: 640_410, currency: 'GBP' },
  findings: [],
  adjustments: [],
  boxes: [{ box: '1', amount: 640_410, before: 610_000, decimals: 2, parts: [sales('p1', 640_410, 2000)] }],
}

/** What came late for a British return that was filed: told by HMRC's form, signed off by its worksheet. */
export const BRITISH_CORRECTION: DeclarationWorkDetail = {
  ...BRITISH,
  payable: { amount: 48_210, currency: 'GBP' },
  corrects: { id: 'dec_1', number: 'DC-2026-000901' },
  gbCorrection: 'NEXT_RETURN',
}

/** A correction beside its original, with nobody who may sign. */
export const TO_FILE: DeclarationWorkDetail = {
  ...TO_CHECK,
  status: 'CONFIRMED',
  corrects: { id: 'dec_9', number: 'DC-2026-000871' },
  obstacles: ['NOT_A_SIGNER', 'NO_MANDATE'],
}

export const FILED: DeclarationWorkDetail = {
  ...TO_CHECK,
  status: 'FILED',
  turn: 'authority',
  findings: [],
  reference: 'elster-2026-03-0098127',
  filedFile: { name: 'de-2026-02.xml', label: 'generated, not validated', sha256: 'a'.repeat(64) },
}

/** Confirmed, and signed by somebody who signs for two holders. */
export const TO_SIGN: DeclarationWorkDetail = {
  ...TO_CHECK,
  status: 'CONFIRMED',
  findings: [],
  licences: [
    { id: 'lic_1', holder: 'Greenlane Compliance GmbH', number: 'StB 4711' },
    { id: 'lic_2', holder: 'Kanzlei Vogt & Partner PartG mbB', number: 'HRA 2209' },
  ],
}

export const FILES = {
  files: [
    { name: 'de-2026-02.xml', label: 'generated, not validated', problems: [] },
    {
      name: 'pl-2026-02.xml',
      label: 'validated',
      problems: [{ code: 'not in the list of the schema', path: '/JPK/Podmiot1/OsobaNiefizyczna/Email' }],
    },
    { name: 'de-2026-02.xlsx', label: 'worksheet', problems: [] },
  ],
}

const pln = (amount: number) => ({ amount, currency: 'PLN' })
const polish = { scheme: 'LOCAL', country: 'PL', basisPoints: 2300 } as const
const polishSales = (part: string, amount: number) => ({ ...sales(part, amount, 2300), treatment: polish })

/** A Polish register of many rows: what is wrong with it is being found out, before and after it is confirmed. */
export const LARGE: DeclarationWorkDetail = {
  ...TO_CHECK,
  country: 'PL',
  findings: [],
  adjustments: [],
  base: pln(4_991_304),
  vat: pln(1_148_000),
  payable: pln(1_148_000),
  boxes: [
    { box: 'K_19', amount: 4_991_304, before: 4_410_020, decimals: 2, parts: [polishSales('p1', 4_991_304)] },
    { box: 'K_20', amount: 1_148_000, before: 1_014_305, decimals: 2, parts: [polishSales('p2', 1_148_000)] },
    { box: 'P_51', amount: 1_148_000, before: 1_014_300, decimals: 0, parts: [] },
  ],
}
export const LARGE_TO_FILE: DeclarationWorkDetail = { ...LARGE, status: 'CONFIRMED', why: 'CONFIRMED' }

export const BEING_CHECKED = {
  files: [{ name: 'pl-2026-02.xml', label: 'validated', problems: null }],
}

export const HMRC_CONNECTED: HmrcState = {
  state: 'CONNECTED',
  connectedAt: from(-40),
  connectedBy: 'Lena Vogt',
  expiresOn: day(500),
  consentUrl: 'https://test-api.service.hmrc.gov.uk/oauth/authorize',
}

export const HMRC_EXPIRING: HmrcState = { ...HMRC_CONNECTED, state: 'EXPIRING', expiresOn: day(12) }

export const HMRC_CLIENTS: HmrcClient[] = [
  { registrationId: 'reg_1', vatNumber: 'GB 123 4567 82', state: 'NOT_AUTHORISED', askedAt: from(-2) },
]

/** A British return that HMRC has, and what it says of the account. */
export const BRITISH_FILED: DeclarationWorkDetail = {
  ...BRITISH,
  status: 'FILED',
  turn: 'authority',
  reference: '256660290587',
}

export const HMRC_ACCOUNT: OutputOf<typeof hmrcAccount> = {
  liabilities: [
    {
      type: 'VAT Return Debit Charge',
      period: { from: '2026-02-01', to: '2026-04-30' },
      original: 620_410,
      outstanding: 120_410,
      due: '2026-06-07',
    },
    {
      type: 'VAT Late Payment Interest',
      period: { from: '2025-11-01', to: '2026-01-31' },
      original: 1_204,
      outstanding: null,
      due: null,
    },
  ],
  payments: [
    { amount: 500_000, receivedOn: '2026-06-05' },
    { amount: 48_230, receivedOn: null },
  ],
}

export const HMRC_AWAY = {
  code: 503,
  error: 'hmrc.unavailable',
  message: 'HMRC does not answer at the moment. Try again in a few minutes.',
  data: null,
}

export const UNCLEAR: HmrcSubmission[] = [
  {
    id: 'hmr_1',
    status: 'UNCLEAR',
    revision: 3,
    sentAt: from(-0.01),
    sentBy: 'Lena Vogt',
    settledAt: null,
    periodKey: '18A1',
    receiptId: null,
    receiptAt: null,
    correlationId: 'c75f40a6-a3df-4429-a697-471eeec46435',
    formBundleNumber: null,
    chargeReference: null,
    paymentIndicator: null,
    faultCode: null,
    faultPath: null,
  },
]

export const LICENCES = {
  records: [
    {
      id: 'lic_1',
      country: 'DE',
      act: 'FILE_RETURNS',
      holder: 'Elbtal Steuerberatungsgesellschaft mbH',
      number: 'StBK Hamburg 104 883',
      validFrom: '2024-01-01',
      validUntil: null,
      endedOn: null,
      signers: [
        { id: 'stf_1', name: 'Lena Vogt' },
        { id: 'stf_2', name: 'Jonas Brandt' },
      ],
      inForce: true,
      createdAt: from(-300),
    },
    {
      id: 'lic_2',
      country: 'GB',
      act: 'FILE_RETURNS',
      holder: 'Greenlane Compliance Ltd',
      number: 'ARN XARN0001234',
      validFrom: '2025-04-06',
      validUntil: '2026-04-05',
      endedOn: null,
      signers: [{ id: 'stf_1', name: 'Lena Vogt' }],
      inForce: false,
      createdAt: from(-200),
    },
  ],
  total: 2,
  page: 1,
  pageSize: 50,
}
