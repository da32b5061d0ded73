import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { Days } from '#reports/server/public.ts'
import type { DeclarationScheme, TaxStatus } from '../../declaration.ts'
import { declarations } from '../declarations.tables.ts'

const TAX_OPEN = ['DUE', 'PROOF_SENT', 'CREDIT'] as const satisfies readonly TaxStatus[]

/** The declarations of a company that are not at their end, also corrections: by filing or by payment. */
export function openDeclarationsOf(
  executor: Executor,
  companyId: string,
): Promise<(Days & { scheme: DeclarationScheme })[]> {
  return executor
    .select({ fromDay: declarations.fromDay, toDay: declarations.toDay, scheme: declarations.scheme })
    .from(declarations)
    .where(
      and(
        eq(declarations.companyId, companyId),
        or(ne(declarations.status, 'ACCEPTED'), inArray(declarations.taxStatus, TAX_OPEN)),
      ),
    )
}
