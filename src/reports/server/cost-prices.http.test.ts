import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import {
  costPricesTemplate,
  listCostPrices,
  removeCostPrice,
  saveCostPrice,
  uploadCostPrices,
} from '../costs-contract.ts'
import { costPricesOf } from './cost-prices.queries.ts'

const app = await testApp()
const { seller, sellerOther, viewer } = app.people

const list = async (as = seller, keyword?: string) =>
  (await app.get(listCostPrices, keyword === undefined ? {} : { keyword }, { as })).body.data?.records.map(
    ({ sku, amount }) => [sku, amount],
  )
const save = async (sku: string, amount: string, as = seller) =>
  (await app.post(saveCostPrice, { sku, amount }, { as })).body
const upload = async (name: string, bytes: Buffer, as = seller) =>
  (await app.upload(uploadCostPrices, { name, bytes }, { as })).body

it('is said, said anew and taken back, by the company alone', async () => {
  expect(await save('A-1', '7,50')).toMatchObject({ code: 0, data: { sku: 'A-1', amount: '7.50' } })
  expect(await save('A-1', '8')).toMatchObject({ code: 0 })
  expect(await save('B-1', '1.2')).toMatchObject({ code: 0 })
  expect(await list()).toEqual([
    ['A-1', '8'],
    ['B-1', '1.2'],
  ])
  expect(await list(seller, 'B')).toEqual([['B-1', '1.2']])
  expect(await list(sellerOther)).toEqual([])
  const drop = async (as = seller) =>
    (await app.post(removeCostPrice, { sku: 'B-1' }, { as })).body.data?.removed
  expect([await drop(sellerOther), await drop(), await drop()]).toEqual([false, true, false])
  expect(await list()).toEqual([['A-1', '8']])
  const { rows } = await app.database.pool.query(
    `select actor_kind as kind, action, detail->>'amount' as amount, personal is not null as address
      from audit_trail where action like 'reports.cost_price%' order by sequence`,
  )
  const line = { kind: 'seller', action: 'reports.cost_price_saved', address: true }
  expect(rows).toEqual([
    { ...line, amount: expect.stringMatching(/^7[.,]50$/) },
    { ...line, amount: '8' },
    { ...line, amount: '1.2' },
    { ...line, action: 'reports.cost_price_removed', amount: null },
  ])
})

it('differs by country, currency and day, and each is changed by itself', async () => {
  const one = { sku: 'N-1', amount: '5' }
  const said = async (which: object, amount = '5') =>
    (await app.post(saveCostPrice, { ...one, ...which, amount }, { as: seller })).body.code
  expect([
    await said({}),
    await said({ country: 'PL' }, '6'),
    await said({ country: 'PL', fromDay: '2026-03-01' }, '7'),
    await said({ country: 'PL', fromDay: '2026-03-01', currency: 'PLN' }, '28'),
    await said({ country: 'PL', fromDay: '2026-03-01' }, '7.5'),
  ]).toEqual([0, 0, 0, 0, 0])
  const listed = async () =>
    (await app.get(listCostPrices, { keyword: 'N-1' }, { as: seller })).body.data?.records.map(
      ({ country, currency, fromDay, amount }) => [country, currency, fromDay, amount],
    )
  expect(await listed()).toEqual([
    ['', 'EUR', null, '5'],
    ['PL', 'EUR', null, '6'],
    ['PL', 'EUR', '2026-03-01', '7.5'],
    ['PL', 'PLN', '2026-03-01', '28'],
  ])
  const drop = { sku: 'N-1', country: 'PL', fromDay: '2026-03-01' }
  expect((await app.post(removeCostPrice, drop, { as: seller })).body.data?.removed).toBe(true)
  expect(await listed()).toHaveLength(3)
})

it('has a template that it takes back', async () => {
  const answer = await app.get(costPricesTemplate, { format: 'csv' }, { as: seller, lang: 'zh' })
  const filled = `${answer.raw.toString().trimEnd()}\nT-1,9,GBP,英国,2026-04-01`
  expect(await upload('t.csv', Buffer.from(filled))).toMatchObject({ data: { saved: 1, problems: [] } })
  const { body } = await app.get(listCostPrices, { keyword: 'T-1' }, { as: seller })
  expect(body.data?.records).toMatchObject([{ country: 'GB', currency: 'GBP', fromDay: '2026-04-01' }])
})

it('refuses what is no price, and who may only look', async () => {
  for (const which of [
    { country: 'ZZ' },
    { currency: 'BTC' },
    { fromDay: '1999-12-31' },
    { fromDay: '2026-02-30' },
  ])
    expect(
      (await app.post(saveCostPrice, { sku: 'X', amount: '7', ...which } as never, { as: seller })).body.code,
    ).toBe(400)
  for (const [sku, amount] of [
    ['X', '-1'],
    ['X', 'seven'],
    ['', '7'],
    ['x'.repeat(101), '7'],
  ] as const)
    expect((await save(sku, amount)).code).toBe(400)
  expect((await save('X', '7', viewer)).code).not.toBe(0)
  expect((await upload('p.csv', Buffer.from('sku,price\nX,1'), viewer)).code).not.toBe(0)
  expect((await list())?.some(([sku]) => sku === 'X')).toBe(false)
})

it('comes as a table, and rows are valued by it', async () => {
  const csv = await upload('p.csv', Buffer.from('SKU;Cost price\nC-1;3,25\nC-2;x\nC-1;3,5'))
  expect(csv).toMatchObject({ data: { saved: 1, problems: [{ line: 3, problem: 'BAD_PRICE', value: 'x' }] } })
  const rows = [
    ['SKU', 'Price'],
    ['D-1', 4.5],
  ]
  const sheet = await writeXlsx({ sheets: [{ name: 'x', rows }] })
  expect(await upload('p.xlsx', Buffer.from(sheet))).toMatchObject({ data: { saved: 1, problems: [] } })
  const [one] = (
    await app.database.pool.query<{ company_id: string }>(
      "select company_id from cost_prices where sku = 'D-1'",
    )
  ).rows
  const known = await costPricesOf(app.deps.db, one?.company_id ?? '')
  expect([known.get('C-1'), known.get('D-1')]).toEqual(['3.5', '4.5'])
})

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'costPrice.not_a_table'],
  ['nothing', Buffer.alloc(0), 'costPrice.not_a_table'],
  ['a workbook that is none', Buffer.from('PK\u0003\u0004 nothing'), 'costPrice.not_a_table'],
  ['more than it takes', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'costPrice.too_large'],
])('refuses %s', async (_what, bytes, error) => {
  expect(await upload('p.xlsx', bytes)).toMatchObject({ error })
})
