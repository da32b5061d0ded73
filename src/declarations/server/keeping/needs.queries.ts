import { and, eq, exists, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Days } from '#vat/calendar/keeping.ts'
import type { DeclarationScheme, TaxStatus } from '../../declaration.ts'
import { declarations } from '../declarations.tables.ts'
import { evidencePacks } from '../evidence-packs.tables.ts'
import { hmrcSubmissions } from '../hmrc.tables.ts'
import { taxPayments } from '../tax-payments.tables.ts'

const TAX_OPEN = ['DUE', 'PROOF_SENT', 'CREDIT'] as const satisfies readonly TaxStatus[]

const ofThis = (table: typeof taxPayments | typeof hmrcSubmissions | typeof evidencePacks) =>
  and(eq(table.companyId, declarations.companyId), eq(table.declarationId, declarations.id))

/**
 * Whether a declaration, also a correction, is not at its end: it is not accepted, its tax is not settled, a difference
 * of its payment waits for somebody, HMRC has not answered, or a pack of it is being made or can still be downloaded.
 */
export function isOpen(executor: Executor) {
  const differences = executor
    .select({ of: taxPayments.declarationId })
    .from(taxPayments)
    .where(and(ofThis(taxPayments), ne(taxPayments.openToDos, 0)))
  const unanswered = executor
    .select({ of: hmrcSubmissions.declarationId })
    .from(hmrcSubmissions)
    .where(and(ofThis(hmrcSubmissions), inArray(hmrcSubmissions.status, ['SENDING', 'UNCLEAR'])))
  const packs = executor
    .select({ of: evidencePacks.declarationId })
    .from(evidencePacks)
    .where(
      and(
        ofThis(evidencePacks),
        or(inArray(evidencePacks.status, ['WAITING', 'RUNNING']), isNotNull(evidencePacks.fileId)),
      ),
    )
  return or(
    ne(declarations.status, 'ACCEPTED'),
    inArray(declarations.taxStatus, TAX_OPEN),
    exists(differences),
    exists(unanswered),
    exists(packs),
  )
}

/** The declarations of a company that are not at their end. */
export function openDeclarationsOf(
  executor: Executor,
  companyId: string,
): Promise<(Days & { scheme: DeclarationScheme })[]> {
  return executor
    .select({ fromDay: declarations.fromDay, toDay: declarations.toDay, scheme: declarations.scheme })
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), isOpen(executor)))
}

/** The days and states of all that a company declares, or declared and that is kept. */
export function declaredDaysOf(
  executor: Executor,
  companyId: string,
): Promise<(Days & { country: string })[]> {
  return executor
    .selectDistinct({
      country: declarations.country,
      fromDay: declarations.fromDay,
      toDay: declarations.toDay,
    })
    .from(declarations)
    .where(eq(declarations.companyId, companyId))
}
