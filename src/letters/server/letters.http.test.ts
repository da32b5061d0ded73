import { beforeAll, describe, expect, it } from 'vitest'
import { deleteDocument, listDocuments } from '#documents/vault-contract.ts'
import { downloadDocument } from '#documents/contract.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp } from '#main/testing/test-app.ts'
import { exportedRows } from '#platform/server/export.queries.ts'
import { settableClock } from '#platform/server/clock.ts'
import { listMessages } from '#messages/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { cancelWorkOrder, holdWorkOrder } from '#work-orders/staff/contract.ts'
import { supplementsAsked, workOrderDetails } from '#work-orders/contract.ts'
import {
  advanceTo,
  openWorkOrder,
  pdf,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { listAuthorityLetters } from '../contract.ts'
import { lettersExport } from './letters.export.ts'
import {
  answerAuthorityLetter,
  askForAuthorityLetter,
  downloadAuthorityLetter,
  fileAwayAuthorityLetter,
  letterRegistrations,
  reopenAuthorityLetter,
  staffAuthorityLetter,
  sortAuthorityLetter,
  staffAuthorityLetters,
  uploadAuthorityLetter,
} from '../staff/contract.ts'
import {
  letterFields,
  letterOf,
  registrationWith,
  sortedLetter,
  uploadLetterOf,
} from '../testing/letters.builders.ts'

const clock = settableClock(new Date('2026-11-18T10:00:00Z'))
const app = await testApp({ clock })
const { agent, reviewer, seller, sellerOther } = app.people
const as = agent
const today = agencyToday(app)
let order: OpenedWorkOrder

beforeAll(async () => {
  order = await openWorkOrder(app)
})

const listed = async (filter: Record<string, unknown>) => {
  const { body } = await app.get(staffAuthorityLetters, filter, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const fileOf = async (id: string) => {
  const { rows } = await app.database.pool.query<{ file_id: string }>(
    'select file_id from authority_letters where id = $1',
    [id],
  )
  return rows[0]?.file_id ?? ''
}
const ownDocuments = async () =>
  (await app.get(listDocuments, { pageSize: 50 }, { as: seller })).body.data?.records
/** The letters as their company takes them along. */
async function exported(companyId: string) {
  const [table] = lettersExport.tables
  const rows: object[] = []
  await app.deps.db.transaction(async (tx) => {
    if (table)
      for await (const row of exportedRows(tx, table, table.where({ companyId, userId: '' }))) rows.push(row)
  })
  return rows
}
const supplements = async (workOrderId: string) =>
  (await app.get(supplementsAsked, { workOrderId }, { as: seller })).body.data ?? []
const trail = async (record: string) => {
  const { rows } = await app.database.pool.query<{ action: string }>(
    'select action from audit_trail where record = $1 order by sequence',
    [record],
  )
  return rows.map(({ action }) => action)
}

describe('a letter that arrives', () => {
  it('is new, has no company, and opens for staff', async () => {
    const bytes = pdf('a letter of its own')
    const { body } = await app.upload(uploadAuthorityLetter, { name: '../scan.pdf', bytes }, { as })
    expect(body.data).toMatchObject({ fileName: 'scan.pdf', sameAs: null })
    const id = body.data?.id ?? ''
    expect(await letterOf(app, id)).toMatchObject({
      state: 'NEW',
      company: null,
      received: today,
      revision: 1,
    })
    expect((await app.get(downloadAuthorityLetter, { id }, { as })).raw).toEqual(bytes)
    const again = await app.upload(uploadAuthorityLetter, { name: 'b.pdf', bytes }, { as: reviewer })
    expect(again.body.data?.sameAs).toMatchObject({ id, uploadedBy: expect.any(String) })
    expect(await trail(id)).toEqual(['authorityLetter.uploaded'])
  })

  it.each([
    ['a program', 'x.pdf', Buffer.from('MZ program'), 'documents.wrong_type'],
    ['nothing', 'x.pdf', Buffer.alloc(0), 'documents.empty'],
    ['a hidden program', 'x.pdf', pdf('This program cannot be run in DOS mode'), 'documents.infected'],
  ])('%s is refused, and leaves nothing', async (_what, name, bytes, error) => {
    const before = await listed({})
    const { body } = await app.upload(uploadAuthorityLetter, { name, bytes }, { as })
    expect(body.error).toBe(error)
    expect((await listed({})).total).toBe(before.total)
  })
})

describe('sorting', () => {
  it('takes the company from the work order, and keeps who did what', async () => {
    const { id, state, revision, warnings } = await sortedLetter(app, { workOrderId: order.workOrderId })
    expect([state, revision, warnings]).toEqual(['SORTED', 2, []])
    const letter = await letterOf(app, id)
    expect(letter).toMatchObject({
      workOrder: { id: order.workOrderId },
      company: { id: expect.any(String) },
    })
    expect(letter.history.map(({ action }) => action)).toEqual(['sorted', 'uploaded'])
    expect(await trail(id)).toEqual(['authorityLetter.uploaded', 'authorityLetter.sorted'])
  })

  it('to a number of the company, which names it, and is what staff and seller read', async () => {
    const registrationId = await registrationWith(app, order.workOrderId, 'DE812345674')
    const more = { registrationId, visibleToSeller: true }
    const { id } = await sortedLetter(app, more)
    const service = { name: 'VAT registration Germany', number: 'DE812345674' }
    const { company, ...letter } = await letterOf(app, id)
    expect(letter).toMatchObject({ registrationId, service, workOrder: null })
    const { body } = await app.get(listAuthorityLetters, {}, { as: seller })
    expect(body.data?.records.find((one) => one.id === id)?.service).toEqual(service)
    expect(await exported(company?.id ?? '')).toContainEqual(
      expect.objectContaining({ id, registrationId, registrationNumber: 'DE812345674' }),
    )
    // All that can be chosen: of the company that was found, or of a work order.
    for (const about of [{ companyId: company?.id }, { workOrderId: order.workOrderId }]) {
      const { body: offered } = await app.get(letterRegistrations, about, { as })
      expect(offered.data?.records).toEqual([
        { id: registrationId, product: service.name, number: service.number, country: 'DE', endedOn: null },
      ])
    }
    expect((await app.get(letterRegistrations, {}, { as })).body.data?.records).toEqual([])
    const foreign = await openWorkOrder(app, sellerOther)
    const other = await uploadLetterOf(app)
    const wrong = { ...letterFields(app, { registrationId, workOrderId: foreign.workOrderId }) }
    const refused = await app.post(sortAuthorityLetter, { id: other, revision: 1, ...wrong }, { as })
    expect(refused.body.error).toBe('authority_letter.unknown_registration')
  })

  it('to a work order is about its service', async () => {
    const { id } = await sortedLetter(app, { workOrderId: order.workOrderId })
    expect((await letterOf(app, id)).service).toEqual({ name: 'VAT registration Germany', number: null })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['dated tomorrow', { dated: '2026-11-19' }, 'authority_letter.dated_tomorrow'],
    ['to be answered before its day', { replyBy: '2026-11-17' }, 'authority_letter.reply_before_dated'],
    ['of nobody', { authority: ' ' }, 'authority_letter.authority_missing'],
    ['shown to nobody', { visibleToSeller: true }, 'authority_letter.no_company'],
    ['of an unknown order', { workOrderId: 'wo_nothing' }, 'authority_letter.unknown_work_order'],
    ['of an unknown company', { companyId: 'co_nothing' }, 'authority_letter.unknown_company'],
    ['of an unknown number', { registrationId: 'rg_nothing' }, 'authority_letter.unknown_registration'],
  ])('a letter %s is refused, and stays as it was', async (_what, more, error) => {
    const id = await uploadLetterOf(app)
    const input = { id, revision: 1, ...letterFields(app, more) }
    expect((await app.post(sortAuthorityLetter, input, { as })).body.error).toBe(error)
    expect(await letterOf(app, id)).toMatchObject({ state: 'NEW', revision: 1 })
  })

  it('marks that turn the writing are refused in a line, and taken out of a summary; a tag is a text', async () => {
    const id = await uploadLetterOf(app)
    const turned = { id, revision: 1, ...letterFields(app, { authority: 'Finanz\u202Etma' }) }
    const { status, body } = await app.post(sortAuthorityLetter, turned, { as })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['authority']])
    const tag = '<script>alert(1)</script>'
    const more = {
      authority: tag,
      reference: tag,
      summaryEn: `${tag}\u202Edlo\u0000`,
      summaryZh: `\u2066${tag}`,
    }
    await app.post(sortAuthorityLetter, { id, revision: 1, ...letterFields(app, more) }, { as })
    const kept = { authority: tag, reference: tag, summaryEn: `${tag}dlo`, summaryZh: tag }
    expect(await letterOf(app, id)).toMatchObject(kept)
  })

  it('a work order of another company is refused', async () => {
    const foreign = await openWorkOrder(app, sellerOther)
    const { rows } = await app.database.pool.query('select company_id from work_orders where id = $1', [
      order.workOrderId,
    ])
    const id = await uploadLetterOf(app)
    const more = { workOrderId: foreign.workOrderId, companyId: rows[0].company_id }
    const { body } = await app.post(
      sortAuthorityLetter,
      { id, revision: 1, ...letterFields(app, more) },
      { as },
    )
    expect(body.error).toBe('authority_letter.unknown_work_order')
  })

  it('a last day that has passed is taken, with a warning', async () => {
    const { warnings } = await sortedLetter(app, { dated: '2026-11-10', replyBy: '2026-11-12' })
    expect(warnings).toEqual(['REPLY_PASSED', 'NO_COMPANY'])
  })

  it('by two at once, the second learns who changed what', async () => {
    const { id } = await sortedLetter(app)
    const input = { id, revision: 1, ...letterFields(app) }
    const { status, body } = await app.post(sortAuthorityLetter, input, { as: reviewer })
    expect([status, body.error]).toEqual([409, 'authority_letter.stale'])
    expect(body.data).toMatchObject({ revision: 2, changes: [{ text: { en: 'sorted it' } }] })
  })
})

describe('the end of a letter', () => {
  it('is an answer, which can be opened again', async () => {
    const { id } = await sortedLetter(app)
    const early = { id, revision: 2, on: '2026-11-17' }
    const { body: tooEarly } = await app.post(answerAuthorityLetter, early, { as })
    expect(tooEarly.error).toBe('authority_letter.answered_too_early')
    const late = { id, revision: 2, on: '2026-11-19' }
    const { body: tooLate } = await app.post(answerAuthorityLetter, late, { as })
    expect(tooLate.error).toBe('authority_letter.answered_in_future')
    const { body } = await app.post(answerAuthorityLetter, { id, revision: 2, on: today }, { as })
    expect(body.data).toMatchObject({ state: 'ANSWERED', revision: 3 })
    const { body: twice } = await app.post(answerAuthorityLetter, { id, revision: 3, on: today }, { as })
    expect(twice.error).toBe('authority_letter.not_now')
    await app.post(reopenAuthorityLetter, { id, revision: 3, reason: 'They ask again.' }, { as })
    expect(await letterOf(app, id)).toMatchObject({ state: 'SORTED', answeredOn: null, revision: 4 })
  })

  it('or nothing, with a reason', async () => {
    const id = await uploadLetterOf(app)
    const { body: without } = await app.post(
      fileAwayAuthorityLetter,
      { id, revision: 1, reason: ' ' },
      { as },
    )
    expect(without.code).toBe(400)
    await app.post(fileAwayAuthorityLetter, { id, revision: 1, reason: 'An advertisement.' }, { as })
    expect(await letterOf(app, id)).toMatchObject({ state: 'NO_REPLY', closingNote: 'An advertisement.' })
    expect(await trail(id)).toEqual(['authorityLetter.uploaded', 'authorityLetter.filedAway'])
  })
})

describe('a letter on a work order that is not in progress', () => {
  const stop = {
    ON_HOLD: (workOrderId: string) =>
      app.post(holdWorkOrder, { workOrderId, why: 'AUTHORITY', until: '2026-12-18' }, { as }),
    CANCELLED: (workOrderId: string) =>
      app.post(cancelWorkOrder, { workOrderId, reason: 'Not needed any more.' }, { as }),
  }
  it.each(['ON_HOLD', 'CANCELLED'] as const)('%s: says so instead of what asking needs', async (status) => {
    const { workOrderId } = await openWorkOrder(app)
    const { id } = await sortedLetter(app, { workOrderId })
    expect(await letterOf(app, id)).toMatchObject({ act: { revision: expect.any(Number) }, stopped: null })
    expect((await stop[status](workOrderId)).body.code).toBe(0)
    expect(await letterOf(app, id)).toMatchObject({ act: null, stopped: status })
  })

  it('that is done is so too', async () => {
    const work = await openWorkOrder(app)
    const { id } = await sortedLetter(app, { workOrderId: work.workOrderId })
    await advanceTo(app, work, 'done')
    expect(await letterOf(app, id)).toMatchObject({ act: null, stopped: 'COMPLETED' })
  })
})

describe('the company of a letter', () => {
  it('has its own name for a reader of Chinese', async () => {
    const name = '深圳市测试贸易有限公司'
    const { id } = await sortedLetter(app, { workOrderId: order.workOrderId })
    const companyId = (await letterOf(app, id)).company?.id
    await app.database.pool.query('update companies set name_original = $1 where id = $2', [name, companyId])
    const read = async (lang: 'en' | 'zh') =>
      (await app.get(staffAuthorityLetter, { id }, { as, lang })).body.data?.company?.name
    expect([await read('zh'), await read('en')]).toEqual([name, expect.not.stringContaining(name)])
  })
})

describe('one act', () => {
  const papers = [{ en: 'Lease of the warehouse', zh: '仓库租赁合同' }]
  const filed = async (more: Record<string, unknown> = {}) => {
    const work = await openWorkOrder(app)
    await advanceTo(app, work, 'filed')
    const { id } = await sortedLetter(app, { workOrderId: work.workOrderId, replyBy: '2026-11-24', ...more })
    const workOrderRevision = (await letterOf(app, id)).act?.revision ?? 0
    return { work, input: { id, revision: 2, workOrderRevision, papers } }
  }

  it('records the query at its step and asks the seller, a day before the authority’s', async () => {
    const { work, input } = await filed()
    const { body } = await app.post(askForAuthorityLetter, input, { as })
    expect(body.data).toMatchObject({ state: 'SORTED', revision: 3 })
    const { data } = (await app.get(workOrderDetails, { workOrderId: work.workOrderId }, { as: seller })).body
    expect(data?.workOrder.turn).toBe('seller')
    expect(data?.nodes.map(({ status }) => status)).toContain('QUERIED')
    expect(await supplements(work.workOrderId)).toMatchObject([
      { title: 'Lease of the warehouse', dueAt: '2026-11-23' },
    ])
    expect(await letterOf(app, input.id)).toMatchObject({ visibleToSeller: true })
    const { body: waits } = await app.get(listPendingMatters, { type: 'SUPPLEMENT' }, { as: seller })
    expect(waits.data?.records.map(({ dueAt }) => dueAt)).toContain('2026-11-23')
    // A second letter about the same step asks for more; the step stays queried.
    const second = await sortedLetter(app, { workOrderId: work.workOrderId })
    const { act } = await letterOf(app, second.id)
    const more = { ...input, id: second.id, workOrderRevision: act?.revision ?? 0 }
    expect((await app.post(askForAuthorityLetter, more, { as })).body.code).toBe(0)
    expect(await supplements(work.workOrderId)).toHaveLength(2)
  })

  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['too late for the authority', {}, { dueAt: '2026-11-24' }, 'authority_letter.due_too_late'],
    ['in the past', {}, { dueAt: '2026-11-17' }, 'work_orders.day_in_past'],
    ['on an older work order', {}, { workOrderRevision: 0 }, 'work_orders.stale'],
    ['on an older letter', {}, { revision: 1 }, 'authority_letter.stale'],
    ['without a summary', { summaryZh: null }, {}, 'authority_letter.summary_missing'],
  ])('%s is refused, and changes nothing', async (_what, letter, more, error) => {
    const { work, input } = await filed(letter)
    const { body } = await app.post(askForAuthorityLetter, { ...input, ...more }, { as })
    expect(body.error).toBe(error)
    expect(await supplements(work.workOrderId)).toEqual([])
    expect(await letterOf(app, input.id)).toMatchObject({ revision: 2, visibleToSeller: false })
  })

  it('without a work order is refused', async () => {
    const { id } = await sortedLetter(app)
    const input = { id, revision: 2, workOrderRevision: 1, papers }
    expect((await app.post(askForAuthorityLetter, input, { as })).body.error).toBe(
      'authority_letter.no_work_order',
    )
  })
})

describe('what the company sees', () => {
  const shown = { visibleToSeller: true }

  it('is among its documents for as long as staff show it', async () => {
    const { id } = await sortedLetter(app, { ...shown, workOrderId: order.workOrderId })
    const uploadId = await fileOf(id)
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).status).toBe(200)
    expect((await app.get(downloadDocument, { uploadId }, { as: sellerOther })).status).toBe(404)
    expect(await ownDocuments()).toContainEqual(
      expect.objectContaining({ uploadId, kind: 'LETTER', label: 'Letter from Finanzamt Musterstadt' }),
    )
    const { body } = await app.post(deleteDocument, { uploadId }, { as: seller })
    expect(body.error).toBe('documents.kept_by_law')
    await readWithReason(app, downloadAuthorityLetter, { id }, reviewer)
    const hidden = { id, revision: 2, ...letterFields(app, { workOrderId: order.workOrderId }) }
    await app.post(sortAuthorityLetter, hidden, { as })
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).status).toBe(404)
    expect(await ownDocuments()).not.toContainEqual(expect.objectContaining({ uploadId }))
    await readWithReason(app, downloadAuthorityLetter, { id }, reviewer)
  })
})

it('the seller reads letter, summary and last day on the work order, and is told once', async () => {
  const work = await openWorkOrder(app)
  const read = async (who = seller, lang: 'en' | 'zh' = 'zh') =>
    (await app.get(listAuthorityLetters, { workOrderId: work.workOrderId }, { as: who, lang })).body
  const hidden = await sortedLetter(app, { workOrderId: work.workOrderId })
  expect((await read()).data?.records).toEqual([])
  const shown = { workOrderId: work.workOrderId, visibleToSeller: true, authority: 'Finanzamt Zweistadt' }
  const { id } = await sortedLetter(app, shown)
  const uploadId = await fileOf(id)
  const seen = {
    id,
    state: 'SORTED',
    replyBy: today,
    late: false,
    summary: '税局要求补充租赁合同。',
    uploadId,
  }
  expect((await read()).data?.records).toMatchObject([seen])
  expect((await read(sellerOther)).error).toBe('work_orders.not_found')
  const again = { id, revision: 2, ...letterFields(app, shown), summaryEn: 'A better summary.' }
  await app.post(sortAuthorityLetter, again, { as })
  const { body } = await app.get(listMessages, { pageSize: 50 }, { as: seller })
  const told = body.data?.records.filter(({ title }) => title.includes('Zweistadt'))
  expect(told).toMatchObject([
    {
      title: 'Letter from Finanzamt Zweistadt',
      body: expect.stringContaining(`\nAn answer is due by ${formatDay(today, 'en')}.\nYou find`),
    },
  ])
  expect(hidden.id).not.toBe(id)
})

it('the seller finds letters that are about no work order, what is to be answered first', async () => {
  const { rows } = await app.database.pool.query('select company_id from work_orders where id = $1', [
    order.workOrderId,
  ])
  const shown = { visibleToSeller: true, companyId: rows[0].company_id }
  const early = { received: '2026-11-01', dated: null }
  const late = await sortedLetter(app, { ...shown, authority: 'Finanzamt Dreistadt' })
  const soon = await sortedLetter(app, { ...shown, ...early, replyBy: '2026-11-03' })
  const about = await sortedLetter(app, {
    ...shown,
    workOrderId: order.workOrderId,
    ...early,
    replyBy: '2026-11-04',
  })
  await app.post(answerAuthorityLetter, { id: late.id, revision: 2, on: today }, { as })
  await sortedLetter(app, { ...shown, visibleToSeller: false })
  const read = async (page = {}) => (await app.get(listAuthorityLetters, page, { as: seller })).body.data
  const all = await read()
  const mine = (id: string) => all?.records.findIndex((one) => one.id === id) ?? -1
  expect(all?.records[mine(soon.id)]).toMatchObject({ workOrder: null, late: true })
  expect(all?.records[mine(late.id)]?.late).toBe(false)
  expect(all?.records[mine(about.id)]?.workOrder).toEqual({ id: order.workOrderId, number: order.number })
  expect(mine(soon.id)).toBe(0)
  expect(mine(about.id)).toBe(1)
  expect(mine(late.id)).toBeGreaterThan(1)
  expect(all?.records.every(({ state }, i) => state === 'SORTED' || i > 1)).toBe(true)
  const second = await read({ page: 2, pageSize: 1 })
  expect([second?.total, second?.records[0]?.id]).toEqual([all?.total, about.id])
  const { body: other } = await app.get(listAuthorityLetters, {}, { as: sellerOther })
  expect(other.data?.records.map(({ id }) => id)).not.toContain(soon.id)
  const { body } = await app.get(listMessages, { pageSize: 50 }, { as: seller })
  const told = body.data?.records.find(({ title }) => title.includes('Dreistadt'))
  expect(JSON.stringify(told)).toContain('/workspace/letters')
})

describe('the list', () => {
  it('has the nearest last day first, and those without one at the end', async () => {
    const first = await sortedLetter(app, { dated: null, received: '2026-11-01', replyBy: '2026-11-02' })
    const last = await sortedLetter(app, { replyBy: null })
    const { records, counts, total } = await listed({ state: 'SORTED', pageSize: 50 })
    expect([records[0]?.id, records.at(-1)?.id]).toEqual([first.id, last.id])
    expect(counts.SORTED).toBe(total)
    const days = records.flatMap(({ replyBy }) => replyBy ?? [])
    expect(days).toEqual(days.toSorted())
  })

  it('finds a letter of any state by its reference or work order', async () => {
    const { id } = await sortedLetter(app, { workOrderId: order.workOrderId, reference: 'AZ 77/1-b' })
    await app.post(answerAuthorityLetter, { id, revision: 2, on: today }, { as })
    expect((await listed({ keyword: 'az77/1 B' })).records.map((one) => one.id)).toEqual([id])
    const { workOrder } = await letterOf(app, id)
    const { records } = await listed({ keyword: workOrder?.number, pageSize: 50 })
    expect(records.map((one) => one.id)).toContain(id)
  })
})

it('lists new ones as they came, the latest first', async () => {
  const first = await uploadLetterOf(app)
  clock.advance(60_000)
  const second = await uploadLetterOf(app)
  const { records } = await listed({ state: 'NEW', pageSize: 50 })
  expect(records.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
})
