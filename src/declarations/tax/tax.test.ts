import { describe, expect, it } from 'vitest'
import { checkIdentifier } from '#tax-numbers/check-identifier.ts'
import { creditTax, isLate, isPaid, outstandingOf, settleToDo, type TaxBook } from './credit-tax.ts'
import { epcCode } from './epc-code.ts'
import { knownPayee } from './known-payees.ts'
import { matchCredits, type OpenTax, proposalsFor, type StatementLine } from './match-credits.ts'
import type { AuthorityCredit, TaxProof } from './tax-payment.ts'
import { transferBy } from './transfer-by.ts'

const NAMES = ['Shenzhen Müller Trading Co., Ltd.', '深圳市绿茵贸易有限公司']

const credit = (amount: number, more: Partial<AuthorityCredit> = {}): AuthorityCredit => ({
  on: '2026-05-05',
  amount,
  reference: '',
  payer: '',
  from: 'STATEMENT',
  recordedAt: '2026-05-06T08:00:00.000Z',
  recordedBy: 'Anna',
  ...more,
})
const proof = (amount: number, currency = 'EUR'): TaxProof => ({
  fileId: 'fi_1',
  paidOn: '2026-05-04',
  amount,
  currency,
  payer: 'x',
  sentAt: '',
  sentBy: '',
})
const book = (more: Partial<TaxBook> = {}): TaxBook => ({
  payable: 100_000,
  currency: 'EUR',
  proofs: [],
  credits: [],
  toDos: [],
  ...more,
})
const opened = ({ toDos }: TaxBook) =>
  toDos.filter(({ settledAt }) => settledAt === null).map(({ kind, amount }) => [kind, amount])

describe('what a credit leaves', () => {
  it.each([
    ['all of it', [], credit(100_000), [], true],
    ['a part, and no proof', [], credit(40_000), [['PART_PAYMENT', 60_000]], false],
    ['a little less than was sent', [proof(100_000)], credit(98_500), [['BANK_CHARGES', 1_500]], false],
    ['much less than was sent', [proof(100_000)], credit(60_000), [['PART_PAYMENT', 40_000]], false],
    ['less, sent in yuan', [proof(780_000, 'CNY')], credit(99_000), [['EXCHANGE_LOSS', 1_000]], false],
    ['more', [], credit(100_500), [['OVERPAID', 500]], true],
    ['all, by another', [], credit(100_000, { payer: 'Li Wei' }), [['OTHER_PAYER', 100_000]], false],
    [
      'all, name as banks write it',
      [],
      credit(100_000, { payer: 'SHENZHEN MULLER TRADING CO LTD' }),
      [],
      true,
    ],
    ['all, in its own script', [], credit(100_000, { payer: '深圳市绿茵贸易有限公司' }), [], true],
  ])('%s', (_name, proofs, arrived, toDos, paid) => {
    const after = creditTax(book({ proofs }), arrived, { taxpayer: NAMES })
    expect([opened(after), isPaid(after)]).toEqual([toDos, paid])
    expect(outstandingOf(after)).toBe(100_000 - arrived.amount)
  })

  it('the rest closes what was missing, and staff may name the cause', () => {
    const first = creditTax(book(), credit(99_000), { taxpayer: NAMES, shortage: 'BANK_CHARGES' })
    expect(opened(first)).toEqual([['BANK_CHARGES', 1_000]])
    expect(settleToDo(first, { ordinal: 1, note: 'x', at: 'now' })).toBe('OWED')
    const second = creditTax(first, credit(600), { taxpayer: NAMES })
    expect(opened(second)).toEqual([['PART_PAYMENT', 400]])
    const third = creditTax(second, credit(400), { taxpayer: NAMES })
    expect([opened(third), isPaid(third), third.toDos.map(({ ordinal }) => ordinal)]).toEqual([
      [],
      true,
      [1, 2],
    ])
  })

  it('another payer holds it back until somebody has cleared that up', () => {
    const first = creditTax(book(), credit(100_000, { payer: 'Li Wei' }), { taxpayer: NAMES })
    expect(settleToDo(first, { ordinal: 2, note: 'x', at: 'now' })).toBe('NOT_THERE')
    const after = settleToDo(first, { ordinal: 1, note: 'The owner paid', at: 'now' })
    expect(typeof after === 'object' && isPaid(after)).toBe(true)
  })
})

describe('late', () => {
  const now = new Date('2026-05-20T08:00:00Z')
  it.each([
    [[], '2026-05-20', false],
    [[], '2026-05-19', true],
    [[], null, false],
    [[credit(100_000)], '2026-05-05', false],
    [[credit(100_000)], '2026-05-04', true],
    [[credit(1), credit(99_999, { on: '2026-05-08' })], '2026-05-07', true],
  ])('%j by %s: %s', (credits, payBy, late) => {
    expect(isLate(book({ credits }), { payBy, now, timeZone: 'Europe/Berlin' })).toBe(late)
  })
})

const tax = (id: string, payable: number, more: Partial<OpenTax> = {}): OpenTax => ({
  id,
  payable,
  credits: [],
  reference: '',
  filedOn: '2026-05-01',
  isOpen: true,
  ...more,
})
const line = (amount: number, more: Partial<StatementLine> = {}): StatementLine => ({
  on: '2026-05-05',
  amount,
  reference: '',
  payer: '',
  ...more,
})

describe('matching', () => {
  it.each<[string, StatementLine[], OpenTax[], string[]]>([
    ['one tax', [line(500)], [tax('a', 500), tax('b', 400)], ['EXACT a']],
    ['another amount', [line(499)], [tax('a', 500)], ['NONE']],
    ['before it was filed', [line(500, { on: '2026-04-30' })], [tax('a', 500)], ['NONE']],
    ['two of the same amount', [line(500)], [tax('a', 500), tax('b', 500)], ['SEVERAL']],
    [
      'two, told apart by the reference',
      [line(500, { reference: 'VAT 26/Q1-77 thanks' })],
      [tax('a', 500, { reference: '26Q1 77' }), tax('b', 500, { reference: '26Q2 78' })],
      ['EXACT a'],
    ],
    ['another reference', [line(500, { reference: 'x' })], [tax('a', 500, { reference: 'y' })], ['NONE']],
    ['another payer', [line(500, { payer: 'Li Wei' })], [tax('a', 500)], ['NONE']],
    ['twice in one statement', [line(500), line(500)], [tax('a', 500)], ['EXACT a', 'NONE']],
    ['credited before', [line(500)], [tax('a', 500, { credits: [credit(500)], isOpen: false })], ['KNOWN a']],
    [
      'the rest of a part',
      [line(100), line(400)],
      [tax('a', 500, { credits: [credit(100)] })],
      ['KNOWN a', 'EXACT a'],
    ],
  ])('%s', (_name, lines, taxes, expected) => {
    const matches = matchCredits(lines, taxes, NAMES)
    expect(matches.map((match) => ('id' in match ? `${match.outcome} ${match.id}` : match.outcome))).toEqual(
      expected,
    )
  })
})

describe('a line that pays nothing exactly', () => {
  it.each<[string, StatementLine, OpenTax[], [string, number][]]>([
    ['a part', line(480), [tax('a', 500)], [['a', 20]]],
    ['too much', line(520), [tax('a', 500)], [['a', -20]]],
    [
      'the nearest first',
      line(480),
      [tax('a', 900), tax('b', 500)],
      [
        ['b', 20],
        ['a', 420],
      ],
    ],
    [
      'a named reference before a nearer amount',
      line(480, { reference: 'Q1-77' }),
      [tax('a', 500), tax('b', 900, { reference: 'Q1 77' }), tax('c', 480, { reference: 'Q2 78' })],
      [
        ['b', 420],
        ['a', 20],
      ],
    ],
    ['nothing before it was filed', line(480, { on: '2026-04-30' }), [tax('a', 500)], []],
    ['nothing that is paid', line(480), [tax('a', 500, { isOpen: false })], []],
  ])('%s', (_name, one, taxes, expected) => {
    expect(proposalsFor(one, taxes).map(({ id, missing }) => [id, missing])).toEqual(expected)
  })

  it('is known where the other source names no reference', () => {
    const paid = tax('a', 500, { credits: [credit(500, { reference: 'Q1' })], isOpen: false })
    expect(matchCredits([line(500)], [paid, tax('b', 500)], NAMES)).toEqual([{ outcome: 'KNOWN', id: 'a' }])
  })
})

it('pays on the working day before a weekend or a holiday', () => {
  expect(transferBy('2026-05-08', 'DE')).toBe('2026-05-08')
  expect(transferBy('2026-05-10', 'DE')).toBe('2026-05-08')
  expect(transferBy('2026-12-26', 'DE')).toBe('2026-12-24')
})

it('knows only accounts that are published, each with its source', () => {
  for (const country of ['GB', 'NL'])
    expect(
      checkIdentifier('iban', knownPayee({ country, scheme: 'LOCAL', number: null })?.iban ?? ''),
    ).toMatchObject({
      valid: true,
      country,
    })
  expect(knownPayee({ country: 'GB', scheme: 'LOCAL', number: 'GB 123 4567 89' })?.reference).toBe(
    '123456789',
  )
  expect(knownPayee({ country: 'NL', scheme: 'LOCAL', number: 'NL123456789B01' })?.reference).toBe('')
  expect(knownPayee({ country: 'DE', scheme: 'LOCAL', number: 'DE136695976' })).toBeNull()
  expect(knownPayee({ country: 'NL', scheme: 'OSS_UNION', number: 'NL123456789B01' })).toBeNull()
  expect(knownPayee({ country: 'constructor', scheme: 'LOCAL', number: null })).toBeNull()
})

it('says a transfer in euro as a QR code, line by line', () => {
  const payee = {
    name: `Finanzamt\nMitte ${'x'.repeat(80)}`,
    iban: 'DE89370400440532013000',
    bic: null,
    reference: '29/123/45678 UST 1/26',
    source: 'letter',
  }
  const lines = epcCode(payee, { amount: 123_456, currency: 'EUR' })?.split('\n') ?? []
  expect(lines).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    `Finanzamt Mitte ${'x'.repeat(54)}`,
    'DE89370400440532013000',
    'EUR1234.56',
    '',
    '',
    '29/123/45678 UST 1/26',
  ])
  expect(epcCode(payee, { amount: 5, currency: 'GBP' })).toBeNull()
  expect(epcCode(payee, { amount: 0, currency: 'EUR' })).toBeNull()
})
