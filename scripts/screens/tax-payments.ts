import type { StaffCredit } from '#declarations/staff/credit-contract.ts'
import type { ReadStatement, StaffTax } from '#declarations/staff/tax-contract.ts'

/* Tax of filed returns, with what only banks and authorities bring: proofs, credits, differences. */

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const german: StaffTax = {
  companyId: 'com_1',
  company: '深圳明橡贸易有限公司',
  lastPayee: null,
  id: 'dec_1',
  number: 'DC-2026-000905',
  country: 'DE',
  period: '2026-02',
  taxStatus: 'PROOF_SENT',
  filed: true,
  revision: 2,
  currency: 'EUR',
  payable: 481_250,
  credited: 0,
  outstanding: 481_250,
  payBy: day(5),
  transferBy: day(5),
  payee: {
    name: 'Finanzamt für Körperschaften',
    iban: 'DE55999999990815081500',
    bic: null,
    reference: '29/123/45678 UST 02/26',
    source: 'Letter of 3 March 2026',
  },
  epcCode: null,
  late: false,
  interest: null,
  proofs: [
    {
      fileId: 'fl_1',
      paidOn: day(-3),
      amount: 481_250,
      currency: 'EUR',
      payer: 'Shenzhen Brightoak Trading Co., Ltd.',
      sentAt: at(-2),
      sentBy: '林月',
    },
  ],
  credits: [],
  toDos: [],
}

const short: StaffTax = {
  ...german,
  id: 'dec_2',
  number: 'DC-2026-000911',
  companyId: 'com_2',
  company: 'Xiamen Northpine Outdoor Co., Ltd.',
  country: 'PL',
  taxStatus: 'DUE',
  currency: 'PLN',
  payable: 200_000,
  credited: 192_900,
  outstanding: 7_100,
  payBy: day(-4),
  late: true,
  proofs: [],
  credits: [
    {
      on: day(-5),
      amount: 192_900,
      reference: '',
      payer: 'Li Wei',
      from: 'STATEMENT',
      recordedAt: at(-4),
      recordedBy: 'Lena Vogt',
    },
  ],
  toDos: [
    { ordinal: 1, kind: 'BANK_CHARGES', amount: 7_100, openedAt: at(-4), settledAt: null, note: '' },
    { ordinal: 2, kind: 'OTHER_PAYER', amount: 192_900, openedAt: at(-4), settledAt: null, note: '' },
  ],
}

const page = (records: StaffTax[]) => ({ records, total: records.length, page: 1, pageSize: 50 })
const british: StaffTax = {
  ...german,
  id: 'dec_3',
  number: 'DC-2026-000920',
  company: 'Ningbo Paperkite Home Co., Ltd.',
  country: 'GB',
  currency: 'GBP',
  taxStatus: 'DUE',
  proofs: [],
}

export const PROOFS = page([german, { ...british, taxStatus: 'PROOF_SENT', proofs: german.proofs }])
export const DUE = page([british, { ...german, id: 'dec_4', taxStatus: 'DUE', payee: null, proofs: [] }])
export const DIFFERENCES = page([short])

const line = (number: number, amount: number, change: Partial<ReadStatement['lines'][number]>) => ({
  line: number,
  on: day(-number),
  amount,
  reference: '',
  payer: '',
  outcome: 'NONE' as const,
  isOtherPayer: false,
  taxes: [],
  ...change,
})
const tax = { id: 'dec_1', number: 'DC-2026-000905', period: '2026-02', revision: 2, outstanding: 481_250 }

export const STATEMENT: ReadStatement = {
  currency: 'EUR',
  lines: [
    line(2, 481_250, { outcome: 'EXACT', reference: '29/123/45678 UST 02/26', taxes: [tax] }),
    line(3, 200_000, { taxes: [{ ...tax, id: 'dec_5', number: 'DC-2026-000930', outstanding: 207_100 }] }),
    line(4, 94_000, { isOtherPayer: true, payer: 'Li Wei', taxes: [{ ...tax, outstanding: 94_000 }] }),
    line(5, 12_345, { outcome: 'KNOWN', taxes: [{ ...tax, period: '2026-01' }] }),
    line(6, 1_999, { reference: 'Verspätungszuschlag' }),
  ],
  problems: [{ line: 7, column: 'amount', problem: 'BAD_AMOUNT' }],
  left: 2,
}

const credit: StaffCredit = {
  companyId: 'com_1',
  company: '深圳明橡贸易有限公司',
  id: 'dec_1',
  number: 'DC-2026-000940',
  country: 'PL',
  period: '2026-03',
  taxStatus: 'CREDIT',
  filed: true,
  revision: 2,
  currency: 'PLN',
  amount: 1_200_050,
  canCarry: true,
  asked: 'Import declarations of March and proof of payment to customs',
  evidence: [{ fileId: 'fl_2', sentAt: at(-1), sentBy: '林月' }],
  isAnswered: true,
  refunded: 0,
  refundedOn: null,
  setOff: 0,
}
export const CREDITS = {
  records: [
    credit,
    { ...credit, id: 'dec_9', number: 'DC-2026-000941', asked: null, evidence: [], isAnswered: false },
  ],
  total: 2,
  page: 1,
  pageSize: 50,
}
