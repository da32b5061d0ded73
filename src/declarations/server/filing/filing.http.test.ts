import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import {
  confirmDeclaration,
  downloadFilingReceipt,
  downloadSales,
  listDeclarations,
  queryDeclaration,
  readBoxRows,
  readDeclaration,
} from '../../contract.ts'
import * as staff from '../../staff/contract.ts'
import { preparingStaff, workTogether } from '../../staff/work-list-contract.ts'
import { vatRates } from '#vat/contract.ts'
import { endLicence, listLicences, saveLicence } from '../../staff/licences-contract.ts'
import { holdLicence } from '../../testing/fileable.builders.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { DECLARATION_NEWS } from '../news.ts'
import { openDeclarations } from '../open-declarations.ts'

const app = await testApp()
const { seller, sellerOther, agent, reviewer, admin } = app.people
const month = monthFromNow(app, -1)

/** Files of other months are other files. */
const report = (name: string, rows: Parameters<typeof amazonFile>[0]) =>
  imported(app, seller, { name, bytes: Buffer.from(amazonFile(rows)) })

let at = { companyId: '', id: '' }
let partner: Caller
const detail = async (as: Caller = agent) => (await app.get(staff.staffDeclaration, at, { as })).body
const data = async (as: Caller = agent) => {
  const body = await detail(as)
  if (!body.data) throw new Error(body.message)
  return body.data
}
const seen = async () => ({ ...at, revision: (await data()).revision })
const listed = async (input: Record<string, unknown>, as: Caller = agent) =>
  ((await app.get(staff.staffDeclarations, input, { as })).body.data?.records ?? []).map(({ id }) => id)

const filing = async (input: Record<string, unknown> = {}, as: Caller = reviewer) =>
  (
    await app.post(
      staff.file,
      { ...(await seen()), file: `de-${month}.xml`, reference: 'ELSTER-1', ...input },
      { as },
    )
  ).body

/** One registration with its number, its mandate, and one period that is over. */
beforeAll(async () => {
  const { registration } = await filedMonthly(app, { number: 'DE136695976', firstMonth: month })
  await openDeclarations(app.deps)
  const { body } = await app.get(listDeclarations, { country: 'DE' }, { as: seller })
  const [declared] = body.data?.records ?? []
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from registrations where id = $1',
    [registration.id],
  )
  at = { companyId: rows[0]?.company_id ?? '', id: declared?.id ?? '' }
  partner = await staffPerson(app, 'partner')
}, 60_000)

const german = () => ({ ...at, file: `de-${month}.xml` })
const given = async () => (await readWithReason(app, staff.downloadFile, german(), reviewer)).raw
const named = (name: string) =>
  app.database.pool.query('update companies set name = $1 where id = $2', [name, at.companyId])

describe('from a report to a return that was filed', () => {
  it('is calculated when its report is imported', async () => {
    expect(await listed({ turn: 'seller' })).toEqual([at.id])
    await report('month.csv', [germanSale(`${month}-03`, '119.00'), germanSale(`${month}-20`, '238.00')])
    expect(await data()).toMatchObject({
      status: 'CALCULATED',
      revision: 1,
      base: { amount: 30_000, currency: 'EUR' },
      payable: { amount: 5_700 },
      turn: 'agency',
      waitingFor: [],
      findings: [],
      mayCheck: true,
      obstacles: ['NO_LICENCE'],
    })
  })

  it('shows each box with its rows', async () => {
    const { boxes } = await data()
    const box = boxes.find((one) => one.box === '81')
    expect(box).toMatchObject({
      amount: 30_000,
      parts: [
        { kind: 'SALES', amount: 30_000, treatment: { scheme: 'LOCAL', country: 'DE', basisPoints: 1900 } },
      ],
    })
    const part = { box: '81', part: box?.parts[0]?.part, pageSize: 1 }
    const page = async (number: number) =>
      (await app.get(readBoxRows, { id: at.id, ...part, page: number }, { as: seller })).body.data
    const [first, second] = [await page(1), await page(2)]
    expect([first?.total, first?.amount]).toEqual([2, 30_000])
    expect([first?.records[0]?.net, second?.records[0]?.net]).toEqual([10_000, 20_000])
    expect(first?.records[0]?.detail).toMatch(/^Sale · DE → DE/)
    const forStaff = await app.get(staff.staffBoxRows, { ...at, ...part, page: 1 }, { as: agent })
    expect(forStaff.body.data?.records).toEqual(first?.records)
    const foreign = await app.get(readBoxRows, { id: at.id, ...part }, { as: sellerOther })
    expect(foreign.body).toMatchObject({ error: 'declarations.not_found' })
    const none = await app.get(readBoxRows, { id: at.id, box: '81', part: 'x' }, { as: seller })
    expect(none.body).toMatchObject({ error: 'declarations.no_such_box' })
  })

  it('answers the old call with its boxes, each with how it was reached', async () => {
    const { body } = await app.get(vatRates, { id: at.id }, { as: seller })
    expect(body.data).toMatchObject({
      country: 'DE',
      standardRate: 19,
      boxes: [
        { box: '81', amount: 30_000, sources: [{ figure: 'net', amount: 30_000 }] },
        { box: '83', sources: [] },
      ],
    })
    const foreign = await app.get(vatRates, { id: at.id }, { as: sellerOther })
    expect(foreign.body.error).toBe('tax.declaration_not_found')
  })

  it('is adjusted with a reason, and the amount taken back', async () => {
    const amount = { box: '39', amount: 700, reason: 'Special prepayment' }
    const refusal = async (input: Record<string, unknown>) =>
      (await app.post(staff.adjust, { ...(await seen()), ...amount, ...input }, { as: agent })).body.error
    expect(await refusal({ box: '83' })).toBe('declarations.box_not_entered')
    expect(await refusal({ revision: 0 })).toBe('declarations.outdated')
    const { body } = await app.post(staff.adjust, { ...(await seen()), ...amount }, { as: agent })
    expect(body.data).toMatchObject({
      revision: 2,
      payable: { amount: 5_000 },
      adjustments: [{ box: '39', amount: 700, reason: 'Special prepayment' }],
      findings: [{ code: 'ADJUSTED' }],
      mayCheck: false,
    })
    const adjustmentId = body.data?.adjustments[0]?.id
    const back = await app.post(staff.takeBackAdjustment, { ...at, adjustmentId }, { as: reviewer })
    expect(back.body.data).toMatchObject({ revision: 3, payable: { amount: 5_700 }, adjustments: [] })
    const again = await app.post(staff.takeBackAdjustment, { ...at, adjustmentId }, { as: reviewer })
    expect(again.body.error).toBe('declarations.adjustment_unknown')
    await app.post(staff.adjust, { ...(await seen()), ...amount }, { as: agent })
  })

  it('is sent back by the second check with a note for colleagues', async () => {
    const returned = async (as: Caller, note = 'Compare box 81 with the shop') =>
      (await app.post(staff.returnFigures, { ...(await seen()), note }, { as })).body
    expect((await returned(agent)).error).toBe('declarations.same_person')
    expect((await returned(reviewer, ' ')).code).toBe(400)
    const { data: back } = await returned(reviewer)
    expect(back).toMatchObject({ status: 'CALCULATED', why: 'SENT_BACK', turn: 'agency' })
    expect(back?.history.at(-1)).toMatchObject({
      action: 'return_figures',
      note: 'Compare box 81 with the shop',
    })
    const { body: queue } = await app.get(staff.staffDeclarations, { assignee: 'me' }, { as: agent })
    expect(queue.data?.records).toMatchObject([{ id: at.id, why: 'SENT_BACK' }])
    // What a colleague sent back is looked at on its own.
    const items = [{ companyId: back?.company.id ?? '', id: at.id, revision: back?.revision ?? 0 }]
    const { body: passing } = await app.post(workTogether, { action: 'check', items }, { as: reviewer })
    expect(passing.data?.results[0]?.refusal?.error).toBe('declarations.points_to_tick')
    const { body: own } = await app.get(readDeclaration, { id: at.id }, { as: seller })
    expect(own.data?.history.map(({ action }) => action)).not.toContain('return_figures')
  })

  it('is checked by somebody else, and then for the seller to confirm', async () => {
    const check = async (as: Caller, revision?: number) =>
      (await app.post(staff.check, { ...(await seen()), ...(revision && { revision }) }, { as })).body
    expect((await check(agent)).error).toBe('declarations.same_person')
    expect((await check(reviewer, 1)).error).toBe('declarations.outdated')
    // Nobody is asked to confirm what nobody could file.
    expect((await check(reviewer)).error).toBe('declarations.no_licence')
    await holdLicence(app, 'DE')
    await app.post(staff.saveTaxNumber, { ...at, number: '1121081508150' }, { as: agent })
    expect((await check(reviewer)).data).toMatchObject({ status: 'AWAITING_CONFIRMATION', turn: 'seller' })
    const { body } = await app.get(listMessages, { type: 'DECLARATION' }, { as: seller })
    expect(body.data?.records[0]).toMatchObject({
      title: expect.stringContaining('please confirm'),
      body: expect.stringContaining('€50.00 is to be paid'),
    })
  })

  it('is queried and answered, the figures as they were', async () => {
    const { revision } = await seen()
    await app.post(queryDeclaration, { id: at.id, revision, box: '81', text: 'Why?' }, { as: seller })
    expect(await listed({ status: 'QUERIED' })).toEqual([at.id])
    const input = { ...at, revision, text: 'Two sales.' }
    expect((await app.post(staff.answer, input, { as: agent })).body.data).toMatchObject({
      status: 'AWAITING_CONFIRMATION',
    })
    const { body } = await app.get(listMessages, { type: 'DECLARATION' }, { as: seller })
    expect(body.data?.records[0]?.body).toContain('Two sales.')
    await app.post(confirmDeclaration, { id: at.id, revision }, { as: seller })
    expect(await data()).toMatchObject({ status: 'CONFIRMED', taxStatus: 'DUE' })
  })

  it('needs a licence in force, signed for', async () => {
    await app.database.pool.query("update licences set ended_on = '2020-02-01'")
    expect((await filing()).error).toBe('declarations.no_licence')
    const people = await app.database.pool.query<{ id: string; email: string }>(
      'select id, email from staff_members',
    )
    const idOf = (email: string) => people.rows.find((row) => row.email === email)?.id ?? ''
    const licence = {
      country: 'DE',
      act: 'FILE_RETURNS',
      holder: 'Muster Steuerberatung GmbH',
      number: 'StB 4711',
      validFrom: '2020-01-01',
      signers: [idOf(app.people.reviewer.email)],
    }
    const save = async (input: Record<string, unknown>, as: Caller = admin) =>
      (await app.post(saveLicence, { ...licence, ...input }, { as })).body
    expect((await save({}, agent)).code).not.toBe(0)
    expect((await save({ signers: ['st_nobody'] })).error).toBe('declarations.signer_unknown')
    expect((await save({ validUntil: '2019-01-01' })).code).toBe(400)
    const over = await save({ validUntil: '2020-12-31' })
    expect(over.data).toMatchObject({ inForce: false })
    expect((await filing()).error).toBe('declarations.no_licence')
    const held = await save({ id: over.data?.id })
    expect(held.data).toMatchObject({ id: over.data?.id, inForce: true, validUntil: null })
    expect((await filing({}, agent)).error).toBe('declarations.not_a_signer')
    expect((await data(agent)).obstacles).toEqual(['NOT_A_SIGNER'])
    expect((await data(reviewer)).obstacles).toEqual([])
    await app.post(endLicence, { id: over.data?.id }, { as: admin })
    expect((await filing()).error).toBe('declarations.no_licence')
    await save({})
    expect((await app.get(listLicences, {}, { as: admin })).body.data?.total).toBe(3)
  })

  it('needs a mandate in force', async () => {
    await app.database.pool.query(
      "update mandates set ended_on = '2020-01-01', status = 'ENDED' where country = 'DE'",
    )
    expect((await filing()).error).toBe('declarations.no_mandate')
    await app.database.pool.query(
      "update mandates set ended_on = null, status = 'IN_FORCE' where country = 'DE'",
    )
  })

  it('is not filed by a file that the authority would refuse', async () => {
    await app.database.pool.query('delete from tax_numbers')
    const { body } = await app.get(staff.listFiles, at, { as: reviewer })
    expect(body.data?.files).toMatchObject([
      { name: `de-${month}.xml`, label: 'generated, not validated', problems: [expect.anything()] },
    ])
    expect((await filing()).error).toBe('declarations.file_refused')
    expect((await filing({ file: 'other.xml' })).error).toBe('declarations.no_such_file')
    // The number that the office granted is in the file; which of seven federal states wrote it so, nobody has said.
    const short = await readWithReason(app, staff.downloadFile, { ...at, file: `de-${month}.xml` }, reviewer)
    expect(short.raw.toString()).toContain('<Steuernummer>2181508150</Steuernummer>')
    const told = await app.post(
      staff.saveTaxNumber,
      { ...at, number: '21/815/08150', state: 'BE' },
      { as: agent },
    )
    expect(told.body.data?.blockers).toEqual([])
    const made = await readWithReason(app, staff.downloadFile, { ...at, file: `de-${month}.xml` }, reviewer)
    expect(made.raw.toString()).toContain('<Steuernummer>1121081508150</Steuernummer>')
    expect(made.raw.toString()).toContain('<Kz81>300</Kz81>')
  })

  it('gives its file without a reason to whom it is assigned', async () => {
    const people = (await app.get(preparingStaff, {}, { as: reviewer })).body.data ?? []
    const staffId = people.find(({ name }) => name === reviewer.name)?.id ?? ''
    const give = async (to: string | null) => {
      const { revision } = await seen()
      const items = [{ ...at, revision }]
      await app.post(workTogether, { action: 'assign', items, staffId: to }, { as: reviewer })
    }
    const read = async () =>
      (await app.get(staff.downloadFile, { ...at, file: `de-${month}.xml` }, { as: reviewer })).status
    await give(staffId)
    expect(await read()).toBe(200)
    await give(null)
    expect(await read()).toBe(400)
  })

  let taken: Buffer

  it('is filed as it was given out last, whatever was called otherwise since', async () => {
    expect((await given()).toString()).toContain('<Erstellungsdatum>')
    taken = await given()
    await named('Renamed GmbH')
  })

  it('is filed once, by one of two at the same moment', async () => {
    expect((await app.get(downloadFilingReceipt, { id: at.id }, { as: seller })).body.error).toBe(
      'declarations.no_receipt',
    )
    const news: unknown[] = []
    app.deps.jobs.subscribe(DECLARATION_NEWS, 'seen-by-test', async (payload) => void news.push(payload))
    const input = { ...(await seen()), file: `de-${month}.xml`, reference: 'ELSTER-1' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.post(staff.file, input, { as: reviewer })),
    )
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(
      new Set(['declarations.not_now']),
    )
    expect(await data()).toMatchObject({
      status: 'FILED',
      reference: 'ELSTER-1',
      filedFile: {
        name: `de-${month}.xml`,
        label: 'generated, not validated',
        sha256: createHash('sha256').update(taken).digest('hex'),
      },
      turn: 'authority',
    })
    app.clock.advance(61_000)
    expect((await given()).equals(taken)).toBe(true)
    await named('Renamed once more GmbH')
    expect((await given()).equals(taken)).toBe(true)
    const { body } = await app.get(listMessages, { type: 'DECLARATION' }, { as: seller })
    expect(body.data?.records[0]?.body).toContain('ELSTER-1')
    await app.drain()
    expect(news).toMatchObject([{ declarationId: at.id, status: 'FILED', country: 'DE' }])
  })

  it('gives a receipt, and the sales behind it', async () => {
    const receipt = await app.get(downloadFilingReceipt, { id: at.id }, { as: seller })
    expect(receipt.raw.subarray(0, 5).toString()).toBe('%PDF-')
    const csv = await app.get(downloadSales, { declarationId: at.id, format: 'csv' }, { as: seller })
    const [headings, first, ...more] = csv.raw.toString().trim().split('\r\n')
    expect(more).toHaveLength(1)
    expect(headings).toContain('Country of tax,Who owes the VAT,Boxes')
    expect(first).toContain(',Sale,')
    expect(first).toMatch(/,DE,Seller,"?81/)
    const inChinese = { as: seller, lang: 'zh' } as const
    const zh = await app.get(downloadSales, { declarationId: at.id, format: 'csv' }, inChinese)
    expect(zh.raw.toString()).toContain(',销售,')
    expect(zh.raw.toString()).toContain(',卖家,')
    const xlsx = await app.get(downloadSales, { declarationId: at.id }, { as: seller })
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK')
  })

  it('stays as it is when sales come late: a correction shows the difference', async () => {
    await report('late.csv', [germanSale(`${month}-21`, '11.90')])
    const filed = await data()
    const told = await app.get(listMessages, { type: 'DECLARATION' }, { as: seller })
    expect(told.body.data?.records[0]?.title).toContain('a correction is needed')
    expect(filed).toMatchObject({ status: 'FILED', base: { amount: 30_000 } })
    const { body } = await app.get(readDeclaration, { id: filed.correctedBy ?? '' }, { as: seller })
    expect(body.data).toMatchObject({
      status: 'CALCULATED',
      base: { amount: 31_000 },
      payable: { amount: 190 },
      corrects: { id: at.id },
      boxes: [{ box: '39' }, { box: '81', amount: 31_000, before: 30_000 }, { box: '83' }],
    })
  })

  it('is rejected, corrected and filed again, or accepted', async () => {
    const reject = { ...at, reason: 'Wrong tax number' }
    expect((await app.post(staff.reject, reject, { as: agent })).body.data).toMatchObject({
      status: 'REJECTED',
      taxStatus: 'NONE',
      turn: 'agency',
    })
    expect((await app.post(staff.accept, at, { as: agent })).body.error).toBe('declarations.not_now')
    expect((await app.post(staff.calculateForStaff, at, { as: agent })).body.data).toMatchObject({
      status: 'CALCULATED',
    })
    await app.post(staff.check, await seen(), { as: reviewer })
    await app.post(confirmDeclaration, { id: at.id, revision: (await seen()).revision }, { as: seller })
    await filing()
    expect((await app.post(staff.accept, at, { as: agent })).body.data).toMatchObject({
      status: 'ACCEPTED',
      turn: 'none',
    })
    const { body: messages } = await app.get(listMessages, {}, { as: seller })
    const titles = (messages.data?.records ?? []).map(({ title }) => title)
    expect(titles).toContainEqual(expect.stringContaining('accepted by the tax office'))
    expect(await listed({})).not.toContain(at.id)
    expect(await listed({ status: 'ACCEPTED' })).toEqual([at.id])
    const { number } = await data()
    expect(await listed({ keyword: number.toLowerCase() })).toEqual([at.id])
  })
})

describe('a partner firm', () => {
  it('works on the countries for which it signs, and on no other', async () => {
    expect(await listed({ status: 'ACCEPTED' }, partner)).toEqual([])
    expect((await detail(partner)).error).toBe('declarations.not_found')
    const { rows } = await app.database.pool.query<{ id: string }>(
      "select id from staff_members where email = 'partner@greenlane.example'",
    )
    const licence = {
      country: 'DE',
      act: 'FILE_RETURNS',
      holder: 'Partner',
      number: '1',
      validFrom: '2020-01-01',
    }
    await app.post(saveLicence, { ...licence, signers: [rows[0]?.id] }, { as: admin })
    expect(await listed({ status: 'ACCEPTED' }, partner)).toEqual([at.id])
    expect(await listed({ status: 'ACCEPTED', country: 'FR' }, partner)).toEqual([])
    expect((await detail(partner)).data).toMatchObject({ id: at.id })
  })
})
