import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { filedInScheme } from '#registrations/testing/schemes.builders.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { companyInfo } from '#accounts/contract.ts'
import { quarterOf } from '../boxes/return-periods.ts'
import { listDeclarations, readDeclaration, stateNil } from '../contract.ts'
import { declareNil, listFiles, staffDeclaration } from '../staff/contract.ts'
import { identifyDeclarations } from './identify-declarations.ts'
import { findDeclaration } from './declarations.queries.ts'
import { downloadOf, filesOf } from './filing/declaration-files.ts'
import { openDeclarations } from './open-declarations.ts'

const app = await testApp()
const { seller, agent } = app.people
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''

/** The last quarter that is over, and the one before it. */
const [last, before] = [0, 1].map((back) => quarterOf(monthFromNow(app, -3 * back - 3))) as [
  ReturnType<typeof quarterOf>,
  ReturnType<typeof quarterOf>,
]
const [lastMonth, monthBefore] = [monthFromNow(app, -1), monthFromNow(app, -2)]

const monthsOf = ({ to }: typeof last) =>
  [2, 1, 0].map((back) => {
    const month = Number(to.slice(5, 7)) - back
    return `${to.slice(0, 5)}${String(month).padStart(2, '0')}`
  })

const opened = async (scheme: 'OSS_UNION' | 'IOSS') =>
  (await app.get(listDeclarations, { scheme, pageSize: 50 }, { as: seller })).body.data?.records ?? []
const detail = async (id = '') => (await app.get(readDeclaration, { id }, { as: seller })).body.data
const boxes = async (id = '') =>
  Object.fromEntries(((await detail(id))?.boxes ?? []).map(({ box, amount }) => [box, amount]))
const files = async (id = '') =>
  (await app.get(listFiles, { companyId, id }, { as: agent })).body.data?.files ?? []
const sell = (name: string, rows: AmazonRow[]) =>
  imported(app, seller, { name, bytes: Buffer.from(amazonFile(rows)) })
const french = (day: string, gross: string): AmazonRow => ({
  MARKETPLACE: 'own shop',
  DEPARTURE_COUNTRY: 'DE',
  ARRIVAL_COUNTRY: 'FR',
  TRANSACTION_COMPLETE_DATE: day.split('-').toReversed().join('-'),
  TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: gross,
})

describe('the Union scheme', () => {
  it('opens a return of each quarter, in the state of identification', async () => {
    await filedInScheme(app, 'OSS', { number: 'DE136695976', firstMonth: before.from.slice(0, 7) })
    await openDeclarations(app.deps)
    const records = await opened('OSS_UNION')
    expect(records).toMatchObject([
      { kind: 'OSS', country: 'DE', frequency: 'QUARTERLY', period: { label: last.name } },
      { kind: 'OSS', country: 'DE', frequency: 'QUARTERLY', period: { label: before.name } },
    ])
    expect(records.every(({ dueAt, payBy }) => dueAt !== null && payBy === dueAt)).toBe(true)
    const { body } = await app.get(staffDeclaration, { companyId, id: records[0]?.id ?? '' }, { as: agent })
    // The power of attorney for the one-stop shop is for the whole Union.
    expect(body.data?.obstacles).toEqual(['NO_LICENCE'])
  }, 60_000)

  it('has two boxes for each state and rate, and the files of its authority', async () => {
    const [, first] = await opened('OSS_UNION')
    // Each month is reported: one without a row would have to be stated.
    const [, middle] = monthsOf(before)
    await sell('q1.csv', [
      french(before.from, '60.00'),
      french(`${middle}-10`, '60.00'),
      french(before.to, '240.00'),
    ])
    expect(await boxes(first?.id)).toEqual({
      'FR 20% from DE base': 30_000,
      'FR 20% from DE tax': 6_000,
      'total due': 6_000,
    })
    expect(await detail(first?.id)).toMatchObject({
      status: 'CALCULATED',
      base: { amount: 30_000, currency: 'EUR' },
      payable: { amount: 6_000 },
    })
    expect((await files(first?.id)).map(({ name, problems }) => [name, problems])).toEqual([
      [`oss-${before.name}.json`, []],
      [`oss-${before.name}.csv`, []],
    ])
  })

  it('is due without a sale, too: its file says nothing', async () => {
    const [second] = await opened('OSS_UNION')
    const id = second?.id ?? ''
    // One row of another kind in each month shows that the months were reported.
    await sell(
      'others.csv',
      monthsOf(last).map((month) => ({ ...french(`${month}-02`, '119.00'), ARRIVAL_COUNTRY: 'DE' })),
    )
    expect((await detail(id))?.waitingFor.map(({ reason }) => reason)).toEqual(['NOTHING_FOUND'])
    await app.post(stateNil, { id }, { as: seller })
    await app.post(declareNil, { companyId, id }, { as: agent })
    expect(await detail(id)).toMatchObject({ isNil: true, payable: { amount: 0 } })
    expect((await files(id)).map(({ name, problems }) => [name, problems])).toEqual([
      [`oss-${last.name}.json`, []],
      [`oss-${last.name}.csv`, []],
    ])
  })
})

describe('the import scheme', () => {
  it('opens a return of each month, in the state that gave the number', async () => {
    await filedInScheme(app, 'IOSS', { number: 'IM2760000001', firstMonth: monthBefore })
    await openDeclarations(app.deps)
    expect(await opened('IOSS')).toMatchObject([
      { kind: 'IOSS', country: 'DE', frequency: 'MONTHLY', period: { label: lastMonth } },
      { kind: 'IOSS', country: 'DE', frequency: 'MONTHLY', period: { label: monthBefore } },
    ])
  }, 60_000)

  it('declares parcels by state', async () => {
    const [, first] = await opened('IOSS')
    await sell('parcels.csv', [
      {
        ...french(`${monthBefore}-10`, '60.00'),
        DEPARTURE_COUNTRY: 'CN',
        MARKETPLACE: 'own shop',
      },
    ])
    expect(await boxes(first?.id)).toEqual({ 'FR 20% base': 5_000, 'FR 20% tax': 1_000, 'total due': 1_000 })
    expect((await files(first?.id)).map(({ name, problems }) => [name, problems])).toEqual([
      [`ioss-${monthBefore}.json`, []],
    ])
  })
})

it('its file names the state and the number', async () => {
  const [, first] = await opened('OSS_UNION')
  const row = await findDeclaration(app.deps.db, companyId, first?.id ?? '')
  const [json] = row ? await filesOf(app.deps.db, app.deps, row) : []
  const bytes = row && json && (await downloadOf(app.deps.db, app.deps, { row, name: json.name }))
  expect(JSON.parse(String(bytes && (await buffer(bytes))))).toMatchObject({
    traderId: { vatNumber: '136695976', issuedBy: 'DE' },
    totalAmountVatDueEUR: 60,
  })
})

it('of one that was opened for the whole Union the state is told later', async () => {
  const [, first] = await opened('OSS_UNION')
  const id = first?.id ?? ''
  const known = await detail(id)
  await app.database.pool.query("update declarations set country = 'EU' where id = $1", [id])
  await app.database.pool.query(
    `update declaration_calculations set prepared = jsonb_set(prepared, '{country}', '"EU"') where declaration_id = $1`,
    [id],
  )
  expect((await detail(id))?.country).toBe('EU')
  expect(await identifyDeclarations(app.deps)).toBe(1)
  expect(await identifyDeclarations(app.deps)).toBe(0)
  await app.drain()
  const now = await detail(id)
  expect([now?.country, now?.status, now?.revision]).toEqual(['DE', known?.status, known?.revision])
  expect((await files(id)).map(({ name, problems }) => [name, problems])).toEqual([
    [`oss-${before.name}.json`, []],
    [`oss-${before.name}.csv`, []],
  ])
})

it('without a number it stays with the Union', async () => {
  const [, first] = await opened('OSS_UNION')
  const id = first?.id ?? ''
  const { rows } = await app.database.pool.query<{ id: string; number: string }>(
    `select r.id, r.registration_number as number from registrations r
     join declarations d on d.registration_id = r.id where d.id = $1`,
    [id],
  )
  const number = (value: string | null) =>
    app.database.pool.query('update registrations set registration_number = $2 where id = $1', [
      rows[0]?.id,
      value,
    ])
  await app.database.pool.query("update declarations set country = 'EU' where id = $1", [id])
  await number(null)
  expect(await identifyDeclarations(app.deps)).toBe(0)
  await number(rows[0]?.number ?? null)
  expect(await identifyDeclarations(app.deps)).toBe(1)
})
