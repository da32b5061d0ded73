import { expect, it } from 'vitest'
import { settableClock } from '#platform/server/clock.ts'
import { testApp } from '../../testing/test-app.ts'
import { ENDING_NAMES } from './case-life.ts'
import { tellOffice } from './tell-office.ts'

const LONG_MS = 400_000
/** Enough that each ending comes about. */
const COUNT = 50

it(
  'six months of a back office end in every state in which an order can be',
  async () => {
    const app = await testApp({ clock: settableClock(new Date('2026-11-23T15:00:00Z')) })
    await tellOffice(app.wired, app.database, COUNT)
    const count = async (text: string) =>
      (await app.database.pool.query<{ key: string; count: number }>(text)).rows.map(({ key }) => key)
    const statuses = await count('select status as key, count(*)::int from work_orders group by 1 order by 1')
    expect(statuses).toEqual(['CANCELLED', 'COMPLETED', 'ON_HOLD', 'OPEN'])
    const turns = await count(`select turn as key, count(*)::int from work_orders group by 1 order by 1`)
    expect(turns).toEqual(['agency', 'authority', 'none', 'seller'])
    const nodes = await count('select distinct status as key, 1 as count from wo_nodes order by 1')
    expect(nodes).toEqual(
      expect.arrayContaining(['OPEN', 'SUBMITTED', 'RETURNED', 'ACCEPTED', 'FILED', 'GRANTED', 'LOCKED']),
    )
    expect(ENDING_NAMES.length).toBeLessThan(COUNT)
    const { rows } = await app.database.pool.query<Record<string, number>>(
      `select (select count(*)::int from wo_talk) as talk, (select count(*)::int from authority_letters) as letters, (select count(*)::int from inspections) as checks,
        (select count(*)::int from authority_letters where text_state = 'READ') as read,
        (select count(*)::int from wo_corrections) as corrections, (select count(*)::int from refund_proposals) as proposals,
        (select count(distinct assignee_id)::int from work_orders) as people,
        (select count(*)::int from wo_history where at > '2026-11-23T15:00:00Z') as future,
        (select count(*)::int from wo_history a join wo_history b on b.sequence = a.sequence + 1 where b.at < a.at) as backwards`,
    )
    const [told] = rows
    expect(told).toMatchObject({ future: 0, backwards: 0 })
    for (const what of ['talk', 'letters', 'read', 'checks', 'corrections', 'proposals'])
      expect(told?.[what], what).toBeGreaterThan(0)
    expect(told?.['people']).toBe(4)
  },
  LONG_MS,
)
