import { beforeAll, describe, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { withdrawImport } from '#reports/contract.ts'
import { removeCostPrice, saveCostPrice } from '#reports/costs-contract.ts'
import { rejudgeChanged } from '#reports/server/rejudge-company.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { begun, imported, uploaded } from '#reports/testing/imports.builders.ts'
import { downloadSales, readBoxRows, readDeclaration } from '../contract.ts'
import { staffBoxRows } from '../staff/contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { findDeclaration } from './declarations.queries.ts'
import { insertDeclaration, updateDeclaration } from './declarations.repository.ts'
import { correctionOf } from './figures.queries.ts'

/* What was filed keeps its rows: later ones, withdrawn ones and those that are determined anew change only its correction. */

const app = await testApp()
const as = await aSeller(app)
const { agent } = app.people
const ID = 'dc_then'
let companyId = ''
let first = ''

const sale = (name: string): AmazonRow => ({
  SALES_CHANNEL: 'MCF',
  TRANSACTION_EVENT_ID: `O-${name}`,
  ACTIVITY_TRANSACTION_ID: `T-${name}`,
})
const MOVED: AmazonRow = {
  TRANSACTION_TYPE: 'FC_TRANSFER',
  SELLER_SKU: 'SKU-1',
  ARRIVAL_COUNTRY: 'PL',
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '',
  TRANSACTION_CURRENCY_CODE: '',
}
const send = (name: string, rows: readonly AmazonRow[]) =>
  imported(app, as, { name, bytes: Buffer.from(amazonFile(rows)) })

async function priced(amount: string | null): Promise<void> {
  const price = { sku: 'SKU-1', country: '', fromDay: '2026-01-01' }
  const { body } = amount
    ? await app.post(saveCostPrice, { ...price, amount, currency: 'EUR' }, { as })
    : await app.post(removeCostPrice, { ...price, currency: 'EUR' }, { as })
  expect(body.code, JSON.stringify(body)).toBe(0)
  await rejudgeChanged(app.deps)
  await app.drain()
}

/** A table whose columns somebody has to name. */
const unread = (name: string) =>
  Buffer.from(`Name,Paid at,Currency,Total,Shipping Country\n${name},2026-03-05,EUR,1.00,FR\n`)

type Shown = { amount: number; net: number; total: number; rows: string[]; isThen: boolean; inDoubt: number }

/** Each part of sales of each box, with its rows. */
async function partsOf(id: string): Promise<Record<string, Shown>> {
  const { body } = await app.get(readDeclaration, { id }, { as })
  const shown: Record<string, Shown> = {}
  for (const { box, parts } of body.data?.boxes ?? [])
    for (const { kind, part, treatment, amount } of parts) {
      if (kind !== 'SALES') continue
      const at = { id, box, part, pageSize: 100 }
      const { body: found } = await app.get(readBoxRows, at, { as })
      expect(found.code, JSON.stringify(found)).toBe(0)
      const { data } = found
      const forStaff = await app.get(staffBoxRows, { companyId, ...at }, { as: agent })
      expect(forStaff.body.data).toEqual(data)
      shown[`${box} ${treatment?.scheme}`] = {
        amount,
        net: (data?.records ?? []).reduce((sum, row) => sum + (row.net ?? 0), 0),
        total: data?.total ?? -1,
        rows: (data?.records ?? []).map(({ title, isNew }) => `${title}${isNew ? ' new' : ''}`).toSorted(),
        isThen: data?.asOf !== null,
        inDoubt: data?.asOf?.inDoubt ?? 0,
      }
    }
  return shown
}

async function downloaded(id: string): Promise<string[]> {
  const { raw } = await app.get(downloadSales, { declarationId: id, format: 'csv' }, { as })
  return raw.toString().trim().split(/\r?\n/)
}

async function correction(): Promise<string> {
  const row = await findDeclaration(app.deps.db, companyId, ID)
  const found = row && (await correctionOf(app.deps.db, row))
  if (!found) throw new Error('nothing corrects it')
  return found.id
}

beforeAll(async () => {
  companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const number = registrationRow(app, companyId)
  await app.deps.db.insert(registrations).values([
    { ...number, id: 'rg_then', country: 'DE', registrationNumber: 'DE136695976' },
    {
      ...number,
      id: 'rg_then_pl',
      workOrderId: 'wo_then',
      country: 'PL',
      registrationNumber: 'PL5260001246',
    },
  ])
  const open = { companyId, registrationId: 'rg_then', status: 'AWAITING_DATA', revision: 0 } as const
  const none = { base: null, vat: null, payable: null, number: 'DC-2026-730001' }
  await app.deps.db.transaction((tx) =>
    insertDeclaration(tx, declarationRow(app, { id: ID, ...open, ...none })),
  )
  await priced('7.50')
  first = (await send('first.csv', [sale('A'), sale('B'), MOVED])).id
  await app.deps.db.transaction((tx) =>
    updateDeclaration(
      tx,
      { companyId, id: ID },
      { status: 'FILED', reference: 'R1', filedAt: app.clock.now() },
    ),
  )
})

describe('a return that was filed', () => {
  let filed: Record<string, Shown>
  let file: string[]
  const then = (parts: Record<string, Shown>, changes: Partial<Shown> = {}) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, { ...part, isThen: true, ...changes }]),
    )

  it('shows the rows that its boxes are the sums of', async () => {
    expect(await findDeclaration(app.deps.db, companyId, ID)).toMatchObject({ status: 'FILED', vat: 3_800 })
    filed = await partsOf(ID)
    file = await downloaded(ID)
    expect(Object.keys(filed).length).toBeGreaterThanOrEqual(2)
    expect(file).toHaveLength(1 + 3)
    expect(filed['81 LOCAL']).toEqual({
      amount: 20_000,
      net: 20_000,
      total: 2,
      rows: ['O-A', 'O-B'],
      isThen: false,
      inDoubt: 0,
    })
    for (const { amount, net, total, rows } of Object.values(filed))
      expect({ net, total }).toEqual({ net: amount, total: rows.length })
  })

  it('stays as it is read while other files come that have no rows', async () => {
    const { status } = await uploaded(app, as, { name: 'to-map.csv', bytes: unread('#1') })
    expect(status).toBe('MAPPING')
    await begun(app, as, { name: 'begun.csv', bytes: unread('#2') })
    const failed = await imported(app, as, { name: 'failed.csv', bytes: Buffer.from('x') })
    expect(failed.status).toBe('FAILED')
    expect(await partsOf(ID)).toEqual(filed)
  })

  it('keeps them when a row comes late, which is new in the correction', async () => {
    await send('late.csv', [sale('C')])
    expect(await partsOf(ID)).toEqual(then(filed))
    expect(await downloaded(ID)).toEqual(file)
    const id = await correction()
    expect((await partsOf(id))['81 LOCAL']).toMatchObject({ net: 30_000, rows: ['O-A', 'O-B', 'O-C new'] })
    const [head = '', ...rows] = await downloaded(id)
    expect(head).toMatch(/New since the return that is corrected$/)
    expect(rows.filter((row) => row.endsWith('yes'))).toEqual([expect.stringContaining('O-C')])
  })

  it('keeps them when they are determined anew', async () => {
    await priced('9.00')
    expect(await partsOf(ID)).toEqual(then(filed))
    expect(await downloaded(ID)).toEqual(file)
    await priced('11.00')
    expect(await partsOf(ID)).toEqual(then(filed))
    expect(await downloaded(ID)).toEqual(file)
  })

  it('says how many are in doubt now, and cannot be listed', async () => {
    await priced(null)
    const now = await partsOf(ID)
    const doubtful = Object.values(now).filter(({ inDoubt }) => inDoubt > 0)
    expect(doubtful.length).toBeGreaterThan(0)
    for (const { inDoubt, total } of doubtful) expect({ inDoubt, total }).toEqual({ inDoubt: 1, total: 0 })
    expect(now['81 LOCAL']).toEqual({ ...filed['81 LOCAL'], isThen: true })
    await priced('7.50')
    expect(await partsOf(ID)).toEqual(then(filed))
  })

  it('keeps them when their file is withdrawn', async () => {
    await app.post(withdrawImport, { importId: first }, { as })
    await app.drain()
    expect(await partsOf(ID)).toEqual(then(filed))
    expect((await downloaded(ID)).toSorted()).toEqual(file.toSorted())
    expect((await partsOf(await correction()))['81 LOCAL']).toMatchObject({ net: 10_000, rows: ['O-C new'] })
  })
})
