import type { Executor } from '#platform/server/database.ts'
import { businessSales, totalsOf } from '#reports/server/public.ts'
import type { Treatment } from '#reports/totals.ts'
import { publishedNames } from '#tax-numbers/server/public.ts'
import { placesOf } from '../../boxes/entries.ts'
import type { PreparedReturn } from '../../boxes/prepared-return.ts'
import type { Invoices } from '../../files/declaration-file.ts'
import type { InvoiceLine } from '../../files/invoice-line.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { groupsOf } from '../epr/groups.queries.ts'
import { conversionFor } from '../prepare-declaration.ts'

/** Poland's register has a row for each invoice to a business; they are read as the file is written, some thousand at a time. */
export async function invoicesBehind(
  executor: Executor,
  prepared: PreparedReturn,
  row: DeclarationRow,
): Promise<Invoices | null> {
  if (prepared.kind !== 'NATIONAL' || prepared.country !== 'PL' || row.kind !== 'RETURN') return null
  const { companyId, fromDay, toDay } = row
  const months = { companyId, from: fromDay.slice(0, 7), to: toDay.slice(0, 7) }
  const totals = await totalsOf(executor, months)
  return {
    of: (month) => invoicesIn(executor, { companyId, month }),
    conversion: await conversionFor(executor, row, { totals, ledger: [] }),
  }
}

const isPolish = (treatment: Treatment): boolean =>
  placesOf(treatment).some(({ country }) => country === 'PL')

async function* invoicesIn(
  executor: Executor,
  { companyId, month }: { companyId: string; month: string },
): AsyncGenerator<InvoiceLine> {
  for await (const lines of businessSales(executor, { companyId, month, isWanted: isPolish })) {
    const names = await publishedNames(executor, [...new Set(lines.map(({ buyerNumber }) => buyerNumber))])
    const groups = await groupsOf(executor, {
      companyId,
      month,
      skus: [...new Set(lines.map(({ sku }) => sku))],
    })
    for (const { sku, ...line } of lines)
      yield { ...line, group: groups.get(sku) ?? null, buyerName: names.get(line.buyerNumber) ?? null }
  }
}
