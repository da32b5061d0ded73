import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { enterExchangeRates, exchangeRateSources, listExchangeRates } from '../staff/contract.ts'
import { enterRates } from './enter-rates.ts'
import { pageOfOfficialRates } from './exchange-rates.queries.ts'
import { describeSources, presentRate } from './present-rate.ts'

/** The staff's calls about the rates by which states convert. */
export function exchangeRatesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listExchangeRates, async (_context, { source, month, page, pageSize }) => {
      const { records, total } = await pageOfOfficialRates(deps.db, { source, month, page, pageSize })
      return { records: records.map(presentRate), total, page, pageSize }
    }),
    handle(exchangeRateSources, () => describeSources(deps)),
    handle(enterExchangeRates, (context, input) =>
      enterRates(deps, input, { staff: staffOf(context), address: context.ip }),
    ),
  ]
}
