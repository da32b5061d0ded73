import { beforeAll, describe, expect, it } from 'vitest'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { germanSale } from '#declarations/testing/sources.builders.ts'
import { createShop } from '#shops/contract.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { readEnding, tickEnding } from '../contract.ts'
import {
  staffEnding,
  staffEndingFile,
  staffEndings,
  staffTickEnding,
  untickEnding,
} from '../staff/contract.ts'
import { endedRegistration } from '../testing/endings.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people
let at = { companyId: '', registrationId: '' }

const read = async (as: Caller = seller) =>
  (await app.get(readEnding, { registrationId: at.registrationId }, { as })).body
const states = async () => {
  const { data } = await read()
  const listed = (await app.get(staffEndings, {}, { as: agent })).body.data?.records
  const inList = listed?.find(({ registrationId }) => registrationId === at.registrationId)
  // The list counts in SQL what the page reads one by one.
  expect(inList?.open).toBe(data?.open)
  return Object.fromEntries(data?.points.map(({ kind, state }) => [kind, state]) ?? [])
}
/** What the list of to-dos has of it. */
const waits = async (as: Caller = seller) =>
  (await app.get(listPendingMatters, {}, { as })).body.data?.records.filter(({ link }) =>
    link.includes('ending'),
  )
const tick = async (more: { point: string; on?: string; uploadId?: string }, as: Caller = seller) => {
  const input = { registrationId: at.registrationId, on: '2026-11-20', ...more }
  return (await app.post(tickEnding, input, { as })).body
}

const endOn = (day: string) =>
  app.database.pool.query('update registrations set ended_on = $1 where id = $2', [day, at.registrationId])

beforeAll(async () => {
  at = await endedRegistration(app)
  await app.post(createShop, { marketplace: 'OWN_SHOP', region: 'EU', name: 'Own shop' }, { as: seller })
  await app.deps.db.insert(registrations).values({
    workOrderNumber: '',
    orderId: '',
    orderNumber: '',
    productId: '',
    productCode: '',
    id: 'reg_epr',
    companyId: at.companyId,
    workOrderId: 'wo_epr',
    productName: { en: 'Packaging Germany', zh: '德国包装法' },
    country: 'DE',
    kind: 'EPR_NUMBER',
    registrationNumber: 'DE4711',
    createdAt: app.clock.now(),
  })
})

describe('a registration that the office has closed', () => {
  it('names what is still open, to its company alone', async () => {
    expect((await read(sellerOther)).error).toBe('ending.not_found')
    const { data } = await read()
    expect(data).toMatchObject({ number: 'DE129273398', endedOn: '2026-11-10' })
    expect(await states()).toMatchObject({
      FINAL_RETURN: 'UNKNOWN',
      TAX: 'DONE',
      STOCK: 'UNKNOWN',
      NUMBER: 'OPEN',
      GUARANTEE: 'NOT_NEEDED',
    })
    expect(data?.points.find(({ kind }) => kind === 'NUMBER')?.name).toBe('Packaging Germany DE4711')
    expect(data?.duties.map(({ kind, until }) => [kind, until])).toEqual([
      ['RECORDS', '2036-12-31'],
      ['INVOICES', '2034-12-31'],
    ])
  })

  it('misses no last return that was forgotten when its time was over', async () => {
    await endOn('2010-01-05')
    expect(await states()).toMatchObject({ FINAL_RETURN: 'NOT_NEEDED' })
    await endOn('2026-11-10')
    expect(await states()).toMatchObject({ FINAL_RETURN: 'UNKNOWN' })
  })

  it('waits for its last return, and for tax that is not settled', async () => {
    const about = { registrationId: at.registrationId, frequency: 'MONTHLY' } as const
    const last = { fromDay: '2026-11-01', toDay: '2026-11-10', label: '2026-11' }
    const row = await waitingDeclaration(app, { ...about, ...last, status: 'CALCULATED' })
    expect(await states()).toMatchObject({ FINAL_RETURN: 'OPEN', TAX: 'DONE' })
    await app.database.pool.query(
      "update declarations set status = 'ACCEPTED', tax_status = 'DUE' where id = $1",
      [row.id],
    )
    expect(await states()).toMatchObject({ FINAL_RETURN: 'DONE', TAX: 'OPEN' })
    await app.database.pool.query("update declarations set tax_status = 'PAID' where id = $1", [row.id])
    expect(await states()).toMatchObject({ FINAL_RETURN: 'DONE', TAX: 'DONE' })
  })

  it('is ticked off with what it needs, by those who may', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'inventory.pdf')
    expect((await tick({ point: 'NUMBER:reg_epr' }, viewer)).code).not.toBe(0)
    expect((await tick({ point: 'NUMBER:reg_epr' }, sellerOther)).error).toBe('ending.not_found')
    expect((await tick({ point: 'NUMBER:reg_other' })).error).toBe('ending.no_such_point')
    expect((await tick({ point: 'TAX' })).error).toBe('ending.no_such_point')
    expect((await tick({ point: 'NUMBER:reg_epr', on: '2026-12-24' })).error).toBe('ending.day_wrong')
    expect((await tick({ point: 'STOCK' })).error).toBe('ending.file_missing')
    expect((await tick({ point: 'STOCK', uploadId: 'file_nobody' })).error).toBe('documents.not_found')
    expect((await tick({ point: 'NUMBER:reg_epr' })).code).toBe(0)
    expect((await tick({ point: 'STOCK', uploadId })).code).toBe(0)
    expect(await states()).toMatchObject({ STOCK: 'DONE', NUMBER: 'DONE' })
    expect((await tick({ point: 'STOCK', uploadId })).error).toBe('ending.no_such_point')
  })

  it('is open again where reports show goods there after the end', async () => {
    const bytes = Buffer.from(amazonFile([germanSale('2026-11-15', '119.00')]))
    await imported(app, seller, { name: 'november.csv', bytes })
    expect(await states()).toMatchObject({ STOCK: 'OPEN' })
    const stock = (await read()).data?.points.find(({ kind }) => kind === 'STOCK')
    expect(stock).toMatchObject({ state: 'OPEN', count: 1, labels: ['November 2026'] })
  })

  it('is followed by staff, too', async () => {
    const listed = (await app.get(staffEndings, {}, { as: agent })).body.data?.records
    expect(listed).toMatchObject([{ registrationId: at.registrationId, endedOn: '2026-11-10' }])
    const { body } = await app.get(staffEnding, at, { as: agent })
    const shop = body.data?.points.find(({ kind }) => kind === 'SHOP')
    expect(shop).toMatchObject({ state: 'OPEN', name: 'Own shop' })
    const done = { ...at, point: shop?.point ?? '', on: '2026-11-21', note: 'Told by phone' }
    const after = (await app.post(staffTickEnding, done, { as: agent })).body.data
    expect(after?.points.find(({ point }) => point === shop?.point)).toMatchObject({
      state: 'DONE',
      ticked: { on: '2026-11-21', note: 'Told by phone' },
    })
  })

  it('shows its documents to staff, and only its own', async () => {
    const stock = (await read()).data?.points.find(({ kind }) => kind === 'STOCK')
    const open = (fileId: string) => app.get(staffEndingFile, { ...at, fileId }, { as: agent })
    const fileId = stock?.ticked?.file?.uploadId ?? ''
    await readWithReason(app, staffEndingFile, { ...at, fileId }, agent)
    const foreign = await uploadSampleFile(app, sellerOther, 'other.pdf')
    expect((await open(foreign)).body.error).toBe('ending.not_found')
  })

  it('is open again where staff take back a point, once, and the record says who had ticked it off', async () => {
    const point = 'NUMBER:reg_epr'
    expect((await read()).data?.points.find((one) => one.point === point)?.mayUntick).toBe(false)
    const untick = async (of = {}) =>
      (await app.post(untickEnding, { ...at, point, ...of }, { as: agent })).body
    const { companyId: other } = await endedRegistration(app, sellerOther)
    expect((await untick({ companyId: other })).error).toBe('ending.not_found')
    expect((await app.post(untickEnding, { ...at, point }, { as: seller })).status).toBe(401)
    const after = (await untick()).data?.points.find((one) => one.point === point)
    expect(after).toMatchObject({ state: 'OPEN', ticked: null, mayTick: true, mayUntick: false })
    expect((await untick()).error).toBe('ending.not_ticked')
    const { rows } = await app.database.pool.query<{ detail: unknown }>(
      "select detail from audit_trail where action = 'ending.unticked'",
    )
    expect(rows).toMatchObject([{ detail: { point, on: '2026-11-20', by: expect.any(String) as string } }])
    expect(await states()).toMatchObject({ NUMBER: 'OPEN' })
    expect((await tick({ point })).code).toBe(0)
    expect(await states()).toMatchObject({ NUMBER: 'DONE' })
  })
})

it('waits for the seller, without a day, until the last of their points is ticked off', async () => {
  const other = await endedRegistration(app, sellerOther)
  const own = async () =>
    (await waits(sellerOther))?.filter(({ link }) => link.includes(other.registrationId))
  expect(await own()).toMatchObject([
    { type: 'DATA_MISSING', title: 'Deal with what DE129273398 leaves behind', dueAt: null, overdue: false },
  ])
  await app.post(
    createShop,
    { marketplace: 'OWN_SHOP', region: 'EU', name: 'Their shop' },
    { as: sellerOther },
  )
  const done = async (point: string, more: object = {}) => {
    const input = { registrationId: other.registrationId, point, on: '2026-11-20', ...more }
    return (await app.post(tickEnding, input, { as: sellerOther })).body.data
  }
  const uploadId = await uploadSampleFile(app, sellerOther, 'inventory.pdf')
  const left = await done('STOCK', { uploadId })
  expect(await own()).toHaveLength(1)
  const shop = left?.points.find(({ kind }) => kind === 'SHOP')?.point ?? ''
  await done(shop)
  expect(await own()).toEqual([])
  // Its last return may still be open: that is no point of the seller's.
  expect(left?.points.find(({ kind }) => kind === 'FINAL_RETURN')?.state).toBe('UNKNOWN')
  await app.post(untickEnding, { ...other, point: shop }, { as: agent })
  expect(await own()).toHaveLength(1)
})
