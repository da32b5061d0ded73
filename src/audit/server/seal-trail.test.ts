import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { writeAudit } from '#platform/server/audit.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Transaction } from '#platform/server/database.ts'
import { createLog } from '#platform/server/log.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ownDatabase } from '#platform/testing/database.ts'
import { checkTrail } from './check-trail.ts'
import { createSealer } from './seal-trail.ts'

const { db, pool } = await ownDatabase()
const box = createSecretBox([randomBytes(32).toString('base64')])
const deps = { db, box, clock: systemClock, log: createLog({ level: 'silent' }) }
const sealer = createSealer(deps)
const entry = (action: string) => ({
  at: new Date('2026-03-02T09:00:00Z'),
  actorKind: 'system',
  actorId: 'system',
  action,
  record: 'r_1',
})
const write = (action: string, also?: (tx: Transaction) => Promise<void>) =>
  db.transaction(async (tx) => {
    await writeAudit(tx, entry(action))
    await also?.(tx)
  })
const chain = async () =>
  (
    await pool.query<{ action: string; position: number }>(
      'select t.action, s.position::int from audit_seals s join audit_trail t on t.sequence = s.line order by s.position',
    )
  ).rows

/** A connection that has added a line and not committed it. */
async function underWay(action: string) {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    `insert into audit_trail (at, actor_kind, actor_id, action, record, detail) values (now(), 'system', 'system', $1, 'r', '{}')`,
    [action],
  )
  return async (end: 'commit' | 'rollback') => {
    await client.query(end)
    client.release()
  }
}

/** What somebody does who may lift every lock of the tables. */
const asOwner = (...statements: string[]) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
const last = async () => (await pool.query('select max(position)::int as last from audit_seals')).rows[0].last

describe('sealing', () => {
  test('gives each line one place, in the order in which it is seen, and none twice', async () => {
    const slow = await underWay('slow')
    const undone = await underWay('undone')
    await write('quick')
    expect(await sealer.seal()).toEqual({ sealed: 1, settled: 0 })
    await undone('rollback')
    await slow('commit')
    expect(await sealer.seal()).toEqual({ sealed: 1, settled: 3 })
    expect(await sealer.seal()).toEqual({ sealed: 0, settled: 3 })
    expect(await chain()).toEqual([
      { action: 'quick', position: 1 },
      { action: 'slow', position: 2 },
    ])
    expect(await checkTrail(deps)).toMatchObject({ checked: 2, waiting: 0, broken: undefined })
  })

  test('is one chain, however many processes seal while many write', async () => {
    const sealers = [sealer, createSealer(deps), createSealer(deps)]
    const written = new AbortController()
    const sealing = sealers.map(async (one) => {
      while (!written.signal.aborted) await one.seal()
    })
    await Promise.all(Array.from({ length: 60 }, (_, i) => write(`step.${i}`)))
    written.abort()
    await Promise.all(sealing)
    await sealer.seal()
    expect(await checkTrail(deps)).toMatchObject({ checked: 62, waiting: 0, broken: undefined })
  })

  test('takes many lines in several steps', async () => {
    await pool.query(
      `insert into audit_trail (at, actor_kind, actor_id, action, record, detail) select now(), 'system', 'system', 'many', 'r', '{}' from generate_series(1, 2500)`,
    )
    expect(await sealer.seal()).toMatchObject({ sealed: 2_500 })
    expect(await checkTrail(deps)).toMatchObject({ checked: 2_562, waiting: 0, broken: undefined })
  })

  test('costs one read of a number where nothing was written', async () => {
    await sealer.seal()
    const query = vi.spyOn(pool, 'query')
    const transaction = vi.spyOn(db, 'transaction')
    await sealer.seal()
    expect(query).toHaveBeenCalledTimes(1)
    expect(transaction).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('goes on by itself, about each second, until it is stopped', async () => {
    const own = createSealer(deps)
    own.start()
    await write('by itself')
    await expect.poll(async () => (await chain()).at(-1)?.action, { timeout: 5_000 }).toBe('by itself')
    await own.stop()
    await write('stopped')
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect((await chain()).at(-1)?.action).toBe('by itself')
  })
})

describe('what this process has signed', () => {
  test.each<[string, (end: number) => string[]]>([
    [
      'was taken out with its lines',
      (end) => [
        `delete from audit_trail using audit_seals where line = sequence and position = ${end}`,
        `delete from audit_seals where position = ${end}`,
      ],
    ],
    ['was taken out, to be sealed anew', (end) => [`delete from audit_seals where position = ${end}`]],
    ['has another hash', (end) => [`update audit_seals set hash = repeat('0', 64) where position = ${end}`]],
    [
      'has another hash, and more behind it',
      (end) => [
        `update audit_seals set hash = repeat('0', 64) where position = ${end}`,
        `insert into audit_trail (sequence, at, actor_kind, actor_id, action, record, detail) values (${-end}, now(), 'system', 'system', 'forged', 'r', '{}')`,
        `insert into audit_seals select ${end + 1}, ${-end}, repeat('1', 64), key_id, sealed_at from audit_seals where position = ${end}`,
      ],
    ],
  ])('%s: it signs nothing behind that, and says so once', async (_name, tampering) => {
    const own = createSealer(deps)
    const told = vi.fn(async () => {})
    own.onRewound(told)
    await write('signed')
    await own.seal()
    const end = await last()
    await asOwner('create table before_it as select * from audit_seals', ...tampering(end))
    await write('afterwards')
    await expect(own.seal()).rejects.toThrow(/this process signed/)
    own.start()
    await expect.poll(() => told.mock.calls.length, { timeout: 5_000 }).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    await own.stop()
    expect(told).toHaveBeenCalledTimes(1)
    expect((await chain()).at(-1)?.action).not.toBe('afterwards')
    await asOwner(
      'truncate audit_seals',
      'insert into audit_seals select * from before_it',
      'drop table before_it',
      `delete from audit_trail where sequence not in (select line from audit_seals)`,
    )
  })
})
