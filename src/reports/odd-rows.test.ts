import { expect, test } from 'vitest'
import { RowKeys, TooManyRows } from './hashed-keys.ts'
import { type AmazonRow, amazonFile } from './testing/amazon-file.ts'
import { judge, sumsOf } from './testing/read-bytes.ts'

const REFUND: AmazonRow = { TRANSACTION_TYPE: 'REFUND', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '-119.00' }

const saleOn = (day: string): AmazonRow => ({ TRANSACTION_COMPLETE_DATE: day, ARRIVAL_COUNTRY: 'FR' })
const mixed = (number: number): number => Math.imul(number ^ (number >>> 15), 0x2c1b3c6d)
const keyOf = (number: number) => ({
  high: mixed(mixed(number) ^ (number >>> 7)),
  low: mixed(number + 1),
})

test('columns in another order, with others between them, are the same file', async () => {
  const rows = amazonFile([{ ARRIVAL_COUNTRY: 'FR' }, REFUND, { ARRIVAL_COUNTRY: 'QQ' }])
  const turned = rows
    .trim()
    .split('\n')
    .map((line, at) => ['x', ...line.split(',').toReversed(), at === 0 ? 'NEW_COLUMN' : 'y'].join(','))
    .join('\n')
  const [one, other] = await Promise.all([judge(rows), judge(turned)])
  expect(other.totals.list.length).toBeGreaterThan(0)
  expect(JSON.stringify(other.totals.list)).toBe(JSON.stringify(one.totals.list))
  expect(other.issues.list.map(({ line, code, column }) => [line, code, column])).toEqual(
    one.issues.list.map(({ line, code, column }) => [line, code, column]),
  )
})

test('a refund without its sale counts as of a sale before the file, and says so', async () => {
  const result = await judge(amazonFile([{ ARRIVAL_COUNTRY: 'FR', MARKETPLACE: '', ...REFUND }]))
  expect(result.judged.map(({ bucket, result: its }) => [bucket, its?.decision.correctionOf])).toEqual([
    ['TREATED', null],
  ])
  expect(result.issues.list.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['REFUND_SALE_BEFORE_FILE', 'WARNING', 2],
  ])
  expect(sumsOf(result.check.treated)).toEqual({ EUR: -11_900 })
})

const ORDER = { TRANSACTION_EVENT_ID: 'E-1', MARKETPLACE: '', ARRIVAL_COUNTRY: 'FR' }
const later = { TRANSACTION_COMPLETE_DATE: '10-05-2026', ...ORDER, ...REFUND }

test.each([
  ['in another file', [later], '2026-03-20', '2026-Q1', []],
  ['in both, here later', [{ ...ORDER, ...saleOn('04-05-2026') }, later], '2026-03-20', '2026-Q1', []],
  ['in both, here earlier', [{ ...ORDER, ...saleOn('02-02-2026') }, later], '2026-03-20', '2026-Q1', []],
  ['behind its refund there', [later], '2026-05-11', null, ['REFUND_SALE_BEFORE_FILE']],
  [
    'there, but the row says its day',
    [{ ...later, 'Original sale date': '31-12-2025' }],
    '2026-03-20',
    '2025-Q4',
    [],
  ],
] as const)('a refund whose sale is %s', async (_where, rows, day, correctionOf, codes) => {
  const asked: unknown[] = []
  const { judged, issues } = await judge(amazonFile(rows), {
    findSales: (orders) => {
      asked.push(...orders.map(({ orderId, account }) => [orderId, account]))
      return Promise.resolve(orders.map(() => day))
    },
  })
  expect(asked).toEqual([['E-1', 'A1']])
  expect(judged.at(-1)?.result?.decision.correctionOf).toBe(correctionOf)
  expect(issues.list.map(({ code }) => code).filter((code) => code.startsWith('REFUND'))).toEqual(codes)
})

test('orders are asked for some thousand at a time', async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => ({ ...later, TRANSACTION_EVENT_ID: `E-${at}` }))
  const sizes: number[] = []
  const { judged } = await judge(amazonFile(rows), {
    findSales: (orders) => {
      sizes.push(orders.length)
      return Promise.resolve(orders.map(() => '2026-03-20'))
    },
  })
  expect(sizes).toEqual([5000, 5000, 2000])
  expect(judged.filter(({ result }) => result?.decision.correctionOf === '2026-Q1')).toHaveLength(12_000)
})

test('a sale behind the last day of the known law is provisional, and says so', async () => {
  const days = ['31-12-2027', '01-01-2028', '02-01-2028']
  const { judged, issues } = await judge(amazonFile(days.map(saleOn)))
  expect(judged.map(({ result }) => result?.decision.status)).toEqual([
    'JUDGED',
    'PROVISIONAL',
    'PROVISIONAL',
  ])
  // Once for the file, not for each of its rows.
  expect(issues.list.map(({ line, code, severity, value }) => [line, code, severity, value])).toEqual([
    [3, 'LAW_NOT_KNOWN', 'WARNING', '01-01-2028'],
  ])
})

test('a seller without any registration: the tax is due, and each state is named', async () => {
  const seller = { established: 'CN', vat_registrations: [], oss_union: null, ioss: false }
  const own = { MARKETPLACE: 'Non-Amazon', SALES_CHANNEL: 'MCF' }
  const result = await judge(amazonFile([own, { ...own, ARRIVAL_COUNTRY: 'FR' }]), { seller })
  expect(sumsOf(result.check.treated)).toEqual({ EUR: 23_800 })
  const missing = result.issues.list.filter(({ code }) => code === 'NO_REGISTRATION')
  expect(missing.map(({ line, severity }) => [line, severity])).toEqual([
    [2, 'WARNING'],
    [3, 'WARNING'],
  ])
})

test('ten million rows are known again; more than any file may have are refused', { timeout: 60_000 }, () => {
  const keys = new RowKeys()
  let repeated = 0
  for (let number = 0; number < 10_000_000; number++)
    if (keys.add(keyOf(number), number) !== 'NEW') repeated++
  expect(repeated).toBe(0)
  expect([keys.add(keyOf(9_999_999), 9_999_999), keys.add(keyOf(0), 1)]).toEqual(['SAME', 'DIFFERENT'])
  expect(() => {
    for (let number = 10_000_000; number < 13_000_000; number++) keys.add(keyOf(number), number)
  }).toThrow(TooManyRows)
})

test('an account that is none of the seller’s shops is told once, and its rows count', async () => {
  const rows = [{}, { UNIQUE_ACCOUNT_IDENTIFIER: 'B2OTHER' }, { UNIQUE_ACCOUNT_IDENTIFIER: 'B2OTHER' }]
  const result = await judge(amazonFile(rows), { accounts: new Set(['A1']) })
  const told = result.issues.list.filter(({ code }) => code === 'ACCOUNT_NOT_A_SHOP')
  expect(told).toMatchObject([
    { line: 3, severity: 'WARNING', column: 'UNIQUE_ACCOUNT_IDENTIFIER', value: 'B2OTHER', amount: null },
  ])
  expect(told[0]?.reason.en).toContain('B2OTHER is none')
  expect(told[0]?.reason.zh).toContain('卖家账户B2OTHER')
  expect(result.judged.map(({ bucket }) => bucket)).toEqual(['TREATED', 'TREATED', 'TREATED'])
  // Where not all accounts are known, nobody can say it.
  const silent = await judge(amazonFile(rows), { accounts: null })
  expect(silent.issues.list.filter(({ code }) => code === 'ACCOUNT_NOT_A_SHOP')).toEqual([])
})
