import { and, asc, eq, gt, isNull, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { declarations, type DeclarationRow } from './declarations.tables.ts'

type OfNumber = Pick<DeclarationRow, 'companyId' | 'registrationId'>

/** Corrections of a number whose errors are carried, and which nobody has to confirm anew. */
export function carriedCorrections(
  executor: Executor,
  { companyId, registrationId }: OfNumber,
): Promise<DeclarationRow[]> {
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        sql`${declarations.isCarried}`,
      ),
    )
    .orderBy(asc(declarations.toDay), asc(declarations.createdAt), asc(declarations.id))
}

/** The first return after a correction's period that is not filed; undefined: none is open yet. */
export async function nextOpenReturn(
  executor: Executor,
  { companyId, registrationId, toDay }: OfNumber & Pick<DeclarationRow, 'toDay'>,
): Promise<DeclarationRow | undefined> {
  const [row] = await executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, 'RETURN'),
        isNull(declarations.corrects),
        gt(declarations.fromDay, toDay),
        notInArray(declarations.status, ['FILED', 'ACCEPTED']),
      ),
    )
    .orderBy(asc(declarations.fromDay))
    .limit(1)
  return row
}
