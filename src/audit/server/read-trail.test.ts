import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeAudit } from '#platform/server/audit.ts'
import { systemClock } from '#platform/server/clock.ts'
import { destroyPersonKey } from '#platform/server/person-keys.repository.ts'
import { keepPersonalUnder } from '#platform/server/person-keys.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ownDatabase } from '#platform/testing/database.ts'
import { readTrail } from './read-trail.ts'

const { db, pool } = await ownDatabase()
const box = createSecretBox([randomBytes(32).toString('base64')])
keepPersonalUnder(pool, box)
const deps = { db, box, clock: systemClock }

const write = (actorId: string, record: string, action = 'answer.read') =>
  db.transaction((tx) =>
    writeAudit(tx, {
      at: new Date(),
      actorKind: 'staff',
      actorId,
      action,
      record,
      address: '192.0.2.1',
      detail: { reason: `asked by ${actorId}` },
    }),
  )

const read = async (by: 'record' | 'actor', id: string) => Array.fromAsync(readTrail(deps, { by, id }))
const NUMBERS = 'select setval($1, $2)'

test('lines about a record, or of somebody, are read with what is personal, over gaps of any length', async () => {
  await write('stf_1', 'wo_1')
  await write('stf_2', 'wo_1')
  await pool.query(NUMBERS, ['audit_trail_sequence_seq', 70_000])
  await write('stf_1', 'wo_2')
  expect(await read('record', 'wo_1')).toMatchObject([
    { actorId: 'stf_1', personal: { address: '192.0.2.1', reason: 'asked by stf_1' } },
    { actorId: 'stf_2', personal: { reason: 'asked by stf_2' } },
  ])
  const of = await read('actor', 'stf_1')
  expect(of.map(({ record }) => record)).toEqual(['wo_1', 'wo_2'])
  expect(of.map(({ sequence }) => sequence)).toEqual([1, 70_001])
})

test('who was erased is not read any more', async () => {
  await db.transaction((tx) => destroyPersonKey(tx, 'stf_2', new Date()))
  expect(await read('record', 'wo_1')).toMatchObject([
    { actorId: 'stf_1', personal: { reason: 'asked by stf_1' } },
    { actorId: 'stf_2', personId: 'stf_2', personal: null },
    // The reading before.
    { action: 'audit.read', personId: null },
  ])
})

test('that somebody read is in the trail before the first line is given out', async () => {
  const reading = readTrail(deps, { by: 'actor', id: 'stf_9' })
  expect(await reading.next()).toMatchObject({ done: true })
  expect((await read('record', 'stf_9')).at(-1)).toMatchObject({
    action: 'audit.read',
    actorId: 'system',
    detail: { by: 'actor', until: expect.any(Number) },
  })
})
