import { afterAll, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { createLiveness } from './liveness.ts'
import { createLog } from './log.ts'

const { db, pool, url } = await ownDatabase()
const log = createLog({ level: 'silent' })
const [one, other] = [createLiveness({ url, log }), createLiveness({ url, log })]
await one.start()
await other.start()
afterAll(() => Promise.all([one.stop(), other.stop()]))

/** Ends the connection that holds a mark, as a failover does while calls go on over the pool. */
const cut = (mark: number) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1 and granted`,
    [mark],
  )

const waiting = async (mark: number): Promise<number> => {
  const { rowCount } = await pool.query('select from pg_locks where objid = $1 and not granted', [mark])
  return rowCount ?? 0
}

test('a process that lost its connection for a moment takes the same mark again: what it had begun is still its own', async () => {
  const mark = one.mark()
  await cut(mark)
  await expect.poll(() => one.mark(), { interval: 10 }).toBe(0)
  await expect.poll(() => one.mark(), { timeout: 5_000 }).toBeGreaterThan(0)
  expect(one.mark()).toBe(mark)
  expect(await other.lives(db, mark)).toBe(true)
})

test('a mark that somebody holds is not taken: the server may not have noticed yet that a connection is gone', async () => {
  const mark = other.mark()
  const holder = await pool.connect()
  try {
    // Queued behind the connection that is cut, and first when it is gone.
    const held = holder.query('select pg_advisory_lock(7201003, $1::int)', [mark])
    await expect.poll(() => waiting(mark), { interval: 10 }).toBe(1)
    await cut(mark)
    await held
    await expect.poll(() => other.mark(), { interval: 10 }).toBe(0)
    await expect.poll(() => other.mark(), { timeout: 5_000 }).toBeGreaterThan(0)
    expect(other.mark()).not.toBe(mark)
    await holder.query('select pg_advisory_unlock_all()')
  } finally {
    holder.release()
  }
})
