import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { staffMe } from '#staff/contract.ts'
import { queueChoices, staffQueue } from '#work-orders/staff/contract.ts'
import { teamLoad } from '#work-orders/staff/load-contract.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { listRules, saveRule } from '../staff/rules-contract.ts'
import * as calls from '../staff/teams-contract.ts'

const app = await testApp()
const { admin, agent, reviewer } = app.people
const { pool } = app.database
const idOf = async (as: typeof agent) => (await app.get(staffMe, {}, { as })).body.data?.id ?? ''
const [agentId, reviewerId] = [await idOf(agent), await idOf(reviewer)]

const save = async (change: Partial<SentInputOf<typeof calls.saveTeam>> = {}, as = admin) => {
  const team = { name: 'North', memberIds: [agentId], countries: ['DE', 'FR', 'DE'] }
  return (await app.post(calls.saveTeam, { ...team, ...change }, { as, lang: 'en' })).body
}
const list = async () => (await app.get(calls.listTeams, {}, { as: agent })).body.data?.teams ?? []
const rule = async (teamId: string | null) => {
  const any = { productCode: null, country: null, lang: null, staffIds: [], mostOpen: null }
  return (await app.post(saveRule, { ...any, teamId }, { as: admin })).body
}
const remove = async (teamId: string) =>
  (await app.post(calls.removeTeam, { teamId }, { as: admin, lang: 'en' })).body

beforeEach(async () => {
  await pool.query('delete from assignment_rules')
  await pool.query('delete from staff_teams')
  await pool.query('update work_orders set assignee_id = null')
})

describe('teams', () => {
  it('are set by administrators, read by their colleagues, and audited', async () => {
    expect((await save({}, agent)).error).toBe('wire.staff_role')
    const { data } = await save()
    expect(await list()).toMatchObject([
      { id: data?.id, name: 'North', members: [{ id: agentId }], countries: ['DE', 'FR'], seat: null },
    ])
    await save({ teamId: data?.id, name: 'North and west', memberIds: [agentId, reviewerId], countries: [] })
    expect(await list()).toMatchObject([{ name: 'North and west', members: { length: 2 }, countries: [] }])
    expect((await remove(data?.id ?? '')).code).toBe(0)
    expect((await remove(data?.id ?? '')).code).toBe(0)
    const { rows } = await pool.query<{ action: string }>(
      `select action from audit_trail where action like 'team.team%' order by 1`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['team.teamRemoved', 'team.teamSaved', 'team.teamSaved'])
  })

  it('of one name are refused, also at once, and strangers are no members', async () => {
    const both = await Promise.all([save({ name: 'South' }), save({ name: 'SOUTH' })])
    expect(both.map(({ error }) => error).toSorted()).toEqual(['team.team_name_taken', undefined])
    expect((await save({ memberIds: ['stf_nobody'] })).error).toBe('team.not_a_colleague')
    expect((await save({ memberIds: [] })).code).toBe(400)
    expect((await save({ countries: ['Germany'] })).code).toBe(400)
    expect((await save({ teamId: 'team_gone' })).error).toBe('team.no_team')
  })

  it('get work by a rule: whoever is in them then, for their countries', async () => {
    const { data } = await save({ countries: ['FR'] })
    const teamId = data?.id ?? ''
    expect((await rule('team_gone')).error).toBe('team.no_team')
    expect((await rule(teamId)).code).toBe(0)
    expect((await app.get(listRules, {}, { as: agent })).body.data?.rules).toMatchObject([
      { isForAll: false, people: [], team: { id: teamId, name: 'North' } },
    ])
    const assigneeOf = async () => {
      const order = await openWorkOrder(app)
      await advanceTo(app, order, 'submitted')
      const { rows } = await pool.query<{ assignee_id: string | null }>(
        'select assignee_id from work_orders where id = $1',
        [order.workOrderId],
      )
      await pool.query('update work_orders set assignee_id = null')
      return rows[0]?.assignee_id
    }
    expect(await assigneeOf()).toBeNull()
    await save({ teamId, countries: ['DE'] })
    expect(await assigneeOf()).toBe(agentId)
    await save({ teamId, memberIds: [reviewerId], countries: [] })
    expect(await assigneeOf()).toBe(reviewerId)
    expect(await remove(teamId)).toMatchObject({
      error: 'team.team_in_rule',
      message: 'An assignment rule names this team. Change or remove the rule first.',
    })
  })

  it('narrow the queue to the work of their members, and are named beside the load', async () => {
    const [mine, hers, nobodys] = [
      await openWorkOrder(app),
      await openWorkOrder(app),
      await openWorkOrder(app),
    ]
    for (const [order, id] of [
      [mine, agentId],
      [hers, reviewerId],
    ] as const)
      await pool.query('update work_orders set assignee_id = $2 where id = $1', [order.workOrderId, id])
    const teamId = (await save({ memberIds: [reviewerId] })).data?.id ?? ''
    const found = async (assignee: string[]) => {
      const { body } = await app.get(staffQueue, { view: 'all', assignee }, { as: agent })
      const ids = new Set(body.data?.records.map(({ id }) => id))
      return [mine, hers, nobodys].map(({ workOrderId }) => ids.has(workOrderId))
    }
    expect(await found([teamId])).toEqual([false, true, false])
    expect(await found([teamId, 'me'])).toEqual([true, true, false])
    expect(await found(['team_gone'])).toEqual([false, false, false])
    const choices = await app.get(queueChoices, {}, { as: agent })
    expect(choices.body.data?.teams).toEqual([{ value: teamId, name: 'North' }])
    const people = (await app.get(teamLoad, {}, { as: agent })).body.data?.people ?? []
    expect(people.find(({ id }) => id === reviewerId)?.teams).toEqual(['North'])
    expect(people.find(({ id }) => id === agentId)?.teams).toEqual([])
  })
})
