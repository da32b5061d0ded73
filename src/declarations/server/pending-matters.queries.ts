import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { STREAM_NAMES } from '../epr/category-names.ts'
import { KIND_NAMES } from '../names.ts'
import { declarations } from './declarations.tables.ts'
import { periodTextIn } from './period-text.queries.ts'
import { taxCredits } from './tax-credits.tables.ts'
import { taxPayments } from './tax-payments.tables.ts'

const nameIn = (lang: keyof LocalText) =>
  sql.join(
    Object.entries(KIND_NAMES).map(([kind, name]) => sql`when ${kind}::text then ${name[lang]}::text`),
    sql` `,
  )
const streamIn = (lang: keyof LocalText) =>
  sql.join(
    Object.entries(STREAM_NAMES).map(([stream, name]) => sql`when ${stream}::text then ${name[lang]}::text`),
    sql` `,
  )
const nameOf = (lang: Lang) =>
  sql`coalesce(case ${declarations.stream} ${streamIn(lang)} end, case ${declarations.kind} ${nameIn(lang)} end)`
const period = (lang: Lang) => periodTextIn(sql`${declarations.label}`, lang)
const named = sql`jsonb_build_object(
  'en', ${nameOf('en')} || ' ' || (${period('en')}),
  'zh', (${period('zh')}) || ${nameOf('zh')})`.inlineParams()

/** Its records wait one after the other: reminders of one are none of the next. */
const ENDINGS = {
  DECLARATION_DATA: '_data',
  DECLARATION_CONFIRM: '_confirm',
  DECLARATION_PAY: '_pay',
} as const

/** The declaration that a matter is about. */
export const declarationOfMatter = (id: string): string => id.replace(/_(?:data|confirm|pay|evidence)$/, '')

/**
 * Declarations that wait for the seller: for reports, for the confirmation, for the tax. One of the selects that
 * `/pendingMatters/list` unites. What waits for a rate waits for nobody.
 */
export function declarationsToDo(executor: Executor, companyId: CompanyParam) {
  // Before filing there is no account to pay to; what the authority has credited is not asked for again.
  const missing = sql`(${declarations.payable} - coalesce(${taxPayments.credited}, 0))`
  const owesTax =
    sql`(${declarations.taxStatus} = 'DUE' and ${declarations.status} in ('FILED', 'ACCEPTED') and ${missing} > 0)`.inlineParams()
  const lacksData = and(
    eq(declarations.status, 'AWAITING_DATA').inlineParams(),
    sql`(${declarations.waitingFor} = '[]' or ${declarations.waitingFor} @> '[{"reason":"REPORT"}]' or ${declarations.waitingFor} @> '[{"reason":"NOTHING_FOUND"}]' or ${declarations.waitingFor} @> '[{"reason":"WEIGHTS"}]' or ${declarations.waitingFor} @> '[{"reason":"PIECES"}]')`,
  )
  const toConfirm = eq(declarations.status, 'AWAITING_CONFIRMATION').inlineParams()
  const what = sql<string>`case when ${owesTax} then 'DECLARATION_PAY' when ${toConfirm} then 'DECLARATION_CONFIRM' else 'DECLARATION_DATA' end`
  const ending =
    sql`case when ${owesTax} then ${ENDINGS.DECLARATION_PAY} when ${toConfirm} then ${ENDINGS.DECLARATION_CONFIRM} else ${ENDINGS.DECLARATION_DATA} end`.inlineParams()
  return executor
    .select({
      id: sql<string>`${declarations.id} || (${ending})`.as('id'),
      what: what.as('what'),
      kind: what.as('kind'),
      name: sql<LocalText | null>`${named}`.as('name'),
      dueOn: sql<
        string | null
      >`case when ${owesTax} then ${declarations.payBy}::text else ${declarations.dueOn}::text end`.as(
        'due_on',
      ),
      number: sql<string>`${declarations.number}`.as('number'),
      recordId: sql<string>`${declarations.id}`.as('record_id'),
      country: sql<string | null>`${declarations.country}`.as('country'),
      subject: sql<LocalText>`coalesce(${registrations.productName}, ${named})`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`case when ${owesTax} then ${missing} end`.as('amount'),
      currency: sql<string | null>`case when ${owesTax} then ${declarations.currency} end`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(declarations)
    .leftJoin(
      taxPayments,
      and(eq(taxPayments.companyId, declarations.companyId), eq(taxPayments.declarationId, declarations.id)),
    )
    .leftJoin(registrations, eq(registrations.id, declarations.registrationId))
    .where(and(eq(declarations.companyId, companyId), or(owesTax, toConfirm, lacksData)))
}

/** Credits for which the authority wants to see something that the seller has not sent since. */
export function evidenceToSend(executor: Executor, companyId: CompanyParam) {
  const answered = sql`exists (select from jsonb_array_elements(${taxCredits.evidence}) one
    where ${taxCredits.askedAt} is null or (one ->> 'sentAt')::timestamptz >= ${taxCredits.askedAt})`
  return executor
    .select({
      id: sql<string>`${declarations.id} || '_evidence'`.as('id'),
      what: sql<string>`'TAX_EVIDENCE'`.as('what'),
      kind: sql<string>`'TAX_EVIDENCE'`.as('kind'),
      name: sql<LocalText | null>`${named}`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`${declarations.number}`.as('number'),
      recordId: sql<string>`${declarations.id}`.as('record_id'),
      country: sql<string | null>`${declarations.country}`.as('country'),
      subject: sql<LocalText>`coalesce(${registrations.productName}, ${named})`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`-${declarations.payable}`.as('amount'),
      currency: sql<string | null>`${declarations.currency}`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(taxCredits)
    .innerJoin(
      declarations,
      and(eq(declarations.companyId, taxCredits.companyId), eq(declarations.id, taxCredits.declarationId)),
    )
    .leftJoin(registrations, eq(registrations.id, declarations.registrationId))
    .where(
      and(
        eq(taxCredits.companyId, companyId),
        isNotNull(taxCredits.asked),
        eq(declarations.taxStatus, 'CREDIT').inlineParams(),
        not(answered),
      ),
    )
}
