import { asc, eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { auditSeal, writeAudit } from './audit.ts'
import type { Executor } from './database.ts'
import { auditTrail } from './platform.tables.ts'

const { db } = await ownDatabase()
const entry = (action: string) => ({
  at: new Date('2026-03-02T09:00:00.123Z'),
  actorKind: 'staff',
  actorId: 'stf_1',
  action,
  record: 'wo_1',
  companyId: 'cmp_1',
  address: '192.0.2.1',
  detail: { to: 'open', from: 'new', nested: { b: [1, 2], a: null }, none: undefined, day: new Date(0) },
})
const write = (action: string) => db.transaction((tx) => writeAudit(tx, entry(action)))
const trail = (executor: Executor = db) =>
  executor.select().from(auditTrail).orderBy(asc(auditTrail.sequence))

/** Numbers of the lines whose hash, or whose link to the line before, is wrong. */
async function broken(executor: Executor = db): Promise<number[]> {
  const lines = await trail(executor)
  return lines
    .filter((line, i) => line.hash !== auditSeal(line) || line.previousHash !== (lines[i - 1]?.hash ?? ''))
    .map((line) => line.sequence)
}

/** Triggers refuse every change; who owns the database can still turn them off, and the chain then shows it. */
const withoutTriggers = (tx: Executor) => tx.execute(sql`set local session_replication_role = replica`)

describe('the audit trail', () => {
  test('is one chain without gap or fork, even with concurrent writers', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => write(`step.${i}`)))
    const lines = await trail()
    expect(lines.map((line) => line.sequence)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(new Set(lines.map((line) => line.previousHash)).size).toBe(40)
    expect(await broken()).toEqual([])
  })

  test('contains nothing that was rolled back', async () => {
    const before = await trail()
    const failing = db.transaction(async (tx) => {
      await writeAudit(tx, entry('undone'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await write('after')
    const lines = await trail()
    expect(lines).toHaveLength(before.length + 1)
    expect(lines.some((line) => line.action === 'undone')).toBe(false)
    expect(await broken()).toEqual([])
  })

  test.each([
    ['who', { actorId: 'stf_2' }],
    ['what', { action: 'other' }],
    ['which record', { record: 'wo_2' }],
    ['when', { at: new Date('2026-03-02T09:00:00.124Z') }],
    ['whose company', { companyId: 'cmp_2' }],
    ['from where', { address: '192.0.2.2' }],
    ['the details', { detail: { to: 'closed' } }],
  ])('shows that somebody changed %s afterwards', async (_name, change) => {
    const tampering = db.transaction(async (tx) => {
      await withoutTriggers(tx)
      await tx.update(auditTrail).set(change).where(eq(auditTrail.sequence, 5))
      expect(await broken(tx)).toEqual([5])
      tx.rollback()
    })
    await expect(tampering).rejects.toThrow(TransactionRollbackError)
    expect(await broken()).toEqual([])
  })

  test('shows that a line was removed', async () => {
    const tampering = db.transaction(async (tx) => {
      await withoutTriggers(tx)
      await tx.delete(auditTrail).where(eq(auditTrail.sequence, 5))
      expect(await broken(tx)).toEqual([6])
      tx.rollback()
    })
    await expect(tampering).rejects.toThrow(TransactionRollbackError)
  })
})
