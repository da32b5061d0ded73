import { userInfo } from '#accounts/contract.ts'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { deleteDocument, listDocuments } from '#documents/vault-contract.ts'
import { listMessages } from '#messages/contract.ts'
import { mandates } from '#registrations/server/mandates.tables.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import {
  listDeclarations,
  confirmDeclaration,
  readBoxRows,
  readDeclaration,
  stateNil,
} from '../../contract.ts'
import { downloadEvidence, readEvidence, startEvidence } from '../../evidence-contract.ts'
import { completeEcoFee, enterEcoFee, takeBackEcoFee } from '../../eco-fees-contract.ts'
import { listGoods, removeGoods, saveGoods, uploadGoods, downloadGoods } from '../../goods-contract.ts'
import {
  enterQuantities,
  quantitiesTemplate,
  takeBackQuantities,
  uploadQuantities,
} from '../../quantities-contract.ts'
import {
  adjust,
  calculateForStaff,
  check,
  completeEcoFeeForStaff,
  downloadFile,
  ecoFeeFileForStaff,
  enterEcoFeeForStaff,
  file,
  listFiles,
  quantityDuty,
  staffDeclaration,
  takeBackEcoFeeForStaff,
} from '../../staff/contract.ts'
import { declarationBoxes, declarations } from '../declarations.tables.ts'
import { openQuantityReports } from './open-reports.ts'

const app = await testApp()
const { seller: as, sellerOther, viewer, agent, reviewer } = app.people

let companyId = ''
beforeAll(async () => {
  companyId = (await app.get(companyInfo, {}, { as })).body.data?.id ?? ''
  await producer('rg_pack', 'packaging-fr', { validFrom: '2025-05-10', createdAt: new Date('2025-05-12') })
  await producer('rg_weee', 'weee-fr', { validFrom: '2025-01-01', createdAt: new Date('2025-01-02') })
  await producer('rg_textiles', 'textiles-fr', { validFrom: '2025-01-01', createdAt: new Date('2025-01-02') })
  await sell([
    { SELLER_SKU: 'BOX', QTY: '3', TRANSACTION_COMPLETE_DATE: '01-06-2025' },
    { SELLER_SKU: 'BOX', QTY: '2', TRANSACTION_COMPLETE_DATE: '09-05-2025' },
    { SELLER_SKU: 'LAMP', QTY: '4', TRANSACTION_COMPLETE_DATE: '31-12-2025' },
    { SELLER_SKU: 'BOX', QTY: '9', TRANSACTION_COMPLETE_DATE: '01-07-2025', ARRIVAL_COUNTRY: 'DE' },
    { SELLER_SKU: 'BOX', QTY: '1', TRANSACTION_TYPE: 'REFUND', TRANSACTION_COMPLETE_DATE: '03-07-2025' },
    {
      SELLER_SKU: 'BOX',
      QTY: '50',
      TRANSACTION_TYPE: 'FC_TRANSFER',
      TRANSACTION_COMPLETE_DATE: '04-07-2025',
    },
  ])
})

async function producer(id: string, productCode: string, dates: { validFrom: string; createdAt: Date }) {
  const name = { en: productCode, zh: productCode }
  await app.deps.db.insert(registrations).values({
    id,
    companyId,
    workOrderId: `wo_${id}`,
    workOrderNumber: '',
    orderId: '',
    orderNumber: '',
    productId: '',
    productCode,
    productName: name,
    country: 'FR',
    kind: 'EPR_NUMBER',
    registrationNumber: 'FR123456_01ABCD',
    ...dates,
  })
  await app.deps.db.insert(mandates).values({
    companyId,
    id: `md_${id}`,
    country: 'FR',
    scope: 'EPR',
    productName: name,
    workOrderId: `wo_${id}`,
    workOrderNumber: '',
    nodeId: `nd_${id}`,
    fileId: 'fl_mandate',
    status: 'IN_FORCE',
    statusSince: app.clock.now(),
    signedOn: '2025-01-01',
    createdAt: app.clock.now(),
  })
}

const sell = (rows: AmazonRow[]) =>
  imported(app, as, {
    name: `sales-${rows.length}.csv`,
    bytes: Buffer.from(
      amazonFile(rows.map((row) => ({ DEPARTURE_COUNTRY: 'FR', ARRIVAL_COUNTRY: 'FR', ...row }))),
    ),
  })

async function reports() {
  const { body } = await app.get(listDeclarations, { pageSize: 100 }, { as })
  return (body.data?.records ?? []).filter(({ kind }) => kind === 'EPR')
}
async function report(stream: string) {
  const found = (await reports()).find((one) => one.stream === stream && one.period.label === '2025')
  const { body } = await app.get(readDeclaration, { id: found?.id ?? '' }, { as })
  if (!body.data) throw new Error(`no report of ${stream}`)
  return body.data
}
const weights = async (stream: string) => (await report(stream)).boxes.map(({ box, amount }) => [box, amount])
const say = async (cells: Record<string, string>, who = as) =>
  (await app.post(saveGoods, cells, { as: who })).body

describe('a producer’s number', () => {
  it('has a report for each period that is over, once, and says that no due day is known', async () => {
    await openQuantityReports(app.deps)
    expect(await openQuantityReports(app.deps)).toBe(0)
    expect(
      (await reports())
        .map(({ stream, period, dueAt, status, payable }) => [
          stream,
          period.from,
          period.to,
          dueAt,
          status,
          payable,
        ])
        .toSorted(),
    ).toEqual([
      ['PACKAGING', '2025-05-10', '2025-12-31', null, 'AWAITING_DATA', null],
      ['WEEE', '2025-01-01', '2025-12-31', null, 'AWAITING_DATA', null],
    ])
    expect((await report('PACKAGING')).quantities).toEqual({
      source: 'SALES',
      entry: null,
      duty: null,
      comparison: { against: null, lines: [] },
      ecoFees: { year: 2025, open: 1, fees: [], lines: [] },
    })
  })

  it('is told of with what it needs, and without a due day that nobody knows', async () => {
    const { body } = await app.get(listMessages, { pageSize: 100 }, { as })
    const told = body.data?.records.find(({ title }) => title.startsWith('Packaging quantities'))
    expect(told?.body).toContain('the weights of what you sold')
    expect(told?.body).not.toContain('calendar')
  })

  it('waits for the weights of every SKU by name, and counts none of them as nothing', async () => {
    await app.drain()
    const waits = async () =>
      (await report('PACKAGING')).waitingFor.map(({ reason, text }) => [reason, /“(.*?)”/.exec(text)?.[1]])
    expect(await waits()).toEqual(
      expect.arrayContaining([
        ['WEIGHTS', 'LAMP'],
        ['WEIGHTS', 'BOX'],
      ]),
    )
    const { id } = await report('PACKAGING')
    const asked = await app.post(calculateForStaff, { companyId, id }, { as: agent })
    expect(asked.body.error).toBe('declarations.cannot_calculate')
    expect(await say({ sku: 'BOX', paper: '120', plastics: '2,5' })).toMatchObject({ code: 0 })
    await app.drain()
    expect((await waits()).filter(([reason]) => reason === 'WEIGHTS')).toEqual([['WEIGHTS', 'LAMP']])
  })

  it('counts pieces times weights by what was sent there in its days; what came back was sent', async () => {
    await say({ sku: 'LAMP', paper: '0', device: 'lamps', deviceGrams: '35' })
    await app.drain()
    const row = await report('PACKAGING')
    if (row.status === 'AWAITING_DATA')
      await app.post(calculateForStaff, { companyId, id: row.id }, { as: reviewer })
    expect(await weights('PACKAGING')).toEqual([
      ['packaging paper', 360_000],
      ['packaging plastics', 7_500],
      ['total weight', 367_500],
    ])
    const { id, boxes } = await report('PACKAGING')
    const part = boxes[0]?.parts[0]?.part ?? ''
    const rows = (who: typeof as) => app.get(readBoxRows, { id, box: 'packaging paper', part }, { as: who })
    expect((await rows(as)).body.data).toMatchObject({
      kind: 'GOODS',
      total: 1,
      records: [{ title: 'BOX', weight: { units: 3, each: 120_000, milligrams: 360_000 } }],
    })
    expect((await rows(sellerOther)).body.code).not.toBe(0)
  })

  it('keeps the weight that held in the month', async () => {
    expect(await say({ sku: 'BOX', fromMonth: '2025-07', paper: '1' })).toMatchObject({ code: 0 })
    await app.drain()
    expect((await weights('PACKAGING'))[0]).toEqual(['packaging paper', 360_000])
    await say({ sku: 'BOX', fromMonth: '2025-06', paper: '100', plastics: '2.5' })
    await app.drain()
    expect((await weights('PACKAGING'))[0]).toEqual(['packaging paper', 300_000])
    const drop = (who = as) => app.post(removeGoods, { sku: 'BOX', fromMonth: '2025-06' }, { as: who })
    expect((await drop(sellerOther)).body.data).toEqual({ removed: false })
    expect((await drop()).body.data).toEqual({ removed: true })
    const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
    expect((await onRecord(companyId, 'goods_weights')).slice(-2)).toEqual([
      ['seller', 'declarations.goods_weights_saved', null],
      ['seller', 'declarations.goods_weights_removed', null],
    ])
    await app.drain()
    expect((await weights('PACKAGING'))[0]).toEqual(['packaging paper', 360_000])
  })
})

const onRecord = async (id: string, what = 'eco_fee') => {
  const { rows } = await app.database.pool.query<Record<'kind' | 'action' | 'document', string>>(
    `select actor_kind as kind, action, detail ->> 'document' as document from audit_trail
     where record = $1 and action like $2 order by sequence`,
    [id, `declarations.${what}%`],
  )
  return rows.map(({ kind, action, document }) => [kind, action, document])
}

describe('when it is due', () => {
  it('is entered by staff with its source, for the periods that are not filed', async () => {
    const { id } = await report('PACKAGING')
    const duty = {
      rhythm: 'YEARLY' as const,
      dueMonths: 2,
      dueDay: 31,
      source: 'Contract with Citeo, art. 5',
    }
    const entered = (more: object) =>
      app.post(quantityDuty, { companyId, id, ...duty, ...more }, { as: agent })
    expect((await entered({ dueDay: null })).body.code).toBe(400)
    expect((await entered({ source: '' })).body.code).toBe(400)
    expect((await entered({})).body.data).toMatchObject({ dueAt: '2026-02-28', quantities: { duty } })
    expect((await report('WEEE')).dueAt).toBeNull()
    expect(await onRecord(id, 'quantity_duty')).toEqual([
      ['staff', 'declarations.quantity_duty_entered', null],
    ])
  })
})

const enter = (id: string, kilograms: string, who = as, category = 'device small') =>
  app.post(enterQuantities, { id, lines: [{ category, kilograms }] }, { as: who })

describe('quantities instead of sales', () => {
  it('are entered by line, with who said it', async () => {
    const { id } = await report('WEEE')
    expect((await enter(id, '12.5')).body.data).toMatchObject({
      status: 'CALCULATED',
      quantities: { source: 'ENTERED', entry: { fileName: null } },
      boxes: [
        { box: 'device small', amount: 12_500_000 },
        { box: 'total weight', amount: 12_500_000 },
      ],
    })
    expect(await onRecord(id, 'quantities')).toEqual([['seller', 'declarations.quantities_entered', null]])
  })

  it.each(['-1', '1e9', 'x', '1,234', '10000001'])('refuse %s', async (kilograms) => {
    const { id } = await report('WEEE')
    expect((await enter(id, kilograms)).body).toMatchObject({ code: 400 })
  })

  it('refuse lines of another report, another company, and who may only look', async () => {
    const { id } = await report('WEEE')
    expect((await enter(id, '1', as, 'packaging paper')).body.error).toBe('declarations.no_such_line')
    expect((await enter(id, '1', sellerOther)).body.error).toBe('declarations.not_found')
    expect((await enter(id, '1', viewer)).body.code).not.toBe(0)
  })

  it('come as a table by the template; with a fault nothing of it is kept', async () => {
    const { id } = await report('WEEE')
    const send = async (text: string, source = 'MARKETPLACE') =>
      (
        await app.upload(
          uploadQuantities,
          { name: 'epr.csv', bytes: Buffer.from(text) },
          { as, fields: { id, source } },
        )
      ).body
    const csv = await app.get(quantitiesTemplate, { id, format: 'csv' }, { as })
    expect(csv.raw.toString()).toContain('device screens')
    const bad = 'Line,Kilograms\nDevice small,1\nLamps,x\nlamps,2\nRobots,1\n'
    expect(await send(bad)).toMatchObject({
      data: {
        isSaved: false,
        problems: [
          { line: 2, problem: 'UNKNOWN_LINE', value: 'Device small' },
          { line: 3, problem: 'BAD_WEIGHT', value: 'x' },
          { line: 5, problem: 'UNKNOWN_LINE', value: 'Robots' },
        ],
      },
    })
    expect((await send('what,ever\n1,2\n')).data?.problems).toHaveLength(2)
    expect((await send('Line,Kilograms\nLamps,2.25\n')).data).toEqual({ isSaved: true, problems: [] })
    const { quantities, boxes } = await report('WEEE')
    expect(quantities).toMatchObject({ source: 'MARKETPLACE', entry: { fileName: 'epr.csv' } })
    expect(boxes[0]).toMatchObject({ box: 'device lamps', amount: 2_250_000 })
    await app.post(takeBackQuantities, { id }, { as })
    expect((await report('WEEE')).quantities).toMatchObject({ source: 'SALES', entry: null })
  })
})

describe('the way to the register', () => {
  it('is that of other declarations: check, confirm, file with the reference; no tax arises', async () => {
    const { id } = await report('WEEE')
    await app.post(enterQuantities, { id, lines: [{ category: 'device lamps', kilograms: '0.14' }] }, { as })
    const now = async () => (await app.get(staffDeclaration, { companyId, id }, { as: agent })).body.data
    const seen = { companyId, id, revision: (await now())?.revision ?? 0 }
    const added = { ...seen, box: 'device lamps', amount: 5, reason: 'more' }
    expect((await app.post(adjust, added, { as: agent })).body.error).toBe('declarations.box_not_entered')
    const mandateFor = (scope: 'EPR' | 'VAT') =>
      app.deps.db.update(mandates).set({ scope }).where(eq(mandates.companyId, companyId))
    await mandateFor('VAT')
    expect((await app.post(check, seen, { as: reviewer })).body.error).toBe('declarations.no_mandate')
    // Nobody holds a licence: quantities ask for none.
    expect((await now())?.blockers.map(({ code }) => code)).toEqual(['NO_MANDATE'])
    await mandateFor('EPR')
    expect((await app.post(check, seen, { as: reviewer })).body).toMatchObject({
      code: 0,
      data: { status: 'AWAITING_CONFIRMATION', blockers: [], obstacles: [] },
    })
    const confirmed = await app.post(confirmDeclaration, { id, revision: seen.revision }, { as })
    expect(confirmed.body.data).toMatchObject({ status: 'CONFIRMED', taxStatus: 'NONE' })
    const { files = [] } = (await app.get(listFiles, { companyId, id }, { as: agent })).body.data ?? {}
    expect(files).toEqual([
      { name: 'fr-weee-2025.xlsx', label: 'worksheet', problems: [] },
      { name: 'fr-weee-2025.pdf', label: 'worksheet', problems: [] },
    ])
    const pdf = { companyId, id, file: 'fr-weee-2025.pdf' }
    const paper = await readWithReason(app, downloadFile, pdf, agent)
    expect([paper.status, paper.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const onPaper = { ...seen, file: 'fr-weee-2025.pdf', reference: 'SYDEREP-4711' }
    expect((await app.post(file, onPaper, { as: agent })).body.error).toBe('declarations.no_such_file')
    const xlsx = { companyId, id, file: 'fr-weee-2025.xlsx' }
    const sheet = await readWithReason(app, downloadFile, xlsx, agent)
    expect(sheet.status).toBe(200)
    const filing = { ...seen, file: 'fr-weee-2025.xlsx', reference: 'SYDEREP-4711' }
    expect((await app.post(file, filing, { as: agent })).body.data).toMatchObject({
      status: 'FILED',
      reference: 'SYDEREP-4711',
      hasReceipt: true,
    })
  })

  it('corrects what was filed once other quantities are known', async () => {
    const { id } = await report('WEEE')
    await app.post(enterQuantities, { id, lines: [{ category: 'device lamps', kilograms: '0.2' }] }, { as })
    const correction = (await reports()).find(({ stream, status }) => stream === 'WEEE' && status !== 'FILED')
    const { body } = await app.get(readDeclaration, { id: correction?.id ?? '' }, { as })
    expect(body.data).toMatchObject({
      status: 'CALCULATED',
      corrects: { id },
      boxes: [
        { box: 'device lamps', amount: 200_000, before: 140_000 },
        { box: 'total weight', amount: 200_000, before: 140_000 },
      ],
    })
  })
})

const filedWeee = async () => {
  const filed = (await reports()).find(({ stream, status }) => stream === 'WEEE' && status === 'FILED')
  return filed?.id ?? ''
}

/** How many statements a call sends. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const { pool } = app.database
  const original = pool.query.bind(pool)
  let count = 0
  const spy = (...args: unknown[]) => {
    count++
    return (original as (...all: unknown[]) => unknown)(...args)
  }
  await call()
  Object.assign(pool, { query: spy })
  await call().finally(() => Object.assign(pool, { query: original }))
  return count
}

describe('the fee of the eco-organisation', () => {
  const advance = {
    kind: 'ADVANCE' as const,
    amount: 12_050,
    currency: 'EUR' as const,
    document: 'F-2025-17',
    paidOn: '2025-02-14',
    lines: [{ category: 'device lamps', kilograms: '0.1' }],
  }

  it('stands with its document, and the forecast beside what was filed', async () => {
    const id = await filedWeee()
    const { body } = await app.post(enterEcoFee, { id, ...advance }, { as })
    expect(body.data?.quantities?.ecoFees).toMatchObject({
      year: 2025,
      open: 0,
      fees: [
        { kind: 'ADVANCE', amount: 12_050, currency: 'EUR', document: 'F-2025-17', paidOn: '2025-02-14' },
      ],
      lines: [{ category: 'device lamps', forecast: 100_000, actual: 140_000, difference: 40_000 }],
    })
    const trueUp = { ...advance, kind: 'TRUE_UP' as const, amount: -500, paidOn: null, lines: [] }
    const more = await app.post(enterEcoFeeForStaff, { companyId, id, ...trueUp }, { as: agent })
    const fees = more.body.data?.quantities?.ecoFees.fees ?? []
    expect(fees.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ADVANCE', 12_050],
      ['TRUE_UP', -500],
    ])
    const feeId = fees[1]?.id ?? ''
    const back = () => app.post(takeBackEcoFeeForStaff, { companyId, id, feeId }, { as: agent })
    expect((await back()).body.data?.quantities?.ecoFees.fees).toHaveLength(1)
    expect((await app.post(takeBackEcoFee, { id, feeId }, { as })).body.error).toBe(
      'declarations.no_such_fee',
    )
    expect(await onRecord(id)).toEqual([
      ['seller', 'declarations.eco_fee_entered', 'F-2025-17'],
      ['staff', 'declarations.eco_fee_entered', 'F-2025-17'],
      ['staff', 'declarations.eco_fee_taken_back', null],
    ])
  })

  it('is paid later, and its invoice is opened by the company and, on record, by staff', async () => {
    const id = await filedWeee()
    const uploadId = await uploadSampleFile(app, as, 'eco-invoice.pdf')
    const unpaid = { ...advance, kind: 'FINAL' as const, document: 'F-2025-99', paidOn: null, lines: [] }
    const entered = await app.post(enterEcoFee, { id, ...unpaid }, { as })
    const feeOf = (data?: typeof entered.body.data) =>
      data?.quantities?.ecoFees.fees.find(({ document }) => document === 'F-2025-99')
    const feeId = feeOf(entered.body.data)?.id ?? ''
    expect(feeOf(entered.body.data)).toMatchObject({ paidOn: null, file: null })
    const complete = async (more = {}, who: typeof as = as) =>
      (await app.post(completeEcoFee, { id, feeId, paidOn: '2026-01-20', ...more }, { as: who })).body
    const foreign = await uploadSampleFile(app, sellerOther, 'other.pdf')
    expect((await complete({ uploadId: foreign })).error).toBe('documents.not_found')
    expect((await complete({ paidOn: '2099-01-01' })).error).toBe('declarations.fee_paid_in_future')
    expect((await complete({ feeId: 'eco_nobody' })).error).toBe('declarations.no_such_fee')
    expect((await complete({}, sellerOther)).error).toBe('declarations.not_found')
    expect((await complete({}, viewer)).code).not.toBe(0)
    expect(feeOf((await complete({ uploadId })).data)).toMatchObject({
      paidOn: '2026-01-20',
      file: { uploadId, name: 'eco-invoice.pdf' },
    })
    const at = { companyId, id, feeId }
    const kept = await app.post(completeEcoFeeForStaff, { ...at, paidOn: '2026-01-21' }, { as: agent })
    expect(feeOf(kept.body.data)).toMatchObject({ paidOn: '2026-01-21', file: { uploadId } })
    const vault = (await app.get(listDocuments, { uploadId }, { as })).body.data?.records
    expect(vault).toMatchObject([{ uploadId, label: 'Invoice of the eco-organisation', countries: ['FR'] }])
    expect((await app.post(deleteDocument, { uploadId }, { as })).body.error).toBe('documents.kept_by_law')
    await readWithReason(app, ecoFeeFileForStaff, at, agent)
    const { rows } = await app.database.pool.query<{ id: string }>(
      "select detail ->> 'declarationId' as id from audit_trail where action = 'document.read' and record = $1",
      [uploadId],
    )
    expect(rows).toEqual([{ id }])
    await app.post(takeBackEcoFeeForStaff, at, { as: agent })
    const gone = await app.database.pool.query<{ name: string }>(
      'select taken_back_by_name as name from eco_fees where id = $1',
      [feeId],
    )
    expect(gone.rows[0]?.name).toMatch(/./)
    expect((await onRecord(id)).slice(-4).map(([kind, action]) => [kind, action])).toEqual([
      ['seller', 'declarations.eco_fee_entered'],
      ['seller', 'declarations.eco_fee_completed'],
      ['staff', 'declarations.eco_fee_completed'],
      ['staff', 'declarations.eco_fee_taken_back'],
    ])
    expect((await app.get(ecoFeeFileForStaff, at, { as: agent })).body.error).toBe('declarations.no_such_fee')
  })

  it('counts all reports of the year, however many, in as many statements', async () => {
    const id = await filedWeee()
    const read = () => app.get(readDeclaration, { id }, { as })
    const before = await statementsOf(read)
    const [row] = await app.deps.db.select().from(declarations).where(eq(declarations.id, id))
    if (!row) throw new Error('no report')
    const further = ['a', 'b', 'c'].map((name, index) => ({
      ...row,
      id: `dc_${name}`,
      number: `D-${name}`,
      periodId: `pd_${name}`,
      fromDay: `2025-02-0${index + 1}`,
      toDay: '2025-06-30',
      filedAt: name === 'c' ? null : row.filedAt,
    }))
    await app.deps.db.insert(declarations).values(further)
    const box = { companyId, revision: row.revision, decimals: 6, sources: [], position: 0, amount: 10_000 }
    await app.deps.db
      .insert(declarationBoxes)
      .values(further.map((one) => ({ ...box, declarationId: one.id, box: 'device lamps' })))
    expect((await read()).body.data?.quantities?.ecoFees).toMatchObject({
      open: 1,
      lines: [{ category: 'device lamps', forecast: 100_000, actual: 160_000, difference: 60_000 }],
    })
    expect(await statementsOf(read)).toBe(before)
    for (const one of further) await app.deps.db.delete(declarations).where(eq(declarations.id, one.id))
  })

  it('refuses another company, who may only look, and lines of another report', async () => {
    const id = await filedWeee()
    const enterBy = async (who: typeof as, more = {}) =>
      (await app.post(enterEcoFee, { id, ...advance, ...more }, { as: who })).body
    expect((await enterBy(sellerOther)).error).toBe('declarations.not_found')
    expect((await enterBy(viewer)).code).not.toBe(0)
    expect((await enterBy(as, { amount: 0 })).code).toBe(400)
    const paper = [{ category: 'packaging paper', kilograms: '1' }]
    expect((await enterBy(as, { lines: paper })).error).toBe('declarations.no_such_line')
  })
})

it('has an evidence pack that speaks of the register or scheme', async () => {
  const filed = (await reports()).find(({ stream, status }) => stream === 'WEEE' && status === 'FILED')
  const id = filed?.id ?? ''
  await app.post(startEvidence, { id }, { as })
  await app.drain()
  const { pack } = (await app.get(readEvidence, { id }, { as })).body.data ?? {}
  const entries = await unzipped((await app.get(downloadEvidence, { packId: pack?.id ?? '' }, { as })).raw)
  const corrections = entries.get('07-history/corrections.xlsx')
  if (!corrections) throw new Error('no corrections')
  const [headings, row] = (await readXlsx(corrections)).sheets[0]?.rows ?? []
  expect(headings?.join()).toContain('Reference of the register or scheme 注册机构或回收组织受理编号')
  expect(headings?.join()).not.toMatch(/tax|税/i)
  expect(row?.join()).toContain('Quantities of electrical goods')
  const history = entries.get('07-history/history.xlsx')
  if (!history) throw new Error('no history')
  expect((await readXlsx(history)).sheets[0]?.rows[0]?.join()).not.toMatch(/tax|税/i)
  expect(entries.get('manifest.json')?.toString()).not.toMatch(/税局|tax office/i)
  const inForce = entries.get('08-mandate-and-licence/in-force.xlsx')
  if (!inForce) throw new Error('no mandate')
  expect((await readXlsx(inForce)).sheets[0]?.rows.join()).toContain('Mandate')
})

const comparison = async (id: string) =>
  (await app.get(readDeclaration, { id }, { as })).body.data?.quantities?.comparison

describe('the period before', () => {
  const before = { fromDay: '2024-03-01', toDay: '2024-12-31', label: '2024' }

  it('is named as missing by the first report', async () => {
    const { quantities } = await report('PACKAGING')
    expect(quantities?.comparison).toEqual({
      against: null,
      lines: [
        { category: 'packaging paper', now: 360_000, before: null, difference: null },
        { category: 'packaging plastics', now: 7_500, before: null, difference: null },
        { category: 'total weight', now: 367_500, before: null, difference: null },
      ],
    })
  })

  it('stands beside this one, with what is new and what is gone, for seller and staff', async () => {
    const { id } = await report('PACKAGING')
    const [row] = await app.deps.db.select().from(declarations).where(eq(declarations.id, id))
    if (!row) throw new Error('no report')
    const earlier = { ...row, ...before, id: 'dc_before', number: 'D-BEFORE', periodId: 'pd_before' }
    await app.deps.db.insert(declarations).values({ ...earlier, status: 'AWAITING_DATA', isNil: false })
    expect((await comparison(id))?.against).toMatchObject({ number: 'D-BEFORE', hasFigures: false })
    const box = { companyId, declarationId: 'dc_before', revision: row.revision, decimals: 0, sources: [] }
    await app.deps.db.insert(declarationBoxes).values([
      { ...box, box: 'packaging glass', position: 0, amount: 1_000 },
      { ...box, box: 'packaging paper', position: 1, amount: 400_000 },
      { ...box, box: 'total weight', position: 2, amount: 401_000 },
    ])
    const expected = {
      against: {
        number: 'D-BEFORE',
        period: { from: '2024-03-01', to: '2024-12-31' },
        frequency: 'YEARLY',
        isAsLong: false,
        hasFigures: true,
      },
      lines: [
        { category: 'packaging glass', now: 0, before: 1_000, difference: -1_000 },
        { category: 'packaging paper', now: 360_000, before: 400_000, difference: -40_000 },
        { category: 'packaging plastics', now: 7_500, before: 0, difference: 7_500 },
        { category: 'total weight', now: 367_500, before: 401_000, difference: -33_500 },
      ],
    }
    expect(await comparison(id)).toEqual(expected)
    const { body } = await app.get(staffDeclaration, { companyId, id }, { as: agent })
    expect(body.data?.quantities?.comparison).toEqual(expected)
  })
})

describe('the table of goods', () => {
  it('is listed, sent and taken home again by the company alone', async () => {
    const skus = async (who = as) =>
      (await app.get(listGoods, {}, { as: who })).body.data?.records.map(({ sku, fromMonth }) => [
        sku,
        fromMonth,
      ])
    expect(await skus()).toEqual([
      ['BOX', ''],
      ['BOX', '2025-07'],
      ['LAMP', ''],
    ])
    expect(await skus(sellerOther)).toEqual([])
    const bytes = Buffer.from(
      'SKU;Glass (g);Styrofoam;Kind of device;Device (g)\n=cmd();250;1;;\nA;-1;;;\nA;1;;toaster;5\nA;1;;;\nA;2;;;\n<script>;1;;;\n',
    )
    const sent = (await app.upload(uploadGoods, { name: 'g.csv', bytes }, { as: sellerOther })).body.data
    expect(sent?.saved).toBe(3)
    const companyId = (await app.get(userInfo, {}, { as: sellerOther })).body.data?.company.id ?? ''
    expect((await onRecord(companyId, 'goods_weights')).at(-1)).toEqual([
      'seller',
      'declarations.goods_weights_saved',
      null,
    ])
    expect(sent?.problems.map(({ line, problem, column }) => [line, problem, column])).toEqual([
      [1, 'UNKNOWN_COLUMN', null],
      [3, 'BAD_WEIGHT', 'glass'],
      [4, 'UNKNOWN_KIND', 'device'],
      [6, 'DUPLICATE', 'sku'],
    ])
    const home = await app.get(downloadGoods, { format: 'csv' }, { as: sellerOther })
    expect(home.raw.toString()).toContain("'=cmd()")
    expect((await say({ sku: 'X', paper: '1' }, viewer)).code).not.toBe(0)
    expect(await say({ sku: 'X', paper: '-1', device: 'toaster' })).toMatchObject({ code: 400 })
  })
})

it('is nil only when somebody states it', async () => {
  const { id } = await report('PACKAGING')
  expect((await app.post(stateNil, { id }, { as })).body.error).toBe('declarations.not_now')
})
