import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import {
  listAgencyDays,
  listLevels,
  MOST_LEVELS,
  removeAgencyDay,
  removeLevel,
  saveAgencyDay,
  saveLevel,
} from '../staff/contract.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-17T09:00:00Z')) })
const { admin, agent } = app.people
const { pool } = app.database
const general = { productCode: null, step: null, days: 3, firstDays: 1 }

const levels = async () => (await app.get(listLevels, {}, { as: agent })).body.data?.levels ?? []
const audited = async (action: string) => {
  const { rows } = await pool.query<{ found: number }>(
    'select count(*)::int as found from audit_trail where action = $1',
    [action],
  )
  return rows[0]?.found
}

describe('service levels', () => {
  it('are as delivered until an administrator says otherwise', async () => {
    const { body } = await app.get(listLevels, {}, { as: agent })
    expect(body.data).toEqual({ levels: [], usual: { days: 2, firstDays: 1 } })
    expect((await app.post(saveLevel, general, { as: agent })).body.error).toBe('wire.staff_role')
  })

  it('are one for each service and step, however often they are set, and also at once', async () => {
    const sent = [3, 4, 5, 6, 7, 8].map((days) => app.post(saveLevel, { ...general, days }, { as: admin }))
    expect((await Promise.all(sent)).map(({ body }) => body.code)).toEqual([0, 0, 0, 0, 0, 0])
    await app.post(saveLevel, { ...general, step: 'review' }, { as: admin })
    expect(await levels()).toHaveLength(2)
    expect(await audited('team.levelSaved')).toBe(7)
  })

  it('do not give priority orders more time', async () => {
    const { body } = await app.post(saveLevel, { ...general, days: 2, firstDays: 3 }, { as: admin })
    expect(body.error).toBe('team.first_is_slower')
  })

  it('are removed once', async () => {
    const [first] = await levels()
    const gone = { levelId: first?.id ?? '' }
    expect((await app.post(removeLevel, gone, { as: admin })).body.code).toBe(0)
    expect((await app.post(removeLevel, gone, { as: admin })).body.code).toBe(0)
    expect(await audited('team.levelRemoved')).toBe(1)
    expect(await levels()).toHaveLength(1)
  })

  it('have an end', async () => {
    await pool.query(
      `insert into service_levels (id, product_code, days, first_days, saved_at, saved_by_name)
       select 'lvl_' || n, 'service-' || n, 1, 1, now(), 'Anna' from generate_series(2, $1::int) n`,
      [MOST_LEVELS],
    )
    const { body } = await app.post(saveLevel, { ...general, productCode: 'one-more' }, { as: admin })
    expect(body.error).toBe('team.too_many_levels')
    expect(await levels()).toHaveLength(MOST_LEVELS)
  })
})

describe('the agency’s days', () => {
  it('are beside the public holidays of its country', async () => {
    const { body } = await app.get(listAgencyDays, { year: 2026 }, { as: agent })
    expect(body.data).toMatchObject({ year: 2026, country: 'DE', days: [] })
    expect(body.data?.holidays).toContainEqual({ day: '2026-10-03', name: 'Day of German Unity' })
  })

  it('are set, changed and removed by administrators', async () => {
    const day = { day: '2026-12-24', works: false, name: 'Christmas Eve' }
    expect((await app.post(saveAgencyDay, day, { as: agent })).body.error).toBe('wire.staff_role')
    await app.post(saveAgencyDay, day, { as: admin })
    await app.post(saveAgencyDay, { ...day, works: true }, { as: admin })
    const { body } = await app.get(listAgencyDays, { year: 2026 }, { as: agent })
    expect(body.data?.days).toMatchObject([{ day: '2026-12-24', works: true, name: 'Christmas Eve' }])
    await app.post(removeAgencyDay, { day: day.day }, { as: admin })
    expect((await app.get(listAgencyDays, { year: 2026 }, { as: agent })).body.data?.days).toEqual([])
  })

  it('do not change what is over', async () => {
    const past = { day: '2026-11-16', works: false, name: 'Yesterday' }
    expect((await app.post(saveAgencyDay, past, { as: admin })).body.error).toBe('team.day_past')
    expect((await app.post(removeAgencyDay, { day: past.day }, { as: admin })).body.error).toBe(
      'team.day_past',
    )
  })
})
