import { and, eq, inArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import { companyIdsCalled } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { allOf, hasWord } from '#platform/server/search.queries.ts'
import { readTerms } from '#platform/shared/search-terms.ts'
import { workOrderByNumber } from '#work-orders/server/public.ts'
import { referenceKey } from '../letter-fields.ts'
import { inspections } from './inspections.tables.ts'
import { authorityLetters } from './letters.tables.ts'

/*
 * Letters and checks are found by a number in full, which means nothing else: the authority's reference, or a work order.
 * Otherwise by parts of the name of their company, in either script, or of their authority. Each by an index.
 */

/** More letters than have one reference. */
const REFERRED_AT_MOST = 20

type Called = Record<'companyId' | 'workOrderId' | 'authority', Column>

export async function lettersCalled(executor: Executor, keyword: string): Promise<SQL | undefined> {
  const key = referenceKey(keyword)
  const { whichNumber, letters } = await numberMeant(executor, keyword)
  if (letters.length === 0 && !whichNumber) return byName(executor, keyword, authorityLetters)
  return or(eq(authorityLetters.referenceKey, key), whichNumber?.(authorityLetters))
}

/** A check also by the reference of the letter that announced it. */
export async function inspectionsCalled(executor: Executor, keyword: string): Promise<SQL | undefined> {
  const { whichNumber, letters } = await numberMeant(executor, keyword)
  if (letters.length === 0 && !whichNumber) return byName(executor, keyword, inspections)
  const announced = letters.flatMap(({ id, companyId }) =>
    companyId === null ? [] : [and(eq(inspections.companyId, companyId), eq(inspections.letterId, id))],
  )
  return or(sql`false`, ...announced, whichNumber?.(inspections))
}

async function numberMeant(executor: Executor, keyword: string) {
  const [workOrder, letters] = await Promise.all([
    workOrderByNumber(executor, keyword.toUpperCase()),
    lettersReferredTo(executor, referenceKey(keyword)),
  ])
  const whichNumber = workOrder && (({ workOrderId }: Called) => eq(workOrderId, workOrder.id))
  return { whichNumber, letters }
}

async function lettersReferredTo(executor: Executor, key: string) {
  const { id, companyId, referenceKey: reference } = authorityLetters
  if (key === '') return []
  return executor
    .select({ id, companyId })
    .from(authorityLetters)
    .where(eq(reference, key))
    .limit(REFERRED_AT_MOST)
}

async function byName(
  executor: Executor,
  keyword: string,
  { authority, companyId }: Called,
): Promise<SQL | undefined> {
  const terms = readTerms(keyword)
  const companyIds = await companyIdsCalled(executor, terms)
  return or(
    // Of signs alone nothing is called.
    sql`false`,
    companyIds.length === 0 ? undefined : inArray(companyId, companyIds),
    terms.words.length === 0
      ? undefined
      : allOf(terms.words.map((word) => hasWord(word, [sql`${authority}`]))),
  )
}
