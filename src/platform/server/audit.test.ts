import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { writeAudit } from './audit.ts'
import { destroyPersonKey } from './person-keys.repository.ts'
import { keepPersonalUnder, openPersonal } from './person-keys.ts'
import { auditTrail, personKeys } from './platform.tables.ts'
import { createSecretBox } from './secret-box.ts'

const { db, pool } = await ownDatabase()
const box = createSecretBox([randomBytes(32).toString('base64')])
keepPersonalUnder(pool, box)

const at = new Date('2026-03-02T09:00:00.123Z')
const entry = (action: string, actorId = 'usr_1') => ({
  at,
  actorKind: 'seller',
  actorId,
  action,
  record: 'wo_1',
  companyId: 'com_1',
  address: '192.0.2.1',
  detail: { to: 'open', nested: { b: [1, 2], a: null }, none: undefined },
  personal: { email: 'lin@tests.example' },
})
const write = (action: string, actorId?: string) =>
  db.transaction((tx) => writeAudit(tx, entry(action, actorId)))
const writeOf = (action: string, ids: readonly string[]) =>
  db.transaction(async (tx) => {
    for (const id of ids) await writeAudit(tx, entry(action, id))
  })
const trail = () => db.select().from(auditTrail).orderBy(asc(auditTrail.sequence))
const linesOf = (action: string) => db.select().from(auditTrail).where(eq(auditTrail.action, action))

describe('the audit trail', () => {
  test('takes lines of many writers at once, and none waits for another', async () => {
    await write('first')
    await db.transaction(async (slow) => {
      await writeAudit(slow, entry('slow'))
      await writeAudit(slow, entry('slow.again'))
      await Promise.all(Array.from({ length: 8 }, (_, i) => write(`step.${i}`)))
      expect(await trail()).toHaveLength(9)
    })
    const actions = (await trail()).map(({ action }) => action)
    expect(actions.slice(-2)).toEqual(['slow', 'slow.again'])
    expect(new Set(actions).size).toBe(11)
  })

  test('contains nothing that was rolled back', async () => {
    const failing = db.transaction(async (tx) => {
      await writeAudit(tx, entry('undone'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await linesOf('undone')).toEqual([])
  })
})

describe('what is personal in a line', () => {
  test('is not in the database in clear, and is read with the key of the person', async () => {
    await write('personal', 'usr_2')
    const lines = await linesOf('personal')
    expect(lines).toMatchObject([
      { personId: 'usr_2', detail: { to: 'open', nested: { b: [1, 2], a: null } } },
    ])
    const stored = JSON.stringify([lines, await db.select().from(personKeys)])
    expect(stored).not.toMatch(/192\.0\.2\.1|lin@tests/)
    expect((await openPersonal({ db, box }, lines))[0]?.personal).toEqual({
      address: '192.0.2.1',
      email: 'lin@tests.example',
    })
  })

  test('is sealed under one key of the person, whoever made it first', async () => {
    await Promise.all(Array.from({ length: 8 }, () => write('at once', 'usr_3')))
    const lines = await openPersonal({ db, box }, await linesOf('at once'))
    expect(lines.map(({ personal }) => personal?.['address'])).toEqual(Array(8).fill('192.0.2.1'))
  })

  test('is sealed under a key that is stored, after a first try that was rolled back', async () => {
    const failing = db.transaction(async (tx) => {
      await writeAudit(tx, entry('rolled back', 'usr_4'))
      await writeAudit(tx, { ...entry('refused', 'usr_4'), action: null as unknown as string })
    })
    await expect(failing).rejects.toThrow(/action|insert/)
    await write('later', 'usr_4')
    expect((await openPersonal({ db, box }, await linesOf('later')))[0]?.personal).toMatchObject({
      address: '192.0.2.1',
    })
  })

  test('cannot be moved to another line', async () => {
    const [line] = await linesOf('personal')
    if (!line) throw new Error('no line')
    await expect(openPersonal({ db, box }, [{ ...line, record: 'wo_2' }])).rejects.toThrow(/authenticate/)
  })

  test('is forgotten with the key, and never kept again of that person', async () => {
    const before = await linesOf('personal')
    await db.transaction((tx) => destroyPersonKey(tx, 'usr_2', at))
    expect(await linesOf('personal')).toEqual(before)
    expect((await openPersonal({ db, box }, before))[0]?.personal).toBeNull()
    // A process that starts now has not seen the key.
    keepPersonalUnder(pool, box)
    await write('afterwards', 'usr_2')
    await db.transaction((tx) => destroyPersonKey(tx, 'usr_5', at))
    await write('afterwards', 'usr_5')
    expect(await linesOf('afterwards')).toMatchObject([{ personal: null }, { personal: null }])
  })

  test(
    'is kept of everybody, also where a process has seen more people than it remembers',
    { timeout: 120_000 },
    async () => {
      keepPersonalUnder(pool, box)
      const people = Array.from({ length: 5_200 }, (_, index) => `usr_many_${index}`)
      await writeOf('made', people)
      await writeOf('found', people.slice(0, 5_000))
      // The first of these is known, and the others make room for themselves.
      await writeOf('mixed', [...people.slice(4_900, 5_000), ...people.slice(5_000)])
      for (const [action, count] of [
        ['made', 5_200],
        ['found', 5_000],
        ['mixed', 300],
      ] as const) {
        const lines = await openPersonal({ db, box }, await linesOf(action))
        expect(lines.filter(({ personal }) => personal?.['address'] === '192.0.2.1')).toHaveLength(count)
      }
    },
  )
})
