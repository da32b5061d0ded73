import { and, asc, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { declarationsToDo, evidenceToSend } from '#declarations/server/public.ts'
import { endingsToDo } from '#endings/server/public.ts'
import { documentsToRenew } from '#documents/server/public.ts'
import { linesToCorrect } from '#ledger/server/public.ts'
import { ordersToPay } from '#payments/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { opaque } from '#platform/server/opaque.ts'
import { preparedOnce } from '#platform/server/prepared.ts'
import { monthsToReport } from '#reports/server/public.ts'
import { mandatesToSign, renewalsDue, takeoversToAnswer } from '#registrations/server/public.ts'
import { noticesToAnswer, numbersToEnter, shopsToAuthorise } from '#shops/server/public.ts'
import { thresholdsToHandle } from '#thresholds/server/public.ts'
import { originalsToSend, stepsToDo, supplementsToSend } from '#work-orders/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { PendingMatterType } from '../contract.ts'
import { kindsOfType, typeOfKind, WEIGHTS } from '../matters.ts'

export type MatterFilter = {
  companyId: string
  /** In whose calendar an instant has its day. */
  timeZone: string
  today: Day
  /** Whether this portal connects accounts at Amazon at all. */
  connectsAmazon: boolean
  type?: PendingMatterType
  /** Only what is due by this day. */
  dueBy?: Day
  id?: string
  page: number
  pageSize: number
}

type Shape = Pick<MatterFilter, 'connectsAmazon' | 'type'> & { isDue: boolean; isOne: boolean }

/** What waits for a company, united from the modules' selects. */
const mattersOf = (executor: Executor, connectsAmazon: boolean, company: SQL) => {
  const today = sql.placeholder('today')
  return unionAll(
    // The first one gives the others their type: only its names may be in parts.
    declarationsToDo(executor, company),
    stepsToDo(executor, company),
    supplementsToSend(executor, company),
    originalsToSend(executor, company),
    ordersToPay(executor, company),
    numbersToEnter(executor, company),
    noticesToAnswer(executor, company),
    linesToCorrect(executor, company),
    thresholdsToHandle(executor, company),
    evidenceToSend(executor, company),
    documentsToRenew(executor, company, today),
    renewalsDue(executor, company, today),
    mandatesToSign(executor, company, today),
    takeoversToAnswer(executor, company),
    monthsToReport(executor, company, today),
    endingsToDo(executor, company),
    ...(connectsAmazon ? [shopsToAuthorise(executor, company, today)] : []),
  ).as('matters')
}
type Matters = ReturnType<typeof mattersOf>

/** By which day it is due. Takes `timeZone`. */
const dayOfMatter = ({ dueOn, dueTime }: Matters) =>
  sql`coalesce(${dueOn}, to_char(${dueTime} at time zone ${sql.placeholder('timeZone')}::text, 'YYYY-MM-DD'))`

const columnsOf = (matters: Matters) => ({
  id: matters.id,
  what: matters.what,
  kind: matters.kind,
  name: matters.name,
  dueOn: matters.dueOn,
  number: matters.number,
  recordId: matters.recordId,
  country: matters.country,
  subject: matters.subject,
  further: matters.further,
  amount: matters.amount,
  currency: matters.currency,
  dueTime: sql<Date | null>`${matters.dueTime}`.mapWith((value: string) => new Date(value)),
})

/**
 * The statement for one page of what waits for a company. It is planned once: the selects have their statuses in the text, so
 * that a plan for all companies can use partial indexes, and hide company and day from the planner.
 */
const matterStatement = preparedOnce((executor, { connectsAmazon, type, isDue, isOne }: Shape) => {
  const matters = mattersOf(executor, connectsAmazon, opaque(sql.placeholder('companyId')))
  const day = dayOfMatter(matters)
  return executor
    .select({
      ...columnsOf(matters),
      total: sql<number>`count(*) over ()`.mapWith(Number),
      payments: sql<number>`count(*) filter (where ${matters.kind} = 'PAYMENT') over ()`.mapWith(Number),
    })
    .from(matters)
    .where(
      and(
        type && isOfType(matters.kind, type),
        isDue ? sql`${day} <= ${sql.placeholder('dueBy')}` : undefined,
        isOne ? sql`${matters.id} = ${sql.placeholder('id')}` : undefined,
      ),
    )
    .orderBy(sql`${day} nulls last`, sql`${weightOf(matters.kind)} desc`, asc(matters.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('')
})

const OF = sql`of_company.its_id`

/** The same of many companies at once, each looked up as one is. */
const dueOfMany = preparedOnce((executor, connectsAmazon: boolean) => {
  const matters = mattersOf(executor, connectsAmazon, OF)
  return executor
    .select({ companyId: sql<string>`${OF}`, ...columnsOf(matters) })
    .from(sql`unnest(${sql.placeholder('companyIds')}::text[]) as of_company(its_id)`)
    .crossJoinLateral(matters)
    .where(sql`${dayOfMatter(matters)} <= ${sql.placeholder('dueBy')}`)
    .prepare('')
})

/** What waits for any of these companies and is due by a day. */
export const mattersDueOf = (
  executor: Executor,
  companyIds: readonly string[],
  { connectsAmazon, ...days }: Pick<MatterFilter, 'connectsAmazon' | 'timeZone' | 'today'> & { dueBy: Day },
) => dueOfMany(executor, connectsAmazon).execute({ companyIds: [...companyIds], ...days })

/** One page of what waits for a company; read when it is asked for, never stored. */
export async function pageOfMatters(executor: Executor, filter: MatterFilter) {
  const { companyId, connectsAmazon, timeZone, today, type, dueBy, id, page, pageSize } = filter
  const shape = { connectsAmazon, isDue: dueBy !== undefined, isOne: id !== undefined, ...(type && { type }) }
  const window = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await matterStatement(executor, shape).execute({
    companyId,
    timeZone,
    today,
    dueBy,
    id,
    ...window,
  })
  return { rows, total: rows[0]?.total ?? 0, payments: rows[0]?.payments ?? 0 }
}
export type MatterRow = Omit<Awaited<ReturnType<typeof pageOfMatters>>['rows'][number], 'total' | 'payments'>

type Kind = Parameters<typeof inArray>[0]

function isOfType(kind: Kind, type: PendingMatterType) {
  const { kinds, others } = kindsOfType(type)
  if (kinds.length === 0) return sql`false`
  return (others ? notInArray(kind, kinds) : inArray(kind, kinds)).inlineParams()
}

const WEIGHED = [
  'PAYMENT',
  'SUPPLEMENT',
  'SIGNATURE',
  'PAYMENT_OF_TAX',
  'SHOP_CONNECT',
  'SHOP_RENEW',
  'SHOP_NUMBER',
  'SHOP_NOTICE',
  'SHOP_MONTH',
  'LEDGER_LINE',
  'DOCUMENT_EXPIRES',
  'RENEWAL',
  'MANDATE',
  'TAKEOVER',
  'ENDING',
  'DECLARATION_CONFIRM',
  'DECLARATION_DATA',
  'DECLARATION_PAY',
  'TAX_EVIDENCE',
]

function weightOf(kind: Kind) {
  const cases = WEIGHED.map((name) => sql`when ${name}::text then ${WEIGHTS[typeOfKind(name)]}::int`)
  return sql`case ${kind} ${sql.join(cases, sql` `)} else ${WEIGHTS.FORM}::int end`.inlineParams()
}

/** Whether something still waits, until the same day or instant. */
export async function isStillWaiting(
  executor: Executor,
  { companyId, id, due }: { companyId: string; id: string; due: { day: Day } | { instant: string } },
): Promise<boolean> {
  const today = 'day' in due ? due.day : due.instant.slice(0, 10)
  const filter = { companyId, id, today, timeZone: 'UTC', connectsAmazon: true, page: 1, pageSize: 1 }
  const [row] = (await pageOfMatters(executor, filter)).rows
  if (!row) return false
  return 'day' in due ? row.dueOn === due.day : row.dueTime?.toISOString() === due.instant
}
