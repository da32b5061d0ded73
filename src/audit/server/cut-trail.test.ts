import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeAudit } from '#platform/server/audit.ts'
import { createLog } from '#platform/server/log.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ownDatabase } from '#platform/testing/database.ts'
import { checkTrail } from './check-trail.ts'
import { cutTrail } from './cut-trail.ts'
import { keepAnchor } from './keep-anchor.ts'
import { createSealer } from './seal-trail.ts'

const { db, pool } = await ownDatabase()
const box = createSecretBox([randomBytes(32).toString('base64')])
let now = new Date('2014-03-02T09:00:00Z')
const deps = { db, box, clock: { now: () => now }, log: createLog({ level: 'silent' }) }
const sealer = createSealer(deps)

async function linesOn(day: string, count: number) {
  now = new Date(`${day}T09:00:00Z`)
  for (let i = 0; i < count; i++)
    await db.transaction((tx) =>
      writeAudit(tx, { at: now, actorKind: 'system', actorId: 'system', action: day, record: String(i) }),
    )
  const anchor = await keepAnchor(deps, sealer, day)
  if (!anchor) throw new Error('no anchor')
  return anchor
}

const old = await linesOn('2014-03-02', 4)
const older = await linesOn('2015-03-02', 3)
const newer = await linesOn('2020-03-02', 2)

test('what is older than so many years goes up to an anchor, and the rest is proven from there', async () => {
  now = new Date('2025-06-01T09:00:00Z')
  expect(await cutTrail(deps, { years: 12 })).toBeUndefined()
  expect(await cutTrail(deps, { years: 10 })).toMatchObject({ lines: 7, anchor: { day: '2015-03-02' } })
  await sealer.seal()
  expect(await checkTrail(deps)).toMatchObject({ checked: 3, broken: undefined })
  expect((await checkTrail(deps, newer)).broken).toBeUndefined()
  expect((await checkTrail(deps, older)).broken).toBeUndefined()
  expect((await checkTrail(deps, { ...older, hash: 'f'.repeat(64) })).broken).toMatch(/another hash/)
  expect((await checkTrail(deps, old)).broken).toMatch(/lines up to 7 were removed. Name a later one/)
  // Done once; the next one begins where this one ended.
  expect(await cutTrail(deps, { years: 10 })).toBeUndefined()
  now = new Date('2031-06-01T09:00:00Z')
  expect(await cutTrail(deps, { years: 10 })).toMatchObject({ lines: 2, anchor: { day: '2020-03-02' } })
  await sealer.seal()
  expect(await checkTrail(deps)).toMatchObject({ checked: 2, broken: undefined })
})

test('nothing else is taken out, also by whoever owns the tables', async () => {
  await expect(pool.query('delete from audit_trail')).rejects.toThrow(/immutable/)
  await expect(pool.query('delete from audit_seals')).rejects.toThrow(/immutable/)
  await expect(pool.query('delete from audit_anchors')).rejects.toThrow(/immutable/)
  await expect(pool.query('update audit_seals set hash = hash')).rejects.toThrow(/immutable/)
})

test('the beginning cannot be taken out with a line that somebody without a key made, also not a true one', async () => {
  const [kept, last] = [await linesOn('2031-06-02', 3), await linesOn('2031-06-03', 1)]
  const told = await pool.query<{ detail: Record<string, unknown> }>(
    `select detail from audit_trail where action = 'audit.cut' order by sequence desc limit 1`,
  )
  const { detail } = told.rows[0] ?? { detail: {} }
  const forged = [{ ...detail, day: kept.day, hash: kept.hash }, detail, {}]
  await asOwner(
    `delete from audit_trail using audit_seals where line = sequence and position <= ${kept.position}`,
    `delete from audit_seals where position <= ${kept.position}`,
    ...forged.map(
      (one) => `insert into audit_trail (at, actor_kind, actor_id, action, record, detail) values
        ('2041-06-02', 'system', 'system', 'audit.cut', '${kept.position}', '${JSON.stringify(one)}')`,
    ),
  )
  // The running server seals whatever stands in the table.
  expect((await sealer.seal()).sealed).toBe(forged.length)
  expect(await checkTrail(deps)).toMatchObject({
    checked: last.position - kept.position + forged.length,
    broken: expect.stringMatching(/were removed, and no line of the chain says so/),
  })
})

/** What somebody does who may lift every lock of the tables. */
async function asOwner(...statements: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}
