import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeAudit } from '#platform/server/audit.ts'
import { systemClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log.ts'
import { keepPersonalUnder, openPersonal } from '#platform/server/person-keys.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ownDatabase } from '#platform/testing/database.ts'
import { adoptEarlierLines, earlierSeal } from './adopt-lines.ts'
import { checkTrail } from './check-trail.ts'
import { createSealer } from './seal-trail.ts'

const { db, pool } = await ownDatabase()
const box = createSecretBox([randomBytes(32).toString('base64')])
keepPersonalUnder(pool, box)
const deps = { db, box, clock: systemClock, log: createLog({ level: 'silent' }) }
const LINES = 1_203

/** What the migration leaves of lines of before. */
beforeEach(async () => {
  await pool.query('drop trigger if exists audit_trail_immutable on audit_trail')
  await pool.query('drop trigger if exists audit_seals_immutable on audit_seals')
  await pool.query('truncate audit_trail, audit_seals, audit_trail_before, person_keys')
  await pool.query(`delete from installation where key = 'audit-adoption'`)
  let previousHash = ''
  const rows = Array.from({ length: LINES }, (_, index) => {
    const facts = {
      sequence: index + 1,
      at: new Date(Date.UTC(2026, 0, 2, 9, 0, index, 7)),
      actorKind: 'staff',
      actorId: `stf_${index % 3}`,
      action: 'staff.add',
      record: `stf_${index}`,
      companyId: null,
      address: index % 2 === 0 ? '192.0.2.1' : null,
      detail: { role: 'agent', email: `p${index}@tests.example`, changed: { b: 1, a: [2] } },
      previousHash,
    }
    const hash = earlierSeal(facts)
    previousHash = hash
    const { sequence, at, actorKind: actor_kind, actorId: actor_id, companyId: company_id, ...same } = facts
    const { previousHash: previous_hash, ...line } = same
    return {
      sequence,
      line: { sequence, at, actor_kind, actor_id, company_id, previous_hash, hash, ...line },
    }
  })
  await pool.query(
    'insert into audit_trail_before select sequence, line from json_populate_recordset(null::audit_trail_before, $1::json)',
    [JSON.stringify(rows)],
  )
  await pool.query(`select setval('audit_trail_sequence_seq', ${LINES})`)
})

describe('lines of before the keyed chain', () => {
  test('become its beginning, each with its number, and what is personal goes under keys', async () => {
    await Promise.all([adoptEarlierLines(deps), adoptEarlierLines(deps)])
    const lines = await db.select().from(auditTrail).orderBy(auditTrail.sequence)
    expect(lines.map(({ sequence }) => sequence)).toEqual(Array.from({ length: LINES + 1 }, (_, i) => i + 1))
    expect(lines.at(-1)).toMatchObject({ action: 'audit.adopted', detail: { lines: LINES, brokenAt: null } })
    expect(lines[2]).toMatchObject({
      detail: { role: 'agent', changed: { a: [2], b: 1 } },
      personId: 'stf_2',
    })
    expect((await openPersonal(deps, lines.slice(1, 3))).map(({ personal }) => personal)).toEqual([
      { email: 'p1@tests.example' },
      { address: '192.0.2.1', email: 'p2@tests.example' },
    ])
    const { rows } = await pool.query(
      'select count(*)::int as left, (select count(*)::int from audit_trail where detail::text like $1) as clear from audit_trail_before',
      ['%@tests%'],
    )
    expect(rows).toEqual([{ left: 0, clear: 0 }])
    await createSealer(deps).seal()
    expect(await checkTrail(deps)).toMatchObject({ checked: LINES + 1, waiting: 0, broken: undefined })
  })

  test('of which one was changed are taken over as they are, and a line says where', async () => {
    await pool.query(
      `update audit_trail_before set line = jsonb_set(line, '{record}', '"other"') where sequence = 700`,
    )
    await adoptEarlierLines(deps)
    const last = (await db.select().from(auditTrail).orderBy(auditTrail.sequence)).at(-1)
    expect(last).toMatchObject({ action: 'audit.adopted', detail: { lines: LINES, brokenAt: 700 } })
  })

  test('are neither lost nor there twice after a kill in the middle, whoever goes on', async () => {
    const killed = new AbortController()
    let transactions = 0
    const transaction = db.transaction.bind(db)
    vi.spyOn(db, 'transaction').mockImplementation((work) =>
      transaction(async (tx) => {
        const done = await work(tx)
        transactions += 1
        if (transactions < 2) return done
        killed.abort()
        throw new Error('killed')
      }),
    )
    await adoptEarlierLines(deps, killed.signal)
    vi.restoreAllMocks()
    expect(await counts()).toEqual({ left: LINES - 500, there: 500 })
    // What is written meanwhile comes behind them in the chain.
    await db.transaction((tx) =>
      writeAudit(tx, { at: new Date(), actorKind: 'system', actorId: 'system', action: 'x', record: 'y' }),
    )
    expect(await createSealer(deps).seal()).toMatchObject({ sealed: 0 })
    await Promise.all([adoptEarlierLines(deps), adoptEarlierLines(deps), adoptEarlierLines(deps)])
    expect(await counts()).toEqual({ left: 0, there: LINES + 2 })
    const last = (await db.select().from(auditTrail).orderBy(auditTrail.sequence)).at(-1)
    expect(last).toMatchObject({ action: 'audit.adopted', detail: { lines: LINES, brokenAt: null } })
    await createSealer(deps).seal()
    expect(await checkTrail(deps)).toMatchObject({ checked: LINES + 2, broken: undefined })
  })

  test('wait while another process seals or takes them over, and end with no error', async () => {
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(7201004)')
    const adopting = adoptEarlierLines(deps)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await counts()).toEqual({ left: LINES, there: 0 })
    await other.query('commit')
    other.release()
    await adopting
    expect(await counts()).toEqual({ left: 0, there: LINES + 1 })
  })
})

async function counts(): Promise<unknown> {
  const { rows } = await pool.query(
    'select count(*)::int as left, (select count(*)::int from audit_trail) as there from audit_trail_before',
  )
  return rows[0]
}
