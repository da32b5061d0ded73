import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { staffMe } from '#staff/contract.ts'
import * as calls from '../staff/absences-contract.ts'

// Late in the evening in UTC: for the agency it is the 18th already.
const app = await testApp({ clock: settableClock(new Date('2026-11-17T23:30:00Z')) })
const { admin, agent, reviewer } = app.people
const { pool } = app.database

type Person = typeof agent
const idOf = async (person: Person) => (await app.get(staffMe, {}, { as: person })).body.data?.id ?? ''
const [agentId, reviewerId, adminId] = [await idOf(agent), await idOf(reviewer), await idOf(admin)]
const week = { staffId: agentId, from: '2026-11-18', until: '2026-11-24', standInId: null }
const save = async (as: Person, change: Partial<SentInputOf<typeof calls.saveAbsence>>) =>
  (await app.post(calls.saveAbsence, { ...week, ...change }, { as })).body
const list = async () => (await app.get(calls.listAbsences, {}, { as: reviewer })).body.data?.absences ?? []

describe('absences', () => {
  it('are entered by each for oneself, and by administrators for all', async () => {
    expect((await save(reviewer, {})).error).toBe('team.not_yours')
    const { data } = await save(agent, { standInId: reviewerId })
    expect((await save(reviewer, { absenceId: data?.id, staffId: reviewerId })).error).toBe('team.not_yours')
    expect(await list()).toMatchObject([
      { staffId: agentId, isAway: true, standIn: { id: reviewerId }, doesTheWork: { id: reviewerId } },
    ])
    expect((await save(admin, { absenceId: data?.id, standInId: adminId })).code).toBe(0)
    expect(await list()).toMatchObject([{ doesTheWork: { id: adminId }, savedByName: admin.name }])
  })

  it('lead to nobody where those who stand in are away too', async () => {
    await save(admin, { staffId: adminId, standInId: agentId })
    expect((await list()).map(({ doesTheWork }) => doesTheWork)).toEqual([null, null])
  })

  it.each([
    ['that end before they begin', { from: '2026-11-20', until: '2026-11-19' }, 'team.absence_backwards'],
    ['that are over', { from: '2026-11-16', until: '2026-11-17' }, 'team.absence_over'],
    ['of more than a year', { until: '2027-11-19' }, 'team.absence_too_long'],
    ['with oneself', { standInId: agentId }, 'team.own_stand_in'],
    ['with a stranger', { standInId: 'stf_nobody' }, 'team.not_a_colleague'],
    ['that are gone', { absenceId: 'abs_gone' }, 'team.no_absence'],
  ])('%s are refused', async (_, change, error) => {
    expect((await save(agent, change)).error).toBe(error)
  })

  it.each([
    ['on its first day', { from: '2026-11-01', until: '2026-11-18' }],
    ['within it', { from: '2026-11-20', until: '2026-11-21' }],
    ['on its last day', { from: '2026-11-24', until: '2026-12-01' }],
  ])('do not overlap those of the same person: %s', async (_, days) => {
    const { error, message, fields } = await save(agent, days)
    expect(error).toBe('team.absence_overlaps')
    expect(message).toContain('18 November 2026')
    expect(fields?.['from']).toBe(message)
  })

  it('may follow each other, and be changed where they are', async () => {
    const after = await save(agent, { from: '2026-11-25', until: '2026-11-26' })
    expect(after.code).toBe(0)
    const longer = { absenceId: after.data?.id, from: '2026-11-25', until: '2026-11-27' }
    expect((await save(agent, longer)).code).toBe(0)
    expect((await save(agent, { ...longer, from: '2026-11-24' })).error).toBe('team.absence_overlaps')
    await app.post(calls.removeAbsence, { absenceId: after.data?.id ?? '' }, { as: agent })
  })

  it('are removed by the same people, once, and audited', async () => {
    const own = (await list()).find(({ staffId }) => staffId === agentId)
    const gone = { absenceId: own?.id ?? '' }
    expect((await app.post(calls.removeAbsence, gone, { as: reviewer })).body.error).toBe('team.not_yours')
    expect((await app.post(calls.removeAbsence, gone, { as: agent })).body.code).toBe(0)
    expect((await app.post(calls.removeAbsence, gone, { as: agent })).body.code).toBe(0)
    const { rows } = await pool.query<{ action: string; found: number }>(
      `select action, count(*)::int as found from audit_trail where action like 'team.absence%' group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { action: 'team.absenceRemoved', found: 2 },
      { action: 'team.absenceSaved', found: 5 },
    ])
  })

  it('are forgotten 90 days after their end, whether or not anybody enters another', async () => {
    // For the agency it is the 18th: 90 days ago was 20 August.
    await pool.query(
      `insert into staff_absences values ('abs_old', $1, '2026-08-01', '2026-08-19', null, now(), 'Anna'),
        ('abs_kept', $1, '2026-08-01', '2026-08-20', null, now(), 'Anna')`,
      [agentId],
    )
    await app.deps.db.transaction((tx) => app.deps.jobs.add(tx, 'team.forget-absences', {}))
    await app.drain()
    const { rows } = await pool.query(`select id from staff_absences where id in ('abs_old', 'abs_kept')`)
    expect(rows).toEqual([{ id: 'abs_kept' }])
  })
})
