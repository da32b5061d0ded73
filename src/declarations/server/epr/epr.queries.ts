import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import type { GoodsWeights } from '../../epr/goods.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'
import { enteredQuantities, goodsWeights, quantityDuties, type EnteredRow } from '../epr.tables.ts'
import { correctedBy } from '../figures.queries.ts'

/** What a piece of each of some SKUs weighs, in all months of which somebody has said it. */
export async function weightsOf(
  executor: Executor,
  companyId: string,
  skus: readonly string[],
): Promise<GoodsWeights[]> {
  const rows = await executor
    .select({ sku: goodsWeights.sku, fromMonth: goodsWeights.fromMonth, weights: goodsWeights.weights })
    .from(goodsWeights)
    .where(
      and(eq(goodsWeights.companyId, companyId), sql`${goodsWeights.sku} = any(${sql.param([...skus])})`),
    )
  return rows.map(({ sku, fromMonth, weights }) => ({ ...weights, sku, fromMonth }))
}

/** What was entered for a report, or for those that it corrects, and holds; undefined where its goods are counted. */
export async function entryFor(
  executor: Executor,
  row: Pick<DeclarationRow, 'companyId' | 'id' | 'corrects'>,
): Promise<EnteredRow | undefined> {
  const ids = [row.id, ...(await correctedBy(executor, row)).map(({ id }) => id)]
  const [entry] = await executor
    .select()
    .from(enteredQuantities)
    .where(
      and(
        eq(enteredQuantities.companyId, row.companyId),
        inArray(enteredQuantities.declarationId, ids),
        isNull(enteredQuantities.takenBackAt),
      ),
    )
    .orderBy(desc(enteredQuantities.enteredAt), desc(enteredQuantities.id))
    .limit(1)
  return entry
}

export async function entryById(
  executor: Executor,
  { companyId, id }: { companyId: string; id: string },
): Promise<EnteredRow | undefined> {
  const [entry] = await executor
    .select()
    .from(enteredQuantities)
    .where(and(eq(enteredQuantities.companyId, companyId), eq(enteredQuantities.id, id)))
  return entry
}

/** What was last entered of how a registration reports. */
export async function dutyOf(
  executor: Executor,
  { companyId, registrationId }: Pick<DeclarationRow, 'companyId' | 'registrationId'>,
) {
  const [duty] = await executor
    .select()
    .from(quantityDuties)
    .where(and(eq(quantityDuties.companyId, companyId), eq(quantityDuties.registrationId, registrationId)))
    .orderBy(desc(quantityDuties.enteredAt))
    .limit(1)
  return duty
}

/**
 * Numbers as producer, of one company or all, with the day until which their quantities have a report. Nothing is grouped by
 * a key of the registrations: such a statement fails from the moment on at which a later release gives them another one,
 * while this one is still at work.
 */
export function producerNumbers(
  executor: Executor,
  { companyId, after, limit }: { companyId: string | undefined; after: string; limit: number },
) {
  const reported = executor
    .select({ until: max(declarations.toDay).as('until') })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, registrations.companyId),
        eq(declarations.registrationId, registrations.id),
        eq(declarations.kind, 'EPR'),
      ),
    )
    .as('reported')
  return executor
    .select({
      id: registrations.id,
      companyId: registrations.companyId,
      productCode: registrations.productCode,
      country: registrations.country,
      validFrom: registrations.validFrom,
      endedOn: registrations.endedOn,
      createdAt: registrations.createdAt,
      reportedUntil: reported.until,
    })
    .from(registrations)
    .leftJoinLateral(reported, sql`true`)
    .where(
      and(
        gt(registrations.id, after),
        companyId === undefined ? undefined : eq(registrations.companyId, companyId),
        eq(registrations.kind, 'EPR_NUMBER'),
        isNotNull(registrations.registrationNumber),
      ),
    )
    .orderBy(asc(registrations.id))
    .limit(limit)
}

export type ProducerNumber = Awaited<ReturnType<typeof producerNumbers>>[number]

/** Quantity reports of a company whose period ends on a day or later. */
export function reportsFrom(
  executor: Executor,
  { companyId, from }: { companyId: string; from: Day },
): Promise<Pick<DeclarationRow, 'id'>[]> {
  return executor
    .select({ id: declarations.id })
    .from(declarations)
    .where(
      and(eq(declarations.companyId, companyId), eq(declarations.kind, 'EPR'), gte(declarations.toDay, from)),
    )
    .orderBy(asc(declarations.toDay), asc(declarations.id))
}
