import { and, asc, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { COMPANY_NAMES } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import type { WorkOrderStatus } from '#work-orders/states.ts'
import { workOrders } from '#work-orders/server/work-orders.tables.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope, workOrderInScope } from '#staff/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { LetterState } from '../letter-moves.ts'
import type { OpenPost } from '../open-post.ts'
import {
  authorityLetterHistory,
  authorityLetters,
  type LetterHistoryRow,
  type LetterRow,
} from './letters.tables.ts'
import { lettersCalled } from './post-search.queries.ts'

/** The service that a letter is about: of its number, or else of its work order. */
const SERVICE = {
  product: sql<LocalText | null>`coalesce(${registrations.productName}, ${workOrders.productName})`,
  // As a column, it would make a service without a number none at all.
  number: sql<string | null>`${registrations.registrationNumber}`,
}
const IS_ABOUT = and(
  eq(registrations.companyId, authorityLetters.companyId),
  eq(registrations.id, authorityLetters.registrationId),
)
export type LetterService = { product: LocalText | null; number: string | null }

const shown = {
  letter: authorityLetters,
  company: COMPANY_NAMES,
  number: workOrders.number,
  work: { revision: workOrders.revision, status: workOrders.status },
  service: SERVICE,
}
export type NamedLetter = {
  letter: LetterRow
  company: { name: string; nameOriginal: string | null } | null
  number: string | null
  work: { revision: number; status: WorkOrderStatus } | null
  service: LetterService
}

const named = (executor: Executor) =>
  executor
    .select(shown)
    .from(authorityLetters)
    .leftJoin(companies, eq(companies.id, authorityLetters.companyId))
    .leftJoin(workOrders, eq(workOrders.id, authorityLetters.workOrderId))
    .leftJoin(registrations, IS_ABOUT)

/** One page of a state, or of what a keyword names, or of a company or work order. */
export async function pageOfLetters(
  executor: Executor,
  filter: {
    state: LetterState
    keyword?: string | undefined
    companyId?: string | undefined
    workOrderId?: string | undefined
    scope: StaffScope
    page: number
    pageSize: number
  },
): Promise<{ rows: NamedLetter[]; total: number }> {
  const { state, keyword, companyId, workOrderId, scope, page, pageSize } = filter
  const isOfAny = Boolean(keyword || companyId || workOrderId)
  const where = and(
    keyword ? await lettersCalled(executor, keyword) : undefined,
    companyId ? eq(authorityLetters.companyId, companyId) : undefined,
    workOrderId ? eq(authorityLetters.workOrderId, workOrderId) : undefined,
    isOfAny ? undefined : eq(authorityLetters.state, state),
    letterInScope(scope),
  )
  const order = workOrderId ? OPEN_FIRST : isOfAny ? NEWEST : OF_STATE[state]
  const rows = await named(executor)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: authorityLetters, where, order, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

const NEWEST = [desc(authorityLetters.createdAt), desc(authorityLetters.id)]
/** Of new ones, which nobody has changed, the order in which they came: the latest first. */
const LAST_CHANGED = [desc(authorityLetters.changedAt), desc(authorityLetters.id)]
const OF_STATE: Record<LetterState, SQL[]> = {
  NEW: LAST_CHANGED,
  SORTED: [asc(authorityLetters.replyBy), asc(authorityLetters.createdAt), asc(authorityLetters.id)],
  ANSWERED: LAST_CHANGED,
  NO_REPLY: LAST_CHANGED,
}
const IS_OPEN = inArray(authorityLetters.state, ['NEW', 'SORTED'])
/** First what is to be answered, by its day. */
const OPEN_FIRST = [
  desc(IS_OPEN),
  sql`case when ${IS_OPEN} then ${authorityLetters.replyBy} end asc nulls last`,
  ...NEWEST,
]

/** Of its country, or that of its work order; one of none yet is seen by whoever uploaded it, and by those who see all. */
export function letterInScope(scope: StaffScope): SQL | undefined {
  if (scope === 'all') return undefined
  const { country, companyId, workOrderId, uploadedById } = authorityLetters
  const ofWork = sql`(select work.country from ${workOrders} as work where work.id = ${workOrderId})`
  return or(
    inScope(scope, { country: sql`coalesce(${country}, ${ofWork})`, companyId }),
    workOrderInScope(scope, workOrderId),
    scope.assignedTo === null ? undefined : eq(uploadedById, scope.assignedTo),
  )
}

/** How many wait in each open state, counted to a limit. */
export async function countOpenLetters(
  executor: Executor,
  { limit, scope }: { limit: number; scope: StaffScope },
): Promise<{ NEW: number; SORTED: number }> {
  const seen = letterInScope(scope) ?? sql`true`
  const counted = (state: LetterState) =>
    sql`(select count(*)::int from (select from ${authorityLetters} where ${authorityLetters.state} = ${state} and ${seen} limit ${limit}) as few)`
  const { rows } = await executor.execute<{ fresh: number; sorted: number }>(
    sql`select ${counted('NEW')} as fresh, ${counted('SORTED')} as sorted`,
  )
  return { NEW: rows[0]?.fresh ?? 0, SORTED: rows[0]?.sorted ?? 0 }
}

export async function findLetter(executor: Executor, id: string): Promise<NamedLetter | undefined> {
  const [row] = await named(executor).where(eq(authorityLetters.id, id))
  return row
}

/** The first letter with the same bytes. */
export async function letterWithSameFile(
  executor: Executor,
  { id, sha256 }: Pick<LetterRow, 'id' | 'sha256'>,
): Promise<LetterRow | undefined> {
  const [row] = await executor
    .select()
    .from(authorityLetters)
    .where(and(eq(authorityLetters.sha256, sha256), ne(authorityLetters.id, id)))
    .orderBy(asc(authorityLetters.createdAt))
    .limit(1)
  return row
}

/** What happened to a letter behind some revision, the latest first. */
export function historyOfLetter(
  executor: Executor,
  letterId: string,
  after = 0,
): Promise<LetterHistoryRow[]> {
  return executor
    .select()
    .from(authorityLetterHistory)
    .where(and(eq(authorityLetterHistory.letterId, letterId), gt(authorityLetterHistory.revision, after)))
    .orderBy(desc(authorityLetterHistory.revision))
}

/** To which company a work order or a registration belongs. */
export async function companyOfWorkOrder(executor: Executor, id: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ companyId: workOrders.companyId })
    .from(workOrders)
    .where(eq(workOrders.id, id))
  return row?.companyId
}

export async function companyOfRegistration(executor: Executor, id: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ companyId: registrations.companyId })
    .from(registrations)
    .where(eq(registrations.id, id))
  return row?.companyId
}

/** The letters that a file of a company is. */
export function lettersWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; on: string }[]> {
  return executor
    .select({
      number: sql<string>`coalesce(${authorityLetters.reference}, ${authorityLetters.authority})`,
      on: authorityLetters.received,
    })
    .from(authorityLetters)
    .where(and(eq(authorityLetters.companyId, companyId), eq(authorityLetters.fileId, fileId)))
}

const LAST_EXTENDED = sql<Day | null>`(select earlier_day::text from ${authorityLetterHistory} as history
  where history.letter_id = ${authorityLetters.id} and history.action = 'extended' order by history.revision desc limit 1)`

export type ShownLetter = {
  letter: LetterRow
  extendedFrom: Day | null
  number: string | null
  service: LetterService
}

/** The letters that a company sees, of all its work or of one work order: first what is to be answered, by its day. */
export async function pageOfShown(
  executor: Executor,
  about: { companyId: string; workOrderId: string | undefined; page: number; pageSize: number },
): Promise<{ rows: ShownLetter[]; total: number }> {
  const { page, pageSize } = about
  const where = and(
    about.workOrderId === undefined ? undefined : eq(authorityLetters.workOrderId, about.workOrderId),
    eq(authorityLetters.companyId, about.companyId),
    eq(authorityLetters.visibleToSeller, true),
  )
  const rows = await executor
    .select({
      letter: authorityLetters,
      extendedFrom: LAST_EXTENDED,
      number: workOrders.number,
      service: SERVICE,
    })
    .from(authorityLetters)
    .leftJoin(workOrders, eq(workOrders.id, authorityLetters.workOrderId))
    .leftJoin(registrations, IS_ABOUT)
    .where(where)
    .orderBy(...OPEN_FIRST)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: authorityLetters, where, order: OPEN_FIRST, page, pageSize }
  return { rows, total: await totalOf(executor, list, rows.length) }
}

/**
 * Since when a letter is open about its work order: before it was put there, or opened again, whoever looks after that knew
 * of none.
 */
const SINCE_ON_ORDER = sql<Date | null>`max(coalesce((select max(history.at) from ${authorityLetterHistory} as history
  where history.letter_id = ${authorityLetters.id}
    and (history.action = 'reopened' or 'workOrderId' = any(history.changed))), ${authorityLetters.createdAt}))`

/** The earliest day by which an open letter about a work order must be answered, and since when the last one is one of its. */
export async function openLettersOf(executor: Executor, workOrderId: string): Promise<OpenPost> {
  const { state, replyBy, createdAt } = authorityLetters
  const [row] = await executor
    .select({ day: sql<Day | null>`min(${replyBy})`, since: SINCE_ON_ORDER.mapWith(createdAt) })
    .from(authorityLetters)
    .where(and(eq(authorityLetters.workOrderId, workOrderId), inArray(state, ['NEW', 'SORTED'])))
  return row ?? { day: null, since: null }
}
