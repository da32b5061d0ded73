import type { Executor } from '#platform/server/database.ts'
import type { QuantityReport } from '../../boxes/prepared-return.ts'
import { inReportOrder } from '../../epr/entry.ts'
import { quantitiesOf } from '../../epr/quantities.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { numberOf } from '../figures.queries.ts'
import type { ReturnSources } from '../return-sources.ts'
import { entryFor, weightsOf } from './epr.queries.ts'

/** What was entered; else the goods that were sold and sent to the country, times what they weigh. */
export async function prepareQuantities(
  executor: Executor,
  sources: Pick<ReturnSources, 'unitsSold'>,
  row: DeclarationRow,
): Promise<QuantityReport | null> {
  const { stream, country, label, fromDay, toDay, currency } = row
  if (stream === null) return null
  const head = {
    kind: 'EPR',
    country,
    number: (await numberOf(executor, row)) ?? '',
    period: { name: label, from: fromDay, to: toDay },
    currency,
    stream,
    missingRates: [],
  } as const
  const entry = await entryFor(executor, row)
  if (!entry) return { ...head, source: 'SALES', entryId: null, ...(await counted(executor, sources, row)) }
  const lines = inReportOrder(stream, entry.lines)
  return { ...head, source: entry.source, entryId: entry.id, lines, goods: [], unweighed: [], unreadable: 0 }
}

async function counted(
  executor: Executor,
  sources: Pick<ReturnSources, 'unitsSold'>,
  { companyId, country, fromDay, toDay, stream }: DeclarationRow,
) {
  const sold = await sources.unitsSold(executor, { companyId, country, from: fromDay, to: toDay })
  const read = sold.filter(({ units }) => units > 0)
  const known = await weightsOf(executor, companyId, [...new Set(read.map(({ sku }) => sku))])
  const { goods, unweighed, sums } = quantitiesOf(stream ?? 'PACKAGING', read, known)
  return {
    lines: sums && [...sums].map(([category, milligrams]) => ({ category, milligrams })),
    goods,
    unweighed,
    unreadable: sold.reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}
