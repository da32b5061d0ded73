import { and, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import type { DeclarationParts } from '../declaration-name.ts'
import { waitsSince } from '../silence.ts'
import { declarations } from './declarations.tables.ts'
import { nilToMake } from './turn.queries.ts'
import { taxCredits } from './tax-credits.tables.ts'
import { taxPayments } from './tax-payments.tables.ts'

/** What `declarationName` makes the name of: written out where it is shown, not for all that waits. */
const parts = sql`${declarations.kind}, ${declarations.stream}, ${declarations.frequency}, ${declarations.fromDay}, ${declarations.toDay}`
const named = sql<DeclarationParts>`jsonb_build_array(${parts})`
/** Whoever confirms is asked for an earlier day than the authority's, and reads both. */
const namedWithDue = sql<DeclarationParts>`jsonb_build_array(${parts}, ${declarations.dueOn})`

/** The registration of a declaration; with the company, so that few are read once instead of one for each row. */
const ofRegistration = and(
  eq(registrations.companyId, declarations.companyId),
  eq(registrations.id, declarations.registrationId),
)

/** Its records wait one after the other: reminders of one are none of the next. */
const ENDINGS = {
  DECLARATION_DATA: '_data',
  DECLARATION_CONFIRM: '_confirm',
  DECLARATION_PAY: '_pay',
} as const

const byStatus = (pay: string, confirm: string, data: string) =>
  sql<string>`case ${declarations.status} when 'AWAITING_CONFIRMATION' then ${confirm}::text when 'AWAITING_DATA' then ${data}::text else ${pay}::text end`.inlineParams()
const what = byStatus('DECLARATION_PAY', 'DECLARATION_CONFIRM', 'DECLARATION_DATA')
const ending = byStatus(ENDINGS.DECLARATION_PAY, ENDINGS.DECLARATION_CONFIRM, ENDINGS.DECLARATION_DATA)

/** The declaration that a matter is about. */
export const declarationOfMatter = (id: string): string => id.replace(/_(?:data|confirm|pay|evidence)$/, '')

/**
 * Declarations that wait for the seller: for reports, for the confirmation, for the tax. One of the selects that
 * `/pendingMatters/list` unites. What waits for a rate waits for nobody, a nil return that the seller stated for us. Of what is filed only the tax can wait, so that
 * the status alone says which of the three it is.
 */
export function declarationsToDo(executor: Executor, companyId: CompanyParam) {
  // Before filing there is no account to pay to; what the authority has credited is not asked for again.
  const isFiled = inArray(declarations.status, ['FILED', 'ACCEPTED']).inlineParams()
  const missing = sql`(${declarations.payable} - coalesce(${taxPayments.credited}, 0))`
  const owesTax = and(eq(declarations.taxStatus, 'DUE').inlineParams(), isFiled, sql`${missing} > 0`)
  const lacksData = and(
    eq(declarations.status, 'AWAITING_DATA').inlineParams(),
    not(nilToMake),
    sql`(${declarations.waitingFor} = '[]' or ${declarations.waitingFor} @> '[{"reason":"REPORT"}]' or ${declarations.waitingFor} @> '[{"reason":"ROWS"}]' or ${declarations.waitingFor} @> '[{"reason":"UNREAD"}]' or ${declarations.waitingFor} @> '[{"reason":"NOTHING_FOUND"}]' or ${declarations.waitingFor} @> '[{"reason":"WEIGHTS"}]' or ${declarations.waitingFor} @> '[{"reason":"PIECES"}]')`,
  )
  const toConfirm = eq(declarations.status, 'AWAITING_CONFIRMATION').inlineParams()
  return executor
    .select({
      id: sql<string>`${declarations.id} || (${ending})`.as('id'),
      what: what.as('what'),
      kind: what.as('kind'),
      name: sql<
        LocalText | DeclarationParts | null
      >`case when ${toConfirm} then ${namedWithDue} else ${named} end`.as('name'),
      dueOn: sql<
        string | null
      >`case when ${isFiled} then ${declarations.payBy}::text when ${toConfirm} then coalesce(${declarations.confirmBy}, ${declarations.dueOn})::text else ${declarations.dueOn}::text end`.as(
        'due_on',
      ),
      number: sql<string>`${declarations.number}`.as('number'),
      recordId: sql<string>`${declarations.id}`.as('record_id'),
      country: sql<string | null>`${declarations.country}`.as('country'),
      subject: sql<LocalText | null>`${registrations.productName}`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`case when ${isFiled} then ${missing} end`.as('amount'),
      currency: sql<string | null>`case when ${isFiled} then ${declarations.currency} end`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(declarations)
    .leftJoin(
      taxPayments,
      and(eq(taxPayments.companyId, declarations.companyId), eq(taxPayments.declarationId, declarations.id)),
    )
    .leftJoin(registrations, ofRegistration)
    .where(and(eq(declarations.companyId, companyId), or(owesTax, toConfirm, lacksData)))
}

/** Since which day the declarations of some companies wait for their confirmation, by their ids. */
export async function waitingSince(
  executor: Executor,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { id, country, statusSince, status } = declarations
  const rows = await executor
    .select({ id, country, statusSince })
    .from(declarations)
    .where(
      and(
        inArray(declarations.companyId, [...companyIds]),
        eq(status, 'AWAITING_CONFIRMATION').inlineParams(),
      ),
    )
  return new Map(rows.map((row) => [row.id, waitsSince(row.country, row.statusSince)]))
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
      name: sql<LocalText | DeclarationParts | null>`${named}`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`${declarations.number}`.as('number'),
      recordId: sql<string>`${declarations.id}`.as('record_id'),
      country: sql<string | null>`${declarations.country}`.as('country'),
      subject: sql<LocalText | null>`${registrations.productName}`.as('subject'),
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
    .leftJoin(registrations, ofRegistration)
    .where(
      and(
        eq(taxCredits.companyId, companyId),
        isNotNull(taxCredits.asked),
        eq(declarations.taxStatus, 'CREDIT').inlineParams(),
        not(answered),
      ),
    )
}
