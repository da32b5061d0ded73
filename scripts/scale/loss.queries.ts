import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Deployment } from './deployment.ts'
import { distance } from './distance.ts'

const WRITERS = 8
const WRITING_MS = 1_500

export type Loss = { acknowledged: number; lost: number; perSecond: number }

/**
 * Writes through the pool as fast as the database takes it, kills the primary meanwhile, promotes the standby, and
 * counts which acknowledged rows are not there.
 * @param away how far the standby is, in milliseconds one way; 0 is beside the primary
 */
export async function loseOnPromotion(
  deployment: Deployment,
  { asynchronous, away }: { asynchronous: boolean; away: number },
): Promise<Loss> {
  const primary = deployment.primary()
  const way = await distance(primary, away)
  try {
    await deployment.addStandby({ asynchronous, ...(away > 0 && { through: way }) })
    await primary.admin(
      'drop table if exists written; create table written (n int primary key); grant all on written to greenlane',
    )
    // The table must be there before anything is lost.
    await sleep(500)
    const begun = performance.now()
    const acknowledged = await writeUntil(deployment.pooler.url, async () => {
      await sleep(WRITING_MS)
      way.cut()
      await primary.kill()
    })
    const perSecond = acknowledged.size / ((performance.now() - begun) / 1000)
    await deployment.promote()
    const kept = await deployment.primary().admin<{ n: number }>('select n from written')
    for (const { n } of kept) acknowledged.delete(n)
    return { acknowledged: kept.length + acknowledged.size, lost: acknowledged.size, perSecond }
  } finally {
    way.close()
  }
}

async function writeUntil(url: string, end: () => Promise<void>): Promise<Set<number>> {
  const acknowledged = new Set<number>()
  let next = 0
  const shift = { isOver: false }
  const writer = async () => {
    const client = new pg.Client({ connectionString: url, query_timeout: 3_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      while (!shift.isOver) {
        const n = next++
        await client.query('insert into written values ($1)', [n])
        acknowledged.add(n)
      }
    } catch {
      // The server is gone: what was not answered is nobody's loss.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const writers = Array.from({ length: WRITERS }, writer)
  await end()
  shift.isOver = true
  await Promise.all(writers)
  return acknowledged
}
