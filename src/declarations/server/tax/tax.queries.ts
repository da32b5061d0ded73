import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { COMPANY_NAMES } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { declarations, type DeclarationRow } from '../declarations.tables.ts'
import type { TaxPayee } from '../../tax/tax-payment.ts'
import { taxCredits } from '../tax-credits.tables.ts'
import { taxPayments, type TaxPaymentRow } from '../tax-payments.tables.ts'

type One = { companyId: string; id: string }

export async function findTaxPayment(
  executor: Executor,
  { companyId, id }: One,
): Promise<TaxPaymentRow | undefined> {
  const [row] = await executor
    .select()
    .from(taxPayments)
    .where(and(eq(taxPayments.companyId, companyId), eq(taxPayments.declarationId, id)))
  return row
}

type LastPayee = TaxPayee & { number: string }

/** By the id of a declaration: the payee that staff entered for the newest other period of the same number. */
export async function lastPayees(
  executor: Executor,
  rows: readonly Pick<DeclarationRow, 'companyId' | 'id' | 'registrationId' | 'country'>[],
): Promise<Map<string, LastPayee>> {
  if (rows.length === 0) return new Map()
  const asked = rows.map(({ companyId, id, registrationId, country }) => ({
    companyId,
    id,
    registrationId,
    country,
  }))
  const { rows: found } = await executor.execute<{ id: string; payee: TaxPayee; number: string }>(sql`
    select asked.id, last.payee, last.number
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked("companyId" text, id text, "registrationId" text, country text)
    cross join lateral (
      select ${taxPayments.payee}, ${declarations.number}
      from ${declarations}
      join ${taxPayments} on ${paymentOf}
      where ${declarations.companyId} = asked."companyId"
        and ${declarations.registrationId} = asked."registrationId"
        and ${declarations.country} = asked.country
        and ${declarations.id} <> asked.id
        and ${taxPayments.payee} is not null
      order by ${declarations.toDay} desc, ${declarations.id} desc
      limit 1
    ) last`)
  return new Map(found.map(({ id, payee, number }) => [id, { ...payee, number }]))
}

/** The declarations of a company in a country whose tax is, or was, to be paid; locked, always in one order. */
export async function lockTaxesOf(
  executor: Executor,
  of: { companyId: string; country: string; registrationId?: string | undefined },
): Promise<DeclarationRow[]> {
  const { companyId, country, registrationId } = of
  return executor
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        eq(declarations.country, country),
        inArray(declarations.status, ['FILED', 'ACCEPTED']),
        inArray(declarations.taxStatus, ['DUE', 'PROOF_SENT', 'PAID']),
        registrationId === undefined ? undefined : eq(declarations.registrationId, registrationId),
      ),
    )
    .orderBy(asc(declarations.id))
    .for('update')
}

export async function taxPaymentsOf(
  executor: Executor,
  companyId: string,
  ids: readonly string[],
): Promise<TaxPaymentRow[]> {
  if (ids.length === 0) return []
  return executor
    .select()
    .from(taxPayments)
    .where(and(eq(taxPayments.companyId, companyId), inArray(taxPayments.declarationId, [...ids])))
}

const TO_DO = sql`${taxPayments.openToDos} > 0`.inlineParams()
const shown = {
  declaration: declarations,
  payment: taxPayments,
  company: COMPANY_NAMES,
  number: registrations.registrationNumber,
}
const paymentOf = and(
  eq(taxPayments.companyId, declarations.companyId),
  eq(taxPayments.declarationId, declarations.id),
)
const registrationOf = and(
  eq(registrations.companyId, declarations.companyId),
  eq(registrations.id, declarations.registrationId),
)
const companyOf = eq(companies.id, declarations.companyId)

type Page = { scope: StaffScope; page: number; pageSize: number }

/** As its index has it. */
const withTax = (scope: StaffScope, taxStatus: 'DUE' | 'PROOF_SENT' | 'CREDIT'): SQL | undefined =>
  and(
    inScope(scope, declarations),
    eq(declarations.taxStatus, taxStatus).inlineParams(),
    sql`${declarations.taxStatus} in ('DUE', 'PROOF_SENT', 'CREDIT') and ${declarations.status} in ('FILED', 'ACCEPTED')`,
  )

/** How many proofs of payment wait to be matched. */
export async function countProofs(executor: Executor, scope: StaffScope): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(declarations)
    .where(withTax(scope, 'PROOF_SENT'))
  return row?.count ?? 0
}

/** Filed declarations of all companies by how their tax stands: what is due first comes first. */
export async function pageOfTaxes(
  executor: Executor,
  { taxStatus, scope, page, pageSize }: Page & { taxStatus: 'DUE' | 'PROOF_SENT' },
) {
  const where = withTax(scope, taxStatus)
  const order = [asc(declarations.payBy), asc(declarations.id)]
  const rows = await executor
    .select(shown)
    .from(declarations)
    .leftJoin(taxPayments, paymentOf)
    .leftJoin(companies, companyOf)
    .leftJoin(registrations, registrationOf)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows,
    total: await totalOf(executor, { from: declarations, where, order, page, pageSize }, rows.length),
  }
}

/** Credits of filed declarations of all companies that are still open. */
export async function pageOfCredits(executor: Executor, { scope, page, pageSize }: Page) {
  const where = withTax(scope, 'CREDIT')
  const order = [asc(declarations.payBy), asc(declarations.id)]
  const rows = await executor
    .select({ row: declarations, claim: taxCredits, company: companies.name })
    .from(declarations)
    .leftJoin(
      taxCredits,
      and(eq(taxCredits.companyId, declarations.companyId), eq(taxCredits.declarationId, declarations.id)),
    )
    .leftJoin(companies, companyOf)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows,
    total: await totalOf(executor, { from: declarations, where, order, page, pageSize }, rows.length),
  }
}

/** By its declaration. */
function paymentInScope(scope: StaffScope): SQL | undefined {
  const seen = inScope(scope, declarations)
  return seen && sql`exists (select from ${declarations} where ${paymentOf} and ${seen})`
}

/** The payments with differences that nobody has cleared, what changed longest ago first. */
export async function pageOfDifferences(executor: Executor, { scope, page, pageSize }: Page) {
  const where = and(TO_DO, paymentInScope(scope))
  const order = [asc(taxPayments.changedAt), asc(taxPayments.declarationId)]
  const rows = await executor
    .select(shown)
    .from(taxPayments)
    // Each payment has its declaration: joined this way, the page is cut before it.
    .leftJoin(declarations, paymentOf)
    .leftJoin(companies, companyOf)
    .leftJoin(registrations, registrationOf)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = { from: taxPayments, where, order, page, pageSize }
  const found = rows.flatMap(({ declaration, ...row }) =>
    declaration === null ? [] : [{ ...row, declaration }],
  )
  return { rows: found, total: await totalOf(executor, list, rows.length) }
}

/** The declarations whose payment, or claim to a credit, a file proves, and the last day of their period. */
export async function taxesProvenBy(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<{ number: string; on: string }[]> {
  const named = JSON.stringify([{ fileId }])
  const { rows } = await executor.execute<{ number: string; on: string }>(sql`
    select number, to_day::text as on from ${declarations}
    where company_id = ${companyId} and id in (
      select declaration_id from ${taxPayments} where company_id = ${companyId} and proofs @> ${named}::jsonb
      union all
      select declaration_id from ${taxCredits} where company_id = ${companyId} and evidence @> ${named}::jsonb
    )`)
  return rows
}

/** British registrations with tax that nobody has credited, and since when returns of theirs are waiting. */
export async function britishTaxesOwed(
  executor: Executor,
): Promise<{ companyId: string; registrationId: string; since: string }[]> {
  const { rows } = await executor.execute<{ company: string; registration: string; since: string }>(sql`
    select company_id as company, registration_id as registration, min(to_day)::text as since
    from ${declarations}
    where tax_status in ('DUE', 'PROOF_SENT') and status in ('FILED', 'ACCEPTED')
      and country = 'GB' and scheme = 'LOCAL' and kind = 'RETURN'
    group by company_id, registration_id order by since, company_id, registration_id`)
  return rows.map(({ company, registration, since }) => ({
    companyId: company,
    registrationId: registration,
    since,
  }))
}
