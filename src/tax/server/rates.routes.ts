import { staffOf } from '#platform/server/http/call-context.ts'
import { answer, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addRate, listAddedRates, withdrawRate } from '../staff-contract.ts'
import { addOneRate } from './rates-add.ts'
import { listRates } from './rates-list.ts'
import { withdrawOneRate } from './rates-withdraw.ts'

/** The staff's calls about VAT rates. */
export function ratesRoutes(deps: ServerDeps): Route[] {
  return [
    answer(listAddedRates, (_context, input) => listRates(deps, input)),
    answer(addRate, (context, input) =>
      addOneRate(deps, input, { staff: staffOf(context), address: context.ip }),
    ),
    answer(withdrawRate, (context, input) =>
      withdrawOneRate(deps, input, { staff: staffOf(context), address: context.ip }),
    ),
  ]
}
