import { and, asc, between, desc, eq, gte, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { opaqueNumber } from '#platform/server/opaque.ts'
import { totalOf } from '#platform/server/paging.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { DeclarationScheme, FilingStatus } from '../declaration.ts'
import {
  declarationBoxes,
  declarationHistory,
  declarations,
  type BoxRow,
  type DeclarationHistoryRow,
  type DeclarationRow,
} from './declarations.tables.ts'

export type DeclarationFilter = {
  companyId: string
  country?: string | undefined
  /** Declarations whose period ends between these days. */
  ending?: { from: Day; to: Day } | undefined
  status?: FilingStatus | undefined
  scheme?: DeclarationScheme | undefined
}

function matching(filter: DeclarationFilter): SQL | undefined {
  return and(
    eq(declarations.companyId, filter.companyId),
    filter.country ? eq(declarations.country, filter.country) : undefined,
    filter.ending ? gte(declarations.toDay, filter.ending.from) : undefined,
    filter.ending ? lte(declarations.toDay, filter.ending.to) : undefined,
    filter.status ? eq(declarations.status, filter.status) : undefined,
    filter.scheme ? eq(declarations.scheme, filter.scheme) : undefined,
  )
}

const NEWEST_PERIOD_FIRST = [desc(declarations.toDay), desc(declarations.id)]

export async function pageOfDeclarations(
  executor: Executor,
  filter: DeclarationFilter & { page: number; pageSize: number },
): Promise<{ rows: DeclarationRow[]; total: number }> {
  const { page, pageSize } = filter
  const where = matching(filter)
  const rows = await executor
    .select()
    .from(declarations)
    .where(where)
    .orderBy(...NEWEST_PERIOD_FIRST)
    .limit(opaqueNumber(pageSize))
    .offset(opaqueNumber((page - 1) * pageSize))
  const list = { from: declarations, where, order: NEWEST_PERIOD_FIRST, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

/** All that match, up to `limit`. */
export function someDeclarations(
  executor: Executor,
  filter: DeclarationFilter,
  limit: number,
): Promise<DeclarationRow[]> {
  return executor
    .select()
    .from(declarations)
    .where(matching(filter))
    .orderBy(...NEWEST_PERIOD_FIRST)
    .limit(limit)
}

/** Those that match behind one of them, in the order of the list. */
export function declarationsAfter(
  executor: Executor,
  filter: DeclarationFilter,
  { after, limit }: { after: Pick<DeclarationRow, 'toDay' | 'id'> | null; limit: number },
): Promise<DeclarationRow[]> {
  const { toDay, id } = declarations
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        matching(filter),
        after ? sql`(${toDay}, ${id}) < (${after.toDay}::date, ${after.id}::text)` : undefined,
      ),
    )
    .orderBy(...NEWEST_PERIOD_FIRST)
    .limit(opaqueNumber(limit))
}

export async function findDeclaration(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<DeclarationRow | undefined> {
  const [row] = await executor
    .select()
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), eq(declarations.id, id)))
  return row
}

const ending = preparedOnce((executor, _shape: 'own') =>
  executor
    .select({
      id: declarations.id,
      registrationId: declarations.registrationId,
      kind: declarations.kind,
      fromDay: declarations.fromDay,
      toDay: declarations.toDay,
      status: declarations.status,
      waitingFor: declarations.waitingFor,
      nilStatedAt: declarations.nilStatedAt,
      payBy: declarations.payBy,
      corrects: declarations.corrects,
      payable: declarations.payable,
      currency: declarations.currency,
    })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, sql.placeholder('companyId')),
        between(declarations.toDay, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare(''),
)

/** What a calendar shows of declarations: those of periods that end between two days. */
export function declarationsEnding(executor: Executor, companyId: string, days: { from: Day; to: Day }) {
  return ending(executor, 'own').execute({ companyId, ...days })
}
export type DeclaredReturn = Awaited<ReturnType<typeof declarationsEnding>>[number]

/** The figures of a declaration as last calculated, in the order of the form. */
export function boxesOf(
  executor: Executor,
  { companyId, id, revision }: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
): Promise<BoxRow[]> {
  return executor
    .select()
    .from(declarationBoxes)
    .where(
      and(
        eq(declarationBoxes.companyId, companyId),
        eq(declarationBoxes.declarationId, id),
        eq(declarationBoxes.revision, revision),
      ),
    )
    .orderBy(asc(declarationBoxes.position))
}

export async function findBox(
  executor: Executor,
  declaration: Pick<DeclarationRow, 'companyId' | 'id' | 'revision'>,
  box: string,
): Promise<BoxRow | undefined> {
  return (await boxesOf(executor, declaration)).find((row) => row.box === box)
}

/** The declaration of the same kind and registration whose period ends just before, corrections apart. */
export async function findPeriodBefore(
  executor: Executor,
  { companyId, registrationId, kind, fromDay }: DeclarationRow,
): Promise<DeclarationRow | undefined> {
  const [row] = await executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.registrationId, registrationId),
        eq(declarations.kind, kind),
        isNull(declarations.corrects),
        lte(declarations.toDay, fromDay),
      ),
    )
    .orderBy(desc(declarations.toDay))
    .limit(1)
  return row
}

export function historyOf(
  executor: Executor,
  { companyId, id }: Pick<DeclarationRow, 'companyId' | 'id'>,
): Promise<DeclarationHistoryRow[]> {
  return executor
    .select()
    .from(declarationHistory)
    .where(and(eq(declarationHistory.companyId, companyId), eq(declarationHistory.declarationId, id)))
    .orderBy(asc(declarationHistory.ordinal))
}

/** The years in which periods of a company end, by country. */
export function declaredYears(
  executor: Executor,
  companyId: string,
): Promise<{ country: string; year: number }[]> {
  return executor
    .selectDistinct({
      country: declarations.country,
      year: sql<number>`extract(year from ${declarations.toDay})::int`.as('year'),
    })
    .from(declarations)
    .where(eq(declarations.companyId, companyId))
}

/** The countries to which a company files returns. */
export async function declaredCountries(executor: Executor, companyId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ country: declarations.country })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.kind, 'RETURN'),
        eq(declarations.scheme, 'LOCAL'),
      ),
    )
  return rows.map(({ country }) => country)
}

/** Open declarations in some states, of one company or all, in the order of their keys. */
export function declarationsIn(
  executor: Executor,
  asked: {
    statuses: readonly Exclude<FilingStatus, 'ACCEPTED'>[]
    companyId?: string | undefined
    after: Pick<DeclarationRow, 'companyId' | 'id'>
    limit: number
  },
): Promise<DeclarationRow[]> {
  const { companyId, id, status } = declarations
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        inArray(status, [...asked.statuses]),
        // As the index of what is open says it.
        ne(status, 'ACCEPTED'),
        asked.companyId === undefined ? undefined : eq(companyId, asked.companyId),
        sql`(${companyId}, ${id}) > (${asked.after.companyId}::text, ${asked.after.id}::text)`,
      ),
    )
    .orderBy(asc(companyId), asc(id))
    .limit(asked.limit)
}
