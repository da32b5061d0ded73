import type { Executor } from '#platform/server/database.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { presentComparison } from './compare-periods.ts'
import { presentEcoFees } from './present-eco-fees.ts'
import { dutyOf, entryFor } from './epr.queries.ts'

/** Where the quantities of a report come from, and what is known of when it is due; null for other declarations. */
export async function presentQuantities(
  executor: Executor,
  row: DeclarationRow,
): Promise<DeclarationDetail['quantities']> {
  if (row.stream === null) return null
  const [entry, duty] = [await entryFor(executor, row), await dutyOf(executor, row)]
  return {
    source: entry?.source ?? 'SALES',
    entry: entry
      ? { by: entry.enteredByName, at: entry.enteredAt.toISOString(), fileName: entry.fileName }
      : null,
    duty: duty
      ? {
          rhythm: duty.rhythm,
          dueMonths: duty.dueMonths,
          dueDay: duty.dueDay,
          source: duty.source,
          by: duty.enteredByName,
          at: duty.enteredAt.toISOString(),
        }
      : null,
    comparison: await presentComparison(executor, row, row.stream),
    ecoFees: await presentEcoFees(executor, row, row.stream),
  }
}
