import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { MANDATE_MOVES, type MandateAction } from '../../mandate-states.ts'
import { mandates, type MandateRow } from '../mandates.tables.ts'

export type { MandateRow }

/** @throws a unique violation for a second one in force of the same step */
export async function insertMandate(tx: Transaction, row: MandateRow): Promise<void> {
  await insertRows(tx, mandates, [row])
}

/** A mandate of the company, locked until the transaction ends. */
export async function lockMandate(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<MandateRow | undefined> {
  const [row] = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.companyId, companyId), eq(mandates.id, id)))
    .for('update')
  return row
}

/** What a step has put in force before, and attempts to sign it again, locked. */
export async function lockMandatesOfNode(
  tx: Transaction,
  { companyId, nodeId }: Pick<MandateRow, 'companyId' | 'nodeId'>,
): Promise<MandateRow[]> {
  return tx
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        eq(mandates.nodeId, nodeId),
        inArray(mandates.status, ['SUBMITTED', 'RETURNED', 'IN_FORCE']),
      ),
    )
    .for('update')
}

/** Makes a move of a mandate, once; undefined when its status does not allow it, or no longer. */
export async function moveMandate(
  tx: Transaction,
  mandate: Pick<MandateRow, 'companyId' | 'id'>,
  action: MandateAction,
  changes: Partial<MandateRow> & { statusSince: Date },
): Promise<MandateRow | undefined> {
  const move = MANDATE_MOVES.find((row) => row.action === action)
  if (!move) return undefined
  const [row] = await tx
    .update(mandates)
    .set({ ...changes, status: move.to })
    .where(
      and(
        eq(mandates.companyId, mandate.companyId),
        eq(mandates.id, mandate.id),
        inArray(mandates.status, [...move.from]),
      ),
    )
    .returning()
  return row
}

/** Attempts to sign a mandate again that are not decided yet, locked. */
export function lockRenewalsOf(
  tx: Transaction,
  { companyId, id }: Pick<MandateRow, 'companyId' | 'id'>,
): Promise<MandateRow[]> {
  return tx
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        eq(mandates.replacesId, id),
        inArray(mandates.status, ['SUBMITTED', 'RETURNED']),
      ),
    )
    .for('update')
}

/** The mandates of a field in a country that have not ended, locked. */
export function lockMandatesIn(
  tx: Transaction,
  { companyId, country, scope }: Pick<MandateRow, 'companyId' | 'country' | 'scope'>,
): Promise<MandateRow[]> {
  return tx
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.companyId, companyId),
        eq(mandates.country, country),
        eq(mandates.scope, scope),
        ne(mandates.status, 'ENDED'),
      ),
    )
    .orderBy(asc(mandates.id))
    .for('update')
}

/** Notes that a step before its last day was told. @returns false if it was, or a later one */
export async function noteTold(
  tx: Transaction,
  { companyId, id }: Pick<MandateRow, 'companyId' | 'id'>,
  step: number,
): Promise<boolean> {
  const told = await tx
    .update(mandates)
    .set({ toldDays: step })
    .where(
      and(
        eq(mandates.companyId, companyId),
        eq(mandates.id, id),
        or(isNull(mandates.toldDays), gt(mandates.toldDays, step)),
      ),
    )
    .returning({ id: mandates.id })
  return told.length > 0
}
