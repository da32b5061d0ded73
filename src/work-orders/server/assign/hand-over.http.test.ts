import { beforeEach, describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffMe } from '#staff/contract.ts'
import { saveAbsence } from '#team/staff/absences-contract.ts'
import { saveRule } from '#team/staff/rules-contract.ts'
import { assignWorkOrder, staffWorkOrder } from '../../staff/contract.ts'
import { handOver, openOfColleague } from '../../staff/load-contract.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { admin, agent, reviewer } = app.people
const { pool } = app.database
type Person = typeof agent
const idOf = async (as: Person) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const [adminId, agentId, reviewerId] = [await idOf(admin), await idOf(agent), await idOf(reviewer)]
const [first, second, third] = [
  (await openWorkOrder(app)).workOrderId,
  (await openWorkOrder(app)).workOrderId,
  (await openWorkOrder(app)).workOrderId,
]

const assign = (workOrderId: string, staffId: string | null) =>
  app.post(assignWorkOrder, { workOrderId, staffId }, { as: admin })
const hand = async (to: string | null, workOrderIds: string[]) =>
  (await app.post(handOver, { from: agentId, to, workOrderIds }, { as: admin, lang: 'en' })).body
const openOf = async (staffId: string) =>
  (await app.get(openOfColleague, { staffId }, { as: admin })).body.data?.orders.map(({ id }) => id) ?? []
const away = (staffId: string) => {
  const day = agencyToday(app)
  return app.post(saveAbsence, { staffId, from: day, until: day, standInId: null }, { as: admin })
}

beforeEach(async () => {
  await pool.query('delete from assignment_rules')
  await pool.query('delete from staff_absences')
  await assign(first, agentId)
  await assign(second, agentId)
  await assign(third, reviewerId)
})

describe('handing over', () => {
  it('gives some or all of a person to another, names what is refused, and leaves the rest', async () => {
    expect(await openOf(agentId)).toEqual([first, second])
    const { data } = await hand(adminId, [first, third, 'wo_nothing', first])
    expect(data?.results.map(({ workOrderId, refusal }) => [workOrderId, refusal?.error])).toEqual([
      [first, undefined],
      [third, 'work_orders.not_theirs'],
      ['wo_nothing', 'work_orders.not_found'],
    ])
    expect([await openOf(agentId), await openOf(adminId)]).toEqual([[second], [first]])
    const { body } = await app.get(staffWorkOrder, { workOrderId: first }, { as: admin, lang: 'en' })
    expect(body.data?.history[0]).toMatchObject({
      actor: { name: admin.name },
      text: `assigned the work order to ${admin.name}`,
    })
  })

  it('finds each a colleague by the rules, and never gives it back', async () => {
    await app.post(
      saveRule,
      { productCode: null, country: null, lang: null, staffIds: [agentId, reviewerId], mostOpen: null },
      { as: admin },
    )
    expect((await hand(null, [first, second])).data?.results).toEqual([
      { workOrderId: first, refusal: null },
      { workOrderId: second, refusal: null },
    ])
    expect(await openOf(agentId)).toEqual([])
    expect(await openOf(reviewerId)).toEqual([first, second, third])
  })

  it('says why the rules find nobody, and leaves it where it is', async () => {
    await assign(third, null)
    const { data } = await hand(null, [first])
    expect(data?.results[0]?.refusal).toEqual({
      error: 'work_orders.nobody_found',
      message: 'Nobody found: no assignment rule fits.',
    })
    expect(await openOf(agentId)).toEqual([first, second])
  })

  it('gives nothing to who is away or is no colleague', async () => {
    await away(reviewerId)
    expect((await hand(reviewerId, [first])).error).toBe('work_orders.colleague_away')
    expect((await hand('stf_nobody', [first])).error).toBe('work_orders.unknown_colleague')
    expect(await openOf(agentId)).toEqual([first, second])
  })

  it('takes what is on hold along, and from who left', async () => {
    await pool.query(`update work_orders set status = 'ON_HOLD' where id = $1`, [first])
    await pool.query('update staff_members set disabled_at = now() where id = $1', [agentId])
    await hand(reviewerId, await openOf(agentId))
    expect(await openOf(agentId)).toEqual([])
    await pool.query('update staff_members set disabled_at = null where id = $1', [agentId])
    await pool.query(`update work_orders set status = 'OPEN' where id = $1`, [first])
  })
})
