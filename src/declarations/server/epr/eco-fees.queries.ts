import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { declarationBoxes, declarations, type DeclarationRow } from '../declarations.tables.ts'
import { ecoFees } from '../epr.tables.ts'

/** The fees whose invoice a file is. */
export function ecoFeesWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; year: number }[]> {
  return executor
    .select({ number: ecoFees.document, year: ecoFees.year })
    .from(ecoFees)
    .where(and(eq(ecoFees.companyId, companyId), eq(ecoFees.fileId, fileId), isNull(ecoFees.takenBackAt)))
}

type Of = Pick<DeclarationRow, 'companyId' | 'registrationId'>

/** What was entered for a year and not taken back, in order. */
export function ecoFeesOf(executor: Executor, { companyId, registrationId }: Of, year: number) {
  return executor
    .select()
    .from(ecoFees)
    .where(
      and(
        eq(ecoFees.companyId, companyId),
        eq(ecoFees.registrationId, registrationId),
        eq(ecoFees.year, year),
        isNull(ecoFees.takenBackAt),
      ),
    )
    .orderBy(asc(ecoFees.enteredAt), asc(ecoFees.id))
}

/**
 * The reports of a registration whose periods end in a year, each as it was last filed: a correction counts once it was
 * filed. In one statement, however many there are. `weights` is null where there are no figures.
 */
export async function reportedInYear(
  executor: Executor,
  { companyId, registrationId }: Of,
  year: number,
): Promise<{ isFiled: boolean; weights: ReadonlyMap<string, number> | null }[]> {
  const { rows } = await executor.execute<Reported>(sql`
    with recursive versions as (
      select id as first, id, revision, filed_at, is_nil, 0 as step from ${declarations}
      where company_id = ${companyId} and registration_id = ${registrationId} and kind = 'EPR'
        and corrects is null and to_day between ${`${year}-01-01`} and ${`${year}-12-31`}
      union all
      select versions.first, later.id, later.revision, later.filed_at, later.is_nil, versions.step + 1
      from versions join ${declarations} as later
        on later.company_id = ${companyId} and later.corrects = versions.id and later.filed_at is not null
    ),
    last as (select distinct on (first) * from versions order by first, step desc)
    select last.filed_at is not null as filed, last.is_nil as nil, (
      select jsonb_object_agg(boxes.box, boxes.amount) from ${declarationBoxes} as boxes
      where boxes.company_id = ${companyId} and boxes.declaration_id = last.id
        and boxes.revision = last.revision
    ) as weights
    from last`)
  return rows.map(({ filed, nil, weights }) => ({
    isFiled: filed,
    weights: weights === null ? (nil ? new Map() : null) : new Map(Object.entries(weights)),
  }))
}

type Reported = { filed: boolean; nil: boolean; weights: Record<string, number> | null }
