import { claimReminder } from '#calendar/server/reminders.repository.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addDays } from '#platform/shared/calendar.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import {
  assignWorkOrder,
  noteOnWorkOrder,
  queueChoices,
  staffQueue,
  staffWorkOrder,
} from '../../staff/contract.ts'
import { queueTogether } from '../../staff/queue-contract.ts'
import * as tags from '../../staff/tags-contract.ts'
import * as watch from '../../staff/watch-contract.ts'
import { detailOf, openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { people } = app
const { agent, reviewer, seller } = people
let orders: OpenedWorkOrder[]
let colleague: string

beforeAll(async () => {
  orders = [await openWorkOrder(app), await openWorkOrder(app), await openWorkOrder(app)]
  const { body } = await app.get(queueChoices, {}, { as: agent })
  colleague = body.data?.colleagues.find(({ name }) => name === reviewer.name)?.id ?? ''
})

const idOf = (index: number) => orders[index]?.workOrderId ?? ''
const queue = async (input: SentInputOf<typeof staffQueue>, as = agent) =>
  (await app.get(staffQueue, input, { as })).body.data
const notesOf = async (as = agent, lang: 'en' | 'zh' = 'en') =>
  (await app.get(watch.staffNotes, {}, { as, lang })).body.data

const assign = (staffId: string | null, as = people.admin) =>
  app.post(assignWorkOrder, { workOrderId: idOf(0), staffId }, { as })
const save = async (input: SentInputOf<typeof tags.saveTag>) =>
  (await app.post(tags.saveTag, input, { as: agent })).body
const tagsOf = async (index: number) =>
  (await queue({ view: 'all' }))?.records.find(({ id }) => id === idOf(index))?.tags.map(({ name }) => name)
const items = async () =>
  ((await queue({ view: 'all' }))?.records ?? []).map(({ id, revision }) => ({ workOrderId: id, revision }))
const together = async (input: SentInputOf<typeof queueTogether>) =>
  (await app.post(queueTogether, input, { as: agent })).body
const refusals = (body: Awaited<ReturnType<typeof together>>) =>
  body.data?.results.map(({ refusal }) => refusal?.error ?? null)
const historyOf = async (index: number, as = agent) =>
  (await app.get(staffWorkOrder, { workOrderId: idOf(index) }, { as })).body.data?.history ?? []

describe('a work order that is watched', () => {
  it('is in the view of whoever watches it, and in nobody else’s', async () => {
    await app.post(watch.watchWorkOrder, { workOrderId: idOf(0), watched: true }, { as: agent })
    await app.post(watch.watchWorkOrder, { workOrderId: idOf(0), watched: true }, { as: agent })
    const mine = await queue({ view: 'watched' })
    expect(mine?.records.map(({ id }) => id)).toEqual([idOf(0)])
    expect(mine?.counts.watched).toBe(1)
    expect((await queue({ view: 'watched' }, reviewer))?.records).toEqual([])
    const { body } = await app.get(watch.besideWorkOrder, { workOrderId: idOf(0) }, { as: agent })
    expect(body.data).toEqual({ watched: true, reminded: null, tags: [] })
  })

  it('tells them when it changes hands, not of what they do themselves, nor of a note', async () => {
    await assign(colleague)
    await app.post(noteOnWorkOrder, { workOrderId: idOf(0), text: 'Called' }, { as: people.admin })
    const told = await notesOf()
    expect(told?.unread).toBe(1)
    expect(told?.notes[0]).toMatchObject({
      by: people.admin.name,
      text: `assigned the work order to ${reviewer.name}`,
      read: false,
      company: expect.stringContaining('Shenzhen Brightoak') as string,
      workOrder: { id: idOf(0), number: expect.stringMatching(/^WO-/) as string },
    })
    expect((await notesOf(agent, 'zh'))?.notes[0]?.text).toBe(`将服务单分派给${reviewer.name}`)
    expect((await notesOf(reviewer))?.notes).toEqual([])
    await assign(null, agent)
    expect((await notesOf())?.unread).toBe(1)
  })

  it('is read as far as it was seen, and no longer told of once it is not watched', async () => {
    await assign(colleague)
    const [newest, oldest] = (await notesOf())?.notes ?? []
    const read = (upTo: number) => app.post(watch.readStaffNotes, { upTo }, { as: agent })
    expect((await read(oldest?.id ?? 0)).body.data?.unread).toBe(1)
    expect(
      (await app.post(watch.readStaffNotes, { upTo: newest?.id ?? 0 }, { as: reviewer })).body.code,
    ).toBe(0)
    expect((await notesOf())?.unread).toBe(1)
    expect((await read(newest?.id ?? 0)).body.data?.unread).toBe(0)
    await app.post(watch.watchWorkOrder, { workOrderId: idOf(0), watched: false }, { as: agent })
    await assign(null)
    expect((await notesOf())?.unread).toBe(0)
    expect((await queue({ view: 'watched' }))?.records).toEqual([])
  })

  it('is read one by one, in any order', async () => {
    await app.post(watch.watchWorkOrder, { workOrderId: idOf(0), watched: true }, { as: agent })
    await assign(colleague)
    await assign(null)
    const [newest, before] = (await notesOf())?.notes ?? []
    const read = { upTo: newest?.id ?? 0, only: true }
    expect((await app.post(watch.readStaffNotes, read, { as: agent })).body.data?.unread).toBe(1)
    expect((await notesOf())?.notes.slice(0, 2)).toMatchObject([{ read: true }, { read: false }])
    await app.post(watch.readStaffNotes, { upTo: before?.id ?? 0, only: true }, { as: agent })
    expect((await notesOf())?.unread).toBe(0)
    await app.post(watch.watchWorkOrder, { workOrderId: idOf(0), watched: false }, { as: agent })
  })

  it('must be there', async () => {
    const { body } = await app.post(
      watch.watchWorkOrder,
      { workOrderId: 'wo_x', watched: true },
      { as: agent },
    )
    expect(body.error).toBe('work_orders.not_found')
    expect((await app.get(watch.staffNotes, {}, { as: seller as never })).body.code).toBe(1)
  })
})

describe('tags', () => {
  it('are one list for everybody, without two of one name', async () => {
    const { data } = await save({ name: 'Notary' })
    await save({ name: 'amazon 急' })
    expect(await save({ name: 'NOTARY' })).toMatchObject({ error: 'tags.exists' })
    expect(await save({ name: 'a‮b' })).toMatchObject({ code: 400 })
    expect(await save({ name: 'x'.repeat(25) })).toMatchObject({ code: 400 })
    expect(await save({ tagId: data?.id ?? '', name: 'Notar' })).toMatchObject({ code: 0 })
    expect(await save({ tagId: 'tag_x', name: 'Other' })).toMatchObject({ error: 'tags.not_found' })
    const { body } = await app.get(tags.listTags, {}, { as: reviewer })
    expect(body.data?.tags.map(({ name }) => name)).toEqual(['amazon 急', 'Notar'])
  })

  it('are put on and taken off, shown in the row, and found by; the revision stays', async () => {
    const listed = (await app.get(tags.listTags, {}, { as: agent })).body.data?.tags ?? []
    const [urgent, notary] = listed.map(({ id }) => id)
    const before = (await queue({ view: 'all' }))?.records.map(({ revision }) => revision)
    const put = (tagId = '', on = true) =>
      app.post(tags.tagWorkOrder, { workOrderId: idOf(0), tagId, on }, { as: agent })
    await put(notary)
    await put(urgent)
    await put(urgent)
    expect(await tagsOf(0)).toEqual(['amazon 急', 'Notar'])
    expect((await queue({ view: 'all', tag: [notary ?? ''] }))?.records.map(({ id }) => id)).toEqual([
      idOf(0),
    ])
    await put(urgent, false)
    expect(await tagsOf(0)).toEqual(['Notar'])
    expect((await queue({ view: 'all' }))?.records.map(({ revision }) => revision)).toEqual(before)
    expect((await put('tag_x')).body.error).toBe('tags.not_found')
  })

  it('are put on several at once, and are gone everywhere when deleted', async () => {
    const [tag] = (await app.get(tags.listTags, {}, { as: agent })).body.data?.tags ?? []
    const items = orders.map(({ workOrderId }) => ({ workOrderId, revision: 0 }))
    const put = (id: string) =>
      app.post(queueTogether, { action: 'tag', items, tag: { id, on: true } }, { as: agent })
    expect((await put(tag?.id ?? '')).body.data?.results.every(({ refusal }) => refusal === null)).toBe(true)
    expect((await queue({ view: 'all', tag: [tag?.id ?? ''] }))?.total).toBe(3)
    expect((await put('tag_x')).body.error).toBe('tags.not_found')
    const remove = (as: { token: string }) => app.post(tags.deleteTag, { tagId: tag?.id ?? '' }, { as })
    expect((await remove(agent)).body.error).toBe('wire.staff_role')
    expect((await queue({ view: 'all', tag: [tag?.id ?? ''] }))?.total).toBe(3)
    for (let times = 0; times < 2; times++) expect((await remove(people.admin)).body.code).toBe(0)
    const { rows } = await app.database.pool.query<{ detail: unknown }>(
      `select detail from audit_trail where action = 'work_order.tag_deleted'`,
    )
    expect(rows).toEqual([{ detail: { name: tag?.name, workOrders: 3 } }])
    expect((await queue({ view: 'all', tag: [tag?.id ?? ''] }))?.total).toBe(0)
    expect(await tagsOf(1)).toEqual([])
  })
})

describe('several at once', () => {
  it('are asked for one supplement; of one that moved on it says why', async () => {
    const seen = await items()
    const [first] = seen
    await app.post(
      assignWorkOrder,
      { workOrderId: first?.workOrderId ?? '', staffId: colleague },
      { as: people.admin },
    )
    const ask = { title: { en: 'Bank statement', zh: '银行对账单' }, kind: 'file' } as const
    const body = await together({ action: 'ask', items: seen, ask })
    expect(refusals(body)).toEqual(['work_orders.stale', null, null])
    expect(body.data?.results[0]?.refusal?.message).toContain(people.admin.name)
  })

  it('are put on hold with a reason and a day; what is held already says so', async () => {
    const hold = { why: 'PAPERS', until: addDays(agencyToday(app), 7) } as const
    const seen = await items()
    expect(refusals(await together({ action: 'hold', items: seen.slice(0, 1), hold }))).toEqual([null])
    expect(refusals(await together({ action: 'hold', items: await items(), hold }))).toEqual([
      'work_orders.not_open',
      null,
      null,
    ])
    const past = { why: 'PAPERS', until: '2020-01-01' } as const
    expect(refusals(await together({ action: 'hold', items: await items(), hold: past }))?.[0]).toBe(
      'work_orders.hold_day',
    )
    expect((await together({ action: 'hold', items: await items() })).code).toBe(400)
  })
})

describe('colleagues', () => {
  it('are told of a note that names them, and of no hidden marks in it', async () => {
    const text = `@${reviewer.name} <script>alert(1)</script> \u202eplease`
    await app.post(noteOnWorkOrder, { workOrderId: idOf(1), text }, { as: agent })
    expect((await historyOf(1))[0]?.reason).toBe(`@${reviewer.name} <script>alert(1)</script> please`)
    expect((await notesOf(reviewer))?.notes[0]).toMatchObject({
      by: agent.name,
      text: 'wrote an internal note',
      detail: `@${reviewer.name} <script>alert(1)</script> please`,
    })
    expect((await notesOf(people.admin))?.unread).toBe(0)
  })

  it('do not tell themselves, whoever else is named', async () => {
    const unread = async (as: typeof agent) => (await notesOf(as))?.unread ?? 0
    const before = [await unread(agent), await unread(reviewer)]
    const text = `@${agent.name} @${reviewer.name} please`
    await app.post(noteOnWorkOrder, { workOrderId: idOf(1), text }, { as: agent })
    expect([await unread(agent), await unread(reviewer)]).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  it('act for the one who has it: the history names both, to the staff alone', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    await app.post(assignWorkOrder, { workOrderId, staffId: colleague }, { as: agent })
    await app.post(watch.remindSeller, { workOrderId }, { as: agent })
    const { body } = await app.get(staffWorkOrder, { workOrderId }, { as: agent, lang: 'en' })
    expect(body.data?.history.map(({ text }) => text).slice(0, 2)).toEqual([
      `sent a reminder, for ${reviewer.name}`,
      `assigned the work order to ${reviewer.name}`,
    ])
    expect((await detailOf(app, order)).history[0]?.text).toBe('sent a reminder')
    const { body: own } = await app.get(staffWorkOrder, { workOrderId }, { as: reviewer, lang: 'zh' })
    expect(own.data?.history[0]?.text).toBe(`发送了提醒（代${reviewer.name}）`)
  })
})

describe('a reminder', () => {
  it('says when the last one went out, and raises the revision', async () => {
    const { workOrderId } = await openWorkOrder(app)
    const read = async () =>
      (await app.get(staffWorkOrder, { workOrderId }, { as: agent })).body.data?.workOrder.revision ?? 0
    const before = await read()
    const remind = (revision: number) =>
      app.post(watch.remindSeller, { workOrderId, revision }, { as: agent })
    expect((await remind(before)).body.data?.revision).toBe(before + 1)
    expect(await read()).toBe(before + 1)
    const { body } = await app.get(watch.besideWorkOrder, { workOrderId }, { as: reviewer })
    expect(body.data?.reminded).toEqual({ at: expect.any(String) as string, by: agent.name })
    expect((await remind(before)).body.error).toBe('work_orders.stale')
    expect((await remind(before + 1)).body.error).toBe('work_orders.reminded_already')
  })

  it('names the one that went out by itself where it is the last', async () => {
    const { workOrderId } = await openWorkOrder(app)
    const { rows } = await app.database.pool.query<{ company_id: string; user_id: string }>(
      'select company_id, user_id from company_members join work_orders using (company_id) where work_orders.id = $1',
      [workOrderId],
    )
    const { company_id: companyId = '', user_id: userId = '' } = rows[0] ?? {}
    const [form] = (await app.get(staffWorkOrder, { workOrderId }, { as: agent })).body.data?.nodes ?? []
    const last = async () =>
      (await app.get(watch.besideWorkOrder, { workOrderId }, { as: reviewer })).body.data?.reminded
    expect(await last()).toBeNull()
    const reminder = { companyId, matterId: form?.id ?? '', dueOn: '2026-12-01', step: 3 } as const
    const at = app.clock.now()
    await app.deps.db.transaction((tx) => claimReminder(tx, reminder, [userId], at))
    expect(await last()).toEqual({ at: at.toISOString(), by: null })
    app.clock.advance(60_000)
    await app.post(watch.remindSeller, { workOrderId }, { as: agent })
    expect(await last()).toMatchObject({ by: agent.name })
  })
})
