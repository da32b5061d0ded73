import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '#messages/contract.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { plansOf } from '#platform/testing/plans.ts'
import { staffMe } from '#staff/contract.ts'
import { saveAbsence } from '#team/staff/absences-contract.ts'
import { saveRule } from '#team/staff/rules-contract.ts'
import { assignWorkOrder, queueChoices, staffQueue, staffWorkOrder } from '../../staff/contract.ts'
import { readStaffTalk, staffTalk, writeToSeller } from '../../staff/talk-contract.ts'
import { staffNotes } from '../../staff/watch-contract.ts'
import * as talk from '../../talk-contract.ts'
import { openWorkOrder, type OpenedWorkOrder } from '../../testing/work-orders.builders.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'
import { whoHears } from './who-hears.ts'

const app = await testApp()
const { admin, agent, reviewer, seller, sellerOther } = app.people
let order: OpenedWorkOrder

beforeAll(async () => {
  order = await openWorkOrder(app)
})

const write = async (text: string | { en: string; zh: string }) =>
  (await app.post(writeToSeller, { workOrderId: order.workOrderId, text }, { as: agent })).body
const asSeller = async (lang: 'en' | 'zh' = 'en') =>
  (await app.get(talk.talkOfWorkOrder, { workOrderId: order.workOrderId }, { as: seller, lang })).body.data
const asStaff = async () =>
  (await app.get(staffTalk, { workOrderId: order.workOrderId }, { as: agent })).body.data

const times = async (wanted: string) =>
  ((await asStaff())?.messages ?? []).filter((message) => message.text === wanted).length
/** What the process that takes over does with the key of one that died. */
const die = () => app.database.pool.query('delete from idempotent_answers')
const notes = async () => (await app.get(staffNotes, {}, { as: agent })).body.data?.notes.length

it('what staff write reaches the seller in both languages, as a message and by mail', async () => {
  await write({ en: 'Please <script>alert(1)</script> call \u202eus.', zh: '请致电我们。' })
  expect((await asSeller())?.messages).toMatchObject([
    { by: agent.name, ours: false, text: 'Please <script>alert(1)</script> call us.', readAt: null },
  ])
  expect((await asSeller('zh'))?.messages[0]).toMatchObject({ text: '请致电我们。', other: null })
  // A colleague sees what the seller reads.
  const shown = { text: 'Please <script>alert(1)</script> call us.', other: '请致电我们。' }
  expect((await asStaff())?.messages[0]).toMatchObject(shown)
  expect((await asSeller())?.unread).toBe(1)
  await app.drain()
  const { body } = await app.get(listMessages, {}, { as: seller, lang: 'en' })
  const [message] = body.data?.records.filter(({ title }) => title.includes(order.number)) ?? []
  expect(message?.title).toMatch(/^Message/)
  const mails = (await app.mails()).filter(({ subject }) => subject.includes(order.number))
  expect(mails.length).toBeGreaterThan(0)
  expect(JSON.stringify(mails)).not.toContain('<script>alert')
})

it('is read once the seller has seen it', async () => {
  expect((await asStaff())?.messages[0]).toMatchObject({ ours: true, readAt: null })
  await app.post(talk.readTalk, { workOrderId: order.workOrderId }, { as: seller })
  expect((await asStaff())?.messages[0]?.readAt).not.toBeNull()
  expect((await asSeller())?.unread).toBe(0)
})

it('what was written in one language is shown once', async () => {
  await write('Thank you.')
  expect((await asStaff())?.messages.at(-1)).toMatchObject({ text: 'Thank you.', other: null })
  await app.post(talk.readTalk, { workOrderId: order.workOrderId }, { as: seller })
})

it('the seller answers; whoever works on it is told', async () => {
  const { workOrderId } = order
  const choices = await app.get(queueChoices, {}, { as: agent })
  const me = choices.body.data?.colleagues.find(({ name }) => name === agent.name)?.id ?? ''
  await app.post(assignWorkOrder, { workOrderId, staffId: me }, { as: agent })
  const before = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  const answer = await app.post(talk.writeToAgency, { workOrderId, text: 'Tomorrow at 10?' }, { as: seller })
  expect(answer.body.code).toBe(0)
  expect((await asStaff())?.unread).toBe(1)
  const notes = await app.get(staffNotes, {}, { as: agent, lang: 'en' })
  expect(notes.body.data?.notes[0]).toMatchObject({ text: 'wrote a message', detail: 'Tomorrow at 10?' })
  await app.post(readStaffTalk, { workOrderId }, { as: agent })
  expect((await asStaff())?.unread).toBe(0)
  const after = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
  expect(after.body.data?.workOrder.revision).toBe(before.body.data?.workOrder.revision)
})

describe('a process that dies after a message was committed, and before its answer was stored', () => {
  const text = { en: 'Once.', zh: '一次。' }

  it('leaves the one of a seller once, and told once, when it is sent again', async () => {
    const settings = { as: seller, headers: { 'idempotency-key': 'dies-of-seller' } }
    const input = { workOrderId: order.workOrderId, text: 'Only once.' }
    const first = await app.post(talk.writeToAgency, input, settings)
    const told = await notes()
    await die()
    const second = await app.post(talk.writeToAgency, input, settings)
    expect(second.body).toEqual(first.body)
    expect(await times('Only once.')).toBe(1)
    expect(await notes()).toBe(told)
  })

  it('leaves the one of staff once, and the same key with another text is refused', async () => {
    const settings = { as: agent, headers: { 'idempotency-key': 'dies-of-staff' } }
    const send = (input: object) =>
      app.post(writeToSeller, { workOrderId: order.workOrderId, ...input }, settings)
    const first = await send({ text })
    await die()
    expect((await send({ text })).body).toEqual(first.body)
    expect(await times('Once.')).toBe(1)
    await die()
    expect((await send({ text: { en: 'Twice.', zh: '两次。' } })).body.error).toBe('wire.key_reused')
    expect(await times('Twice.')).toBe(0)
  })
})

const idOf = async (as: Caller) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const unreadOf = async (as: Caller) => (await app.get(staffNotes, {}, { as })).body.data?.unread ?? 0
const away = async (staffId: string, standInId: string | null) => {
  const day = agencyToday(app)
  await app.post(saveAbsence, { staffId, from: day, until: day, standInId }, { as: admin })
}
const allHere = () => app.database.pool.query('delete from staff_absences')

describe('what a seller writes about a work order', () => {
  let other: OpenedWorkOrder
  let [agentId, reviewerId] = ['', '']
  /** Which colleagues one message more reaches. */
  async function reached(staff: Record<string, Caller> = { admin, agent, reviewer }): Promise<string[]> {
    const before = await Promise.all(Object.values(staff).map(unreadOf))
    const message = { workOrderId: other.workOrderId, text: 'Is it there?' }
    expect((await app.post(talk.writeToAgency, message, { as: sellerOther })).body.code).toBe(0)
    const after = await Promise.all(Object.values(staff).map(unreadOf))
    return Object.keys(staff).filter((_name, index) => after[index] !== before[index])
  }
  const assign = (staffId: string | null) =>
    app.post(assignWorkOrder, { workOrderId: other.workOrderId, staffId }, { as: admin })

  beforeAll(async () => {
    other = await openWorkOrder(app, sellerOther)
    agentId = await idOf(agent)
    reviewerId = await idOf(reviewer)
  })
  afterAll(async () => {
    await allHere()
    await app.database.pool.query('delete from assignment_rules')
  })

  it('reaches every case worker while nobody has it and no rule says who would', async () => {
    expect(await reached()).toEqual(['admin', 'agent', 'reviewer'])
  })

  it('reaches whom the rules would choose', async () => {
    const any = { productCode: null, country: null, lang: null, mostOpen: null }
    await app.post(saveRule, { ...any, staffIds: [reviewerId] }, { as: admin })
    expect(await reached()).toEqual(['reviewer'])
    await app.database.pool.query('delete from assignment_rules')
  })

  it('reaches whoever has it alone; while they are away, who stands in too, or everybody', async () => {
    await assign(agentId)
    expect(await reached()).toEqual(['agent'])
    await away(agentId, reviewerId)
    expect(await reached()).toEqual(['agent', 'reviewer'])
    await allHere()
    await away(agentId, null)
    expect(await reached()).toEqual(['admin', 'reviewer'])
    await allHere()
  })

  it('counts nobody’s work for who has it, whose message it is', async () => {
    const { rows } = await app.database.pool.query<{ row: WorkOrderRow }>(
      `select jsonb_build_object('assigneeId', $2::text, 'companyId', company_id, 'productCode', product_code,
         'country', country) as row from work_orders where id = $1`,
      [other.workOrderId, agentId],
    )
    const workOrder = rows[0]?.row as WorkOrderRow
    const heard = (who: WorkOrderRow) =>
      plansOf(app.database.pool, () =>
        whoHears(app.deps.db as never, { workOrder: who, today: agencyToday(app) }),
      )
    expect(await heard(workOrder)).not.toMatch(/work_orders/)
    expect(await heard({ ...workOrder, assigneeId: null })).toMatch(/work_orders/)
  })

  it('reaches the others once whoever had it has left', async () => {
    await assign(reviewerId)
    await app.database.pool.query('update staff_members set disabled_at = now() where id = $1', [reviewerId])
    expect(await reached({ admin, agent })).toEqual(['admin', 'agent'])
    await app.database.pool.query('update staff_members set disabled_at = null where id = $1', [reviewerId])
    await assign(null)
  })

  it('reaches nobody alone who may not read it: not the stand-in, and not whom the rules would choose', async () => {
    const sees = (scope: string) =>
      app.database.pool.query('update staff_members set scope = $1 where id = $2', [scope, reviewerId])
    await assign(agentId)
    await away(agentId, reviewerId)
    await sees('assigned')
    expect(await reached()).toEqual(['admin'])
    await sees('all')
    expect(await reached()).toEqual(['agent', 'reviewer'])
    await allHere()
    await assign(null)
    const any = { productCode: null, country: null, lang: null, mostOpen: null }
    await app.post(saveRule, { ...any, staffIds: [reviewerId] }, { as: admin })
    await sees('teams')
    expect(await reached()).toEqual(['admin', 'agent'])
    await app.post(saveRule, { ...any, staffIds: [agentId] }, { as: admin })
    expect(await reached()).toEqual(['agent'])
    await app.database.pool.query('delete from assignment_rules')
    await sees('all')
  })

  it('is marked in the queue and comes first on the page, until a colleague has read it', async () => {
    const { workOrderId } = other
    const found = async () => {
      const { body } = await app.get(staffQueue, { view: 'all', pageSize: 50 }, { as: agent })
      const { body: page } = await app.get(staffWorkOrder, { workOrderId }, { as: agent })
      return [body.data?.records.find(({ id }) => id === workOrderId)?.unread, page.data?.unread]
    }
    expect(await found()).toEqual([true, 10])
    await app.post(readStaffTalk, { workOrderId }, { as: agent })
    expect(await found()).toEqual([false, 0])
    await app.post(writeToSeller, { workOrderId, text: 'It is.' }, { as: agent })
    expect(await found()).toEqual([false, 0])
  })
})

it.each(['', '   ', '\u202e', 'x'.repeat(2001)])('nothing is sent of “%s”', async (text) => {
  expect((await write(text)).code).toBe(400)
})

it('a work order that is not there has no talk', async () => {
  const workOrderId = 'wo_00000000000000000000000000'
  expect((await app.get(talk.talkOfWorkOrder, { workOrderId }, { as: seller })).body.error).toBe(
    'work_orders.not_found',
  )
  expect((await app.post(writeToSeller, { workOrderId, text: 'x' }, { as: agent })).body.error).toBe(
    'work_orders.not_found',
  )
})

it('a company without members is refused with what to do, and nothing is kept', async () => {
  const before = (await asStaff())?.messages.length
  await app.database.pool.query(
    'delete from company_members where company_id = (select company_id from work_orders where id = $1)',
    [order.workOrderId],
  )
  const refused = await write('Hello')
  expect(refused).toMatchObject({ error: 'talk.no_members' })
  expect(refused.message).toMatch(/Call or mail|电话或邮件/)
  expect((await asStaff())?.messages.length).toBe(before)
})
