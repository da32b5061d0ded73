import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { staffMe } from '#staff/contract.ts'
import { queueChoices } from '#work-orders/staff/contract.ts'
import * as calls from '../staff/rules-contract.ts'

const app = await testApp()
const { admin, agent } = app.people
const { pool } = app.database
const agentId = (await app.get(staffMe, {}, { as: agent })).body.data?.id ?? ''
const any = { productCode: null, country: null, lang: null, staffIds: [], mostOpen: null }

const save = async (change: Partial<SentInputOf<typeof calls.saveRule>>) =>
  (await app.post(calls.saveRule, { ...any, ...change }, { as: admin })).body
const list = async () => (await app.get(calls.listRules, {}, { as: agent })).body.data?.rules ?? []
const offered = async (withSold?: 'true') =>
  (await app.get(queueChoices, { ...(withSold && { withSold }) }, { as: admin, lang: 'zh' })).body.data
const order = async (ruleIds: string[]) =>
  (await app.post(calls.orderRules, { ruleIds }, { as: admin })).body.error

describe('assignment rules', () => {
  it('can name a service, a country and a step before the first of it is bought', async () => {
    expect(await offered()).toMatchObject({ services: [], countries: [], steps: [] })
    const sold = await offered('true')
    expect(sold?.services).toContainEqual({ value: 'vat-registration-de', name: '德国VAT注册' })
    expect(sold?.countries).toEqual(expect.arrayContaining(['DE', 'FR', 'PL']))
    expect(sold?.steps.map(({ name }) => name).join()).toMatch(/审核/)
  })

  it('are none at first, and set by administrators alone', async () => {
    expect(await list()).toEqual([])
    expect((await app.post(calls.saveRule, any, { as: agent })).body.error).toBe('wire.staff_role')
  })

  it('are added behind the others, also at once, and changed in their place', async () => {
    const added = await Promise.all(['DE', 'FR', 'IT'].map((country) => save({ country })))
    expect(added.map(({ code }) => code)).toEqual([0, 0, 0])
    const { rows } = await pool.query('select position from assignment_rules order by position')
    expect(rows).toEqual([{ position: 1 }, { position: 2 }, { position: 3 }])
    const [first] = await list()
    await save({ ruleId: first?.id, staffIds: [agentId, agentId], mostOpen: 5, lang: 'zh' })
    expect((await list())[0]).toMatchObject({
      id: first?.id,
      isForAll: false,
      people: [{ id: agentId }],
      mostOpen: 5,
      lang: 'zh',
      country: null,
    })
  })

  it('say nothing twice: neither a new one nor one that is changed', async () => {
    const rules = await list()
    const [first, second] = rules
    expect(await save({ country: second?.country ?? null })).toMatchObject({
      error: 'team.same_rule',
      message: expect.stringContaining('Rule 2 '),
    })
    const asFirst = { staffIds: [agentId], mostOpen: 5, lang: 'zh' as const }
    expect((await save({ ruleId: second?.id, ...asFirst })).error).toBe('team.same_rule')
    expect((await save({ ruleId: first?.id, ...asFirst })).code).toBe(0)
    expect((await list()).map(({ id }) => id)).toEqual(rules.map(({ id }) => id))
  })

  it('are put in order, all of them', async () => {
    const ids = (await list()).map(({ id }) => id)
    expect(await order(ids.toReversed())).toBeUndefined()
    expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed())
    for (const wrong of [ids.slice(1), [...ids.slice(1), 'rul_other'], [...ids.slice(1), ids[1] ?? '']])
      expect(await order(wrong)).toBe('team.rules_changed')
    expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed())
  })

  it('name only colleagues, and say when one is gone', async () => {
    expect((await save({ staffIds: ['stf_nobody'] })).error).toBe('team.not_a_colleague')
    expect((await save({ ruleId: 'rul_gone' })).error).toBe('team.no_rule')
    expect((await save({ mostOpen: 0 })).code).toBe(400)
  })

  it('do not become rules for everybody when those they name leave', async () => {
    await pool.query('update staff_members set disabled_at = now() where id = $1', [agentId])
    const rules = (await app.get(calls.listRules, {}, { as: admin })).body.data?.rules ?? []
    expect(rules.find(({ mostOpen }) => mostOpen === 5)).toMatchObject({ isForAll: false, people: [] })
    await pool.query('update staff_members set disabled_at = null where id = $1', [agentId])
  })

  it('are removed once, and have an end', async () => {
    const [first] = await list()
    const gone = { ruleId: first?.id ?? '' }
    for (let time = 0; time < 2; time++)
      expect((await app.post(calls.removeRule, gone, { as: admin })).body.code).toBe(0)
    const audited = `select 1 from audit_trail where action = 'team.ruleRemoved'`
    expect((await pool.query(audited)).rowCount).toBe(1)
    await pool.query(
      `insert into assignment_rules (id, position, staff_ids, saved_at, saved_by_name)
       select 'rul_' || n, n, '[]', now(), 'Anna' from generate_series(10, $1::int + 7) n`,
      [calls.MOST_RULES],
    )
    expect((await save({})).error).toBe('team.too_many_rules')
  })
})
