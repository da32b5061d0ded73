import { and, asc, between, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { declarationCalculations, declarations } from '../declarations.tables.ts'

type Span = { companyId: string; from: Day; to: Day }
const FILED = ['FILED', 'ACCEPTED'] as const
const WITH_TAX = ['RETURN', 'ANNUAL', 'OSS', 'IOSS'] as const

const inSpan = ({ companyId, from, to }: Span) =>
  and(
    eq(declarations.companyId, companyId),
    between(declarations.toDay, from, to),
    inArray(declarations.kind, [...WITH_TAX]),
    isNotNull(declarations.payable),
  )

/** Filed declarations of periods that end in some days, each with the calculation that it was filed by. */
export function filedWithin(executor: Executor, span: Span) {
  return executor
    .select({ row: declarations, prepared: declarationCalculations.prepared })
    .from(declarations)
    .leftJoin(
      declarationCalculations,
      and(
        eq(declarationCalculations.companyId, declarations.companyId),
        eq(declarationCalculations.declarationId, declarations.id),
        eq(declarationCalculations.revision, declarations.revision),
      ),
    )
    .where(and(inSpan(span), inArray(declarations.status, [...FILED])))
    .orderBy(asc(declarations.toDay), asc(declarations.createdAt), asc(declarations.id))
}
export type FiledRow = Awaited<ReturnType<typeof filedWithin>>[number]

/** How many declarations have figures that are not filed. */
export function countWaiting(executor: Executor, span: Span): Promise<number> {
  const open = ['CALCULATED', 'AWAITING_CONFIRMATION', 'QUERIED', 'CONFIRMED', 'REJECTED'] as const
  return executor.$count(declarations, and(inSpan(span), inArray(declarations.status, [...open])))
}
