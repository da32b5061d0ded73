import type { Executor } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { requireImport, routesOfImport } from '#reports/server/public.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { couldBelong } from '../could-belong.ts'
import { declarationName } from '../declaration-name.ts'
import { placeOf } from '../period-title.ts'
import type { WithdrawalEffect } from '../withdrawal-contract.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { wholeDeclarationsWithin } from './figures.queries.ts'

const isFiled = ({ status }: DeclarationRow): boolean => status === 'FILED' || status === 'ACCEPTED'

/**
 * What withdrawing a file would reach. Of what was filed and corrected, the last correction stands.
 * @throws reports.import_not_found
 */
export async function withdrawalEffect(
  executor: Executor,
  { companyId, importId, lang }: { companyId: string; importId: string; lang: Lang },
): Promise<WithdrawalEffect> {
  const id = { companyId, id: importId }
  await requireImport(executor, id)
  const routes = await routesOfImport(executor, id)
  const months = [...new Set(routes.map(({ month }) => month))]
  const rows = routes.reduce((sum, route) => sum + route.rows, 0)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return { rows, months, open: [], filed: [] }
  const days = { from: `${first}-01`, to: lastDayOf(last) }
  const within = await wholeDeclarationsWithin(executor, companyId, days)
  const corrected = new Set(within.map(({ corrects }) => corrects))
  const reached = within.filter(
    (row) =>
      !corrected.has(row.id) &&
      routes.some(
        (route) =>
          row.fromDay.slice(0, 7) <= route.month &&
          route.month <= row.toDay.slice(0, 7) &&
          couldBelong(row, route),
      ),
  )
  const present = (row: DeclarationRow) => presentReached(row, lang)
  return {
    rows,
    months,
    open: reached.filter((row) => !isFiled(row)).map(present),
    filed: reached.filter(isFiled).map(present),
  }
}

function presentReached(row: DeclarationRow, lang: Lang): WithdrawalEffect['open'][number] {
  const { id, number, scheme, status } = row
  const of = declarationName([row.kind, row.stream, row.frequency, row.fromDay, row.toDay])[lang]
  const place = placeOf(row, lang)
  const name = place === null ? of : lang === 'zh' ? `${place}，${of}` : `${place}, ${of}`
  return { id, number, name, scheme, status }
}
