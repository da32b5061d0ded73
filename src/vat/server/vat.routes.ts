import { staffOf } from '#platform/server/http/call-context.ts'
import { answer, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { vatCountry, vatRates } from '../contract.ts'
import { addRate, listAddedRates, withdrawRate } from '../staff/contract.ts'
import { addOneRate } from './add-rate.ts'
import { listRates } from './list-rates.ts'
import { describeCountry } from './vat-country.ts'
import { ratesInForce } from './vat-rates.ts'
import { withdrawOneRate } from './withdraw-rate.ts'

/** VAT by country for everybody, and the staff's calls about its rates. */
export function vatRoutes(deps: ServerDeps): Route[] {
  return [
    answer(vatCountry, ({ lang }, { country }) => describeCountry(deps, country, lang)),
    answer(vatRates, (context, input) => ratesInForce(deps, input, context.lang)),
    answer(listAddedRates, (_context, input) => listRates(deps, input)),
    answer(addRate, (context, input) =>
      addOneRate(deps, input, { staff: staffOf(context), address: context.ip }),
    ),
    answer(withdrawRate, (context, input) =>
      withdrawOneRate(deps, input, { staff: staffOf(context), address: context.ip }),
    ),
  ]
}
