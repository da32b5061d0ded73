import { and, eq, inArray, or, sql, type Column, type SQL } from 'drizzle-orm'
import { companyIdsCalled } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { allOf, hasWord } from '#platform/server/search.queries.ts'
import { readTerms } from '#platform/shared/search-terms.ts'
import {
  DIGITS_OF_NUMBER,
  DIGITS_OF_TAX_NUMBER,
  registrations,
} from '#registrations/server/registrations.tables.ts'
import { workOrderByNumber } from '#work-orders/server/public.ts'
import { referenceKey } from '../letter-fields.ts'
import { inspections } from './inspections.tables.ts'
import { authorityLetters } from './letters.tables.ts'

/*
 * Letters and checks are found by a number in full, which means nothing else: the authority's reference, a registration
 * or a work order. Otherwise by parts of the name of their company, in either script, or of their authority. Each by an index.
 */

/** More letters than have one reference, and more registrations than have one number. */
const REFERRED_AT_MOST = 20
/** Fewer digits are no number of a register. */
const DIGITS = 6

type Called = Record<'companyId' | 'workOrderId' | 'authority', Column>

export async function lettersCalled(executor: Executor, keyword: string): Promise<SQL | undefined> {
  const { isMeant, whichNumber, whichLetters } = await numberMeant(executor, keyword)
  if (!isMeant) return byName(executor, keyword, authorityLetters)
  return or(whichLetters, whichNumber?.(authorityLetters))
}

/** A check also by what is known of the letter that announced it. */
export async function inspectionsCalled(executor: Executor, keyword: string): Promise<SQL | undefined> {
  const { isMeant, whichNumber, letters } = await numberMeant(executor, keyword)
  if (!isMeant) return byName(executor, keyword, inspections)
  const announced = letters.flatMap(({ id, companyId }) =>
    companyId === null ? [] : [and(eq(inspections.companyId, companyId), eq(inspections.letterId, id))],
  )
  return or(sql`false`, ...announced, whichNumber?.(inspections))
}

async function numberMeant(executor: Executor, keyword: string) {
  const [workOrder, registrationIds] = await Promise.all([
    workOrderByNumber(executor, keyword.toUpperCase()),
    registrationsNumbered(executor, keyword),
  ])
  const whichLetters = letterMeant(referenceKey(keyword), registrationIds)
  const letters = whichLetters ? await someLetters(executor, whichLetters) : []
  const whichNumber = workOrder && (({ workOrderId }: Called) => eq(workOrderId, workOrder.id))
  const isMeant = letters.length > 0 || workOrder !== undefined || registrationIds.length > 0
  return { isMeant, whichNumber, whichLetters, letters }
}

function letterMeant(key: string, registrationIds: readonly string[]): SQL | undefined {
  return or(
    key === '' ? undefined : eq(authorityLetters.referenceKey, key),
    registrationIds.length === 0 ? undefined : inArray(authorityLetters.registrationId, [...registrationIds]),
  )
}

function someLetters(executor: Executor, meant: SQL) {
  const { id, companyId } = authorityLetters
  return executor.select({ id, companyId }).from(authorityLetters).where(meant).limit(REFERRED_AT_MOST)
}

/** By the digits of its number or its tax number, for which there are indexes; with its country or without. */
async function registrationsNumbered(executor: Executor, keyword: string): Promise<string[]> {
  const key = referenceKey(keyword)
  const digits = key.replace(/\D/g, '')
  if (digits.length < DIGITS) return []
  const { id, registrationNumber, taxNumber } = registrations
  const rows = await executor
    .select({ id, registrationNumber, taxNumber })
    .from(registrations)
    .where(sql`${DIGITS_OF_NUMBER} = ${digits} or ${DIGITS_OF_TAX_NUMBER} = ${digits}`)
    .limit(REFERRED_AT_MOST)
  const isKey = (number: string | null) => {
    const own = referenceKey(number ?? '')
    return own === key || own.replace(/^[A-Z]{2}/, '') === key
  }
  return rows.flatMap((row) => (isKey(row.registrationNumber) || isKey(row.taxNumber) ? [row.id] : []))
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
