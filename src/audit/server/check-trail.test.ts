import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { writeAudit } from '#platform/server/audit.ts'
import { createLog } from '#platform/server/log.ts'
import { keepPersonalUnder } from '#platform/server/person-keys.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ownDatabase } from '#platform/testing/database.ts'
import { keepAnchor } from './keep-anchor.ts'
import { checkTrail, type TrailCheck } from './check-trail.ts'
import { createSealer } from './seal-trail.ts'

const { db, pool } = await ownDatabase()
const oldKey = randomBytes(32).toString('base64')
const box = createSecretBox([oldKey])
keepPersonalUnder(pool, box)
let now = new Date('2026-03-02T09:00:00Z')
const clock = { now: () => now }
const anHourLater = () => void (now = new Date(now.getTime() + 3_600_000))
const deps = { db, box, clock, log: createLog({ level: 'silent' }) }
const sealer = createSealer(deps)

const write = (action: string) =>
  db.transaction((tx) =>
    writeAudit(tx, {
      at: clock.now(),
      actorKind: 'staff',
      actorId: 'stf_1',
      action,
      record: 'wo_1',
      address: '192.0.2.1',
      detail: { to: 'open', from: 'new' },
    }),
  )
async function writeSealed(count: number, prefix: string): Promise<void> {
  for (let i = 0; i < count; i++) await write(`${prefix}.${i}`)
  await sealer.seal()
}
/** Five lines an hour before, and five now, an anchor behind each. */
await writeSealed(5, 'early')
const first = await keepAnchor(deps, sealer, '2026-03-02')
anHourLater()
await writeSealed(3, 'middle')
anHourLater()
await writeSealed(2, 'late')
const second = await keepAnchor(deps, sealer, '2026-03-03')
if (!first || !second) throw new Error('no anchors')

/** What the check says after somebody with the rights of the owner did this. */
async function after(...tampering: string[]): Promise<TrailCheck> {
  let found: TrailCheck | undefined
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const statement of tampering) await tx.execute(sql.raw(statement))
    found = await checkTrail({ db: tx as unknown as typeof db, box })
    tx.rollback()
  })
  await expect(undone).rejects.toThrow('Rollback')
  if (!found) throw new Error('not checked')
  return found
}

/** Changes one line. */
const change = (set: string) => `update audit_trail set ${set} where sequence = 5`

describe('the check of the audit trail', () => {
  test('proves every line, and says until when', async () => {
    expect(await checkTrail(deps)).toEqual({
      checked: 10,
      sealedUntil: new Date('2026-03-02T11:00:00Z'),
      waiting: 0,
      waitingSince: undefined,
      toAdopt: 0,
      broken: undefined,
    })
  })

  test('says how many lines wait for their seal', async () => {
    const seals = await sealer.seal()
    expect(seals.sealed).toBe(0)
    await write('waiting')
    expect(await checkTrail(deps)).toMatchObject({ checked: 10, waiting: 1, waitingSince: clock.now() })
    await sealer.seal()
    expect(await checkTrail(deps)).toMatchObject({ checked: 11, waiting: 0, broken: undefined })
  })

  test.each<[string, string[], RegExp]>([
    ['who', [change(`actor_id = 'stf_2'`)], /Line 5 \(position 5\) does not fit/],
    ['what', [change(`action = 'other'`)], /Line 5 .* does not fit/],
    ['which record', [change(`record = 'wo_2'`)], /Line 5 .* does not fit/],
    ['when', [change(`at = at + interval '1 millisecond'`)], /Line 5 .* does not fit/],
    ['whose company', [change(`company_id = 'com_2'`)], /Line 5 .* does not fit/],
    ['whose person', [change(`person_id = 'stf_2'`)], /Line 5 .* does not fit/],
    ['what is personal', [change(`personal = 'p1.AAAA'`)], /Line 5 .* does not fit/],
    ['the details', [change(`detail = '{"to": "closed", "from": "new"}'`)], /Line 5 .* does not fit/],
    ['a line was deleted', ['delete from audit_trail where sequence = 5'], /Line 5 .* is missing/],
    [
      'a seal was deleted',
      ['delete from audit_seals where position = 5'],
      /The seal at position 5 is missing, the one after line 4/,
    ],
    [
      'a line was deleted with its seal',
      ['delete from audit_trail where sequence = 5', 'delete from audit_seals where position = 5'],
      /The seal at position 5 is missing/,
    ],
    [
      'and the positions closed up',
      [
        'delete from audit_trail where sequence = 5',
        'delete from audit_seals where position = 5',
        'update audit_seals set position = position - 1 where position > 5',
      ],
      /Line 6 \(position 5\) does not fit/,
    ],
    [
      'two lines were swapped',
      [
        'update audit_trail set sequence = 99 where sequence = 5',
        'update audit_trail set sequence = 5 where sequence = 6',
        'update audit_trail set sequence = 6 where sequence = 99',
      ],
      /Line 5 .* does not fit/,
    ],
    [
      'two seals were swapped',
      [
        'update audit_seals set line = 99 where position = 5',
        'update audit_seals set line = 5 where position = 6',
        'update audit_seals set line = 6 where position = 5',
      ],
      /Line 6 \(position 5\) does not fit/,
    ],
    [
      'a line was inserted behind the chain',
      [
        `insert into audit_trail (sequence, at, actor_kind, actor_id, action, record, detail) values (-7, now(), 'staff', 'stf_1', 'x', 'y', '{}')`,
      ],
      /Line -7 was inserted behind the chain/,
    ],
    [
      'a line has a seal of somebody without the key',
      [
        `insert into audit_trail (sequence, at, actor_kind, actor_id, action, record, detail) values (77, now(), 'staff', 'stf_1', 'x', 'y', '{}')`,
        `insert into audit_seals select 12, 77, repeat('0', 64), key_id, sealed_at from audit_seals where position = 11`,
      ],
      /Line 77 \(position 12\) does not fit/,
    ],
    [
      'a seal names another key',
      [`update audit_seals set key_id = '00000000' where position = 3`],
      /Line 3 .* the key 00000000, which is not a key of this portal/,
    ],
    [
      'the end was cut off',
      ['delete from audit_trail where sequence > 8', 'delete from audit_seals where position > 8'],
      /ends at position 8, but stood at 10 on 2026-03-03/,
    ],
    [
      'everything is gone',
      ['delete from audit_trail', 'delete from audit_seals'],
      /ends at position 0, but stood at 5/,
    ],
    [
      'everything is gone with the anchors',
      ['delete from audit_trail', 'delete from audit_seals', 'delete from audit_anchors'],
      /Lines up to number 1\d were written, and neither one of them nor an anchor is left/,
    ],
    [
      'the beginning was cut off',
      ['delete from audit_trail where sequence <= 4', 'delete from audit_seals where position <= 4'],
      /begins at position 5, where no anchor is/,
    ],
    [
      'the beginning was cut off at an anchor',
      ['delete from audit_trail where sequence <= 5', 'delete from audit_seals where position <= 5'],
      /up to position 5 were removed, and no line of the chain says so/,
    ],
    [
      'an anchor was changed',
      [`update audit_anchors set hash = repeat('0', 64) where position = 5`],
      /The anchor of 2026-03-02 was changed/,
    ],
  ])('shows that somebody changed %s', async (_name, tampering, words) => {
    expect((await after(...tampering)).broken).toMatch(words)
  })

  test('says how many lines of earlier releases wait to be taken over, of a database that was only migrated', async () => {
    const found = await after(
      'delete from audit_trail',
      'delete from audit_seals',
      'delete from audit_anchors',
      `insert into audit_trail_before select n, '{}' from generate_series(1, 12) as n`,
    )
    expect(found).toMatchObject({ checked: 0, waiting: 0, toAdopt: 12, broken: undefined })
  })

  test('proves the chain against an anchor that was kept outside', async () => {
    expect((await checkTrail(deps, second)).broken).toBeUndefined()
    const other = { ...second, hash: 'f'.repeat(64) }
    expect((await checkTrail(deps, other)).broken).toMatch(
      /Position 10 has another hash than the anchor that you/,
    )
    const later = { ...second, position: 12 }
    expect((await checkTrail(deps, later)).broken).toMatch(/ends at position 11, but stood at 12/)
    expect((await checkTrail(deps, first)).broken).toBeUndefined()
  })

  test('knows none of it with another key', async () => {
    const other = createSecretBox([randomBytes(32).toString('base64')])
    expect((await checkTrail({ db, box: other })).broken).toMatch(/Line 1 .* is not a key of this portal/)
  })

  test('proves what an earlier key sealed, after a rotation', async () => {
    const rotated = { ...deps, box: createSecretBox([randomBytes(32).toString('base64'), oldKey]) }
    await write('after rotation')
    await createSealer(rotated).seal()
    expect(await checkTrail(rotated)).toMatchObject({ checked: 12, broken: undefined })
    expect((await checkTrail(deps)).broken).toMatch(/Line 12 .* not a key of this portal/)
  })
})
