import { beforeAll, describe, expect, test } from 'vitest'
import { staffOrders } from '#orders/staff/contract.ts'
import { staffOrder } from '#payments/staff/contract.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { eq } from 'drizzle-orm'
import { listScopes, saveScope, staffMe } from '#staff/contract.ts'
import { staffSearch } from '#search/staff/contract.ts'
import { saveTeam } from '#team/staff/teams-contract.ts'
import * as staff from '#work-orders/staff/contract.ts'
import { teamLoad } from '#work-orders/staff/load-contract.ts'
import { acceptNode } from '#work-orders/staff/steps-contract.ts'
import type { QueueView } from '#work-orders/staff/queue-filter.ts'
import { staffTalk } from '#work-orders/staff/talk-contract.ts'
import { readQueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { writeToAgency } from '#work-orders/talk-contract.ts'
import { acceptForm } from '#work-orders/testing/review.builders.ts'
import {
  detailOf,
  openWorkOrder,
  submitForm,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { addStaffMember, newStaffMember } from '../add-staff-member.ts'
import { staffPerson } from '../testing/staff-person.ts'
import { testApp, type Caller } from '../testing/test-app.ts'

const app = await testApp()
const { admin, agent, reviewer } = app.people
const partner = await staffPerson(app, 'partner')
const idOf = async (as: Caller) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const [agentId, partnerId] = [await idOf(agent), await idOf(partner)]

let german: OpenedWorkOrder
let french: OpenedWorkOrder
beforeAll(async () => {
  german = await openWorkOrder(app)
  french = await openWorkOrder(app, app.people.seller, 'vat-registration-fr')
  await submitForm(app, german)
})

const choose = (staffId: string, scope: string, countries: string[] = [], as: Caller = admin) =>
  app.post(saveScope, { staffId, scope, countries }, { as, lang: 'en' })
const queueOf = async (as: Caller) => (await app.get(staff.staffQueue, { view: 'all' }, { as })).body.data
const idsOf = async (as: Caller) => ((await queueOf(as))?.records ?? []).map(({ id }) => id)
const read = (as: Caller, { workOrderId }: OpenedWorkOrder) =>
  app.get(staff.staffWorkOrder, { workOrderId }, { as, lang: 'en' })

describe('an agent of a team', () => {
  test('sees its countries: in the queue with its figures, the search, orders, choices and load', async () => {
    const team = { name: 'France', memberIds: [agentId], countries: ['FR'], seat: null }
    await app.post(saveTeam, team, { as: admin })
    expect((await choose(agentId, 'teams')).body.code).toBe(0)
    expect(await idsOf(agent)).toEqual([french.workOrderId])
    expect((await queueOf(reviewer))?.counts.agency).toBe(1)
    expect((await queueOf(agent))?.counts).toMatchObject({ agency: 0, seller: 1 })
    const found = (await app.get(staffSearch, { q: 'brightoak' }, { as: agent })).body.data?.results ?? []
    expect(found.filter(({ kind }) => kind === 'WORK_ORDER').map(({ id }) => id)).toEqual([
      french.workOrderId,
    ])
    const orders = (await app.get(staffOrders, {}, { as: agent })).body.data?.records.map(({ id }) => id)
    expect(orders).toEqual([french.orderId])
    expect((await app.get(staff.queueChoices, {}, { as: agent })).body.data?.countries).toEqual(['FR'])
    const load = (await app.get(teamLoad, {}, { as: agent })).body.data
    expect(load?.nobody).toMatchObject({ agency: 0, waiting: 1 })
  })

  test('is answered as for what does not exist, and moves nothing there', async () => {
    const missing = await app.get(staff.staffWorkOrder, { workOrderId: 'wo_none' }, { as: agent, lang: 'en' })
    const foreign = await read(agent, german)
    expect([foreign.status, foreign.body.error, foreign.body.message]).toEqual([
      missing.status,
      'work_orders.not_found',
      missing.body.message,
    ])
    const note = { workOrderId: german.workOrderId, text: 'x' }
    expect((await app.post(staff.noteOnWorkOrder, note, { as: agent })).body.error).toBe(
      'work_orders.not_found',
    )
    expect((await read(agent, french)).body.data?.around.others).toEqual([])
    expect((await read(reviewer, french)).body.data?.around.others).toHaveLength(1)
  })

  test('sees what is assigned to them, wherever it is; with "assigned", nothing else', async () => {
    await app.post(
      staff.assignWorkOrder,
      { workOrderId: german.workOrderId, staffId: agentId },
      { as: admin },
    )
    expect((await idsOf(agent)).toSorted()).toEqual([german.workOrderId, french.workOrderId].toSorted())
    await choose(agentId, 'assigned')
    expect(await idsOf(agent)).toEqual([german.workOrderId])
    await app.post(staff.assignWorkOrder, { workOrderId: german.workOrderId, staffId: null }, { as: admin })
    expect(await idsOf(agent)).toEqual([])
    await choose(agentId, 'all')
    expect(await idsOf(agent)).toHaveLength(2)
  })
})

describe('a reviewer of "assigned"', () => {
  test('sees of the company beside a work order only what is theirs too', async () => {
    const reviewerId = await idOf(reviewer)
    const assign = ({ workOrderId }: OpenedWorkOrder, staffId: string | null) =>
      app.post(staff.assignWorkOrder, { workOrderId, staffId }, { as: admin })
    await assign(german, reviewerId)
    await choose(reviewerId, 'assigned')
    expect((await read(reviewer, german)).body.data?.around).toMatchObject({ others: [], moreOthers: false })
    const order = (await app.get(staffOrder, { orderId: french.orderId }, { as: reviewer })).body
    expect(order.data ?? null).toBeNull()
    await assign(french, reviewerId)
    expect((await read(reviewer, german)).body.data?.around.others).toHaveLength(1)
    await assign(german, null)
    await assign(french, null)
    await choose(reviewerId, 'all')
  })
})

describe('a partner firm', () => {
  test('sees nothing before it has countries', async () => {
    expect(await idsOf(partner)).toEqual([])
    expect((await read(partner, german)).body.error).toBe('work_orders.not_found')
  })

  test('works on the orders of its countries, without the company beside them', async () => {
    await choose(partnerId, 'partner', ['DE'])
    expect(await idsOf(partner)).toEqual([german.workOrderId])
    // Assigned to a colleague of the agency it is nobody's of the firm, but the turn is the same.
    const { workOrderId } = german
    await app.post(staff.assignWorkOrder, { workOrderId, staffId: agentId }, { as: admin })
    const seenAt = async (view: QueueView) =>
      (await app.get(staff.staffQueue, { view }, { as: partner })).body.data?.records.map(({ id }) => id)
    expect(await seenAt('myTurn')).toEqual([])
    expect(await seenAt(readQueuePlace(new URLSearchParams(), 'partner').view)).toEqual([workOrderId])
    await app.post(staff.assignWorkOrder, { workOrderId, staffId: null }, { as: admin })
    await app.post(writeToAgency, { workOrderId, text: 'not for partners either' }, { as: app.people.seller })
    expect((await queueOf(partner))?.records[0]?.unread).toBe(false)
    expect((await queueOf(reviewer))?.records.find(({ id }) => id === workOrderId)?.unread).toBe(true)
    await app.post(
      staff.noteOnWorkOrder,
      { workOrderId: german.workOrderId, text: 'not for partners' },
      { as: reviewer },
    )
    const { body } = await read(partner, german)
    expect(body.data).toMatchObject({
      mayWork: true,
      seesCompany: false,
      unread: 0,
      around: { order: null, contacts: [], others: [], numbers: [] },
      company: { registrationNumber: null, sameVatNumber: [] },
      colleagues: [],
    })
    expect(JSON.stringify(body.data?.history)).not.toContain('not for partners')
    expect(JSON.stringify((await read(reviewer, german)).body.data?.history)).toContain('not for partners')
    expect(body.data?.forms.length).toBeGreaterThan(0)
    expect((await acceptForm(app, german.node('companyForm'), partner)).body.code).toBe(0)
    expect((await detailOf(app, german)).nodes.find(({ key }) => key === 'companyForm')?.status).toBe(
      'ACCEPTED',
    )
  })

  test('makes no call about money, messages, colleagues or the company', async () => {
    const { workOrderId } = german
    for (const refused of [
      await app.get(staffTalk, { workOrderId }, { as: partner }),
      await app.get(staffOrders, {}, { as: partner }),
      await app.get(teamLoad, {}, { as: partner }),
      await app.post(staff.assignWorkOrder, { workOrderId, staffId: partnerId }, { as: partner }),
      await app.post(staff.noteOnWorkOrder, { workOrderId, text: 'x' }, { as: partner }),
    ])
      expect(refused.body.error).toBe('wire.staff_role')
  })

  test('asks and acts nowhere else', async () => {
    const { workOrderId } = french
    const moved = await app.post(acceptNode, { workOrderId, nodeId: 'nod_none' }, { as: partner })
    expect(moved.body.error).toBe('work_orders.not_found')
    const found = await app.get(staff.staffQueue, { view: 'all', country: ['FR'] }, { as: partner })
    expect(found.body.data).toMatchObject({ records: [], total: 0 })
  })
})

describe('who decides', () => {
  test('administrators; each change is in the audit trail with what was before', async () => {
    expect((await choose(agentId, 'assigned', [], reviewer)).body.error).toBe('wire.staff_role')
    await choose(agentId, 'teams')
    await choose(agentId, 'all')
    const lines = await app.deps.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.record, agentId))
      .orderBy(auditTrail.at)
    const scopes = lines.filter(({ action }) => action === 'staff.scope')
    expect(scopes.at(-1)?.detail).toMatchObject({ scope: 'all', before: { scope: 'teams' } })
    const people = (await app.get(listScopes, {}, { as: admin })).body.data?.people ?? []
    expect(people.find(({ id }) => id === partnerId)).toMatchObject({
      scope: 'partner',
      countries: ['DE'],
      choices: ['partner'],
    })
    expect(people.find(({ id }) => id === agentId)?.choices).toEqual(['all', 'teams', 'assigned'])
  })

  test('not what a role cannot have, and not for somebody who is not there', async () => {
    expect((await choose(agentId, 'partner')).body.error).toBe('staff.scope_not_for_role')
    expect((await choose(partnerId, 'all')).body.error).toBe('staff.scope_not_for_role')
    expect((await choose('stf_none', 'all')).body.error).toBe('staff.not_a_member')
  })

  test('the command line too; new keys leave it as it is', async () => {
    const given = { name: 'Petr Novák', email: 'petr@example.com', role: 'partner', countries: 'cz, pl' }
    await addStaffMember(app.deps, newStaffMember.parse(given))
    const shown = async () =>
      (await app.get(listScopes, {}, { as: admin })).body.data?.people.find(({ name }) => name === given.name)
    expect(await shown()).toMatchObject({ scope: 'partner', countries: ['CZ', 'PL'] })
    await addStaffMember(app.deps, newStaffMember.parse({ ...given, countries: undefined, renew: true }))
    expect(await shown()).toMatchObject({ countries: ['CZ', 'PL'] })
    expect(newStaffMember.safeParse({ ...given, scope: 'teams' }).success).toBe(false)
    expect(newStaffMember.safeParse({ ...given, role: 'agent' }).success).toBe(false)
  })
})
