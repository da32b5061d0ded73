import { sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { vatCountry, vatRates } from '../contract.ts'
import { addRate, listAddedRates, withdrawRate } from '../staff/contract.ts'
import { addOneRate } from './add-rate.ts'
import { listRates } from './list-rates.ts'
import { describeCountry } from './vat-country.ts'
import { type DeclarationPort, ratesAndBoxes, ratesInForce } from './vat-rates.ts'
import { withdrawOneRate } from './withdraw-rate.ts'

/** VAT by country for everybody, and the staff's calls about rates. */
export function vatRoutes(deps: ServerDeps, port: DeclarationPort): Route[] {
  return [
    handle(vatCountry, ({ lang }, { country }) => describeCountry(deps, country, lang)),
    handle(vatRates, (context, { id, ...input }) =>
      id === undefined
        ? ratesInForce(deps, input, context.lang)
        : ratesAndBoxes(deps, port, { companyId: sellerOf(context).companyId, id, lang: context.lang }),
    ),
    handle(listAddedRates, (_context, input) => listRates(deps, input)),
    handle(addRate, (context, input) =>
      addOneRate(
        deps,
        { ...input, id: idOfRequest('rt', context) },
        { staff: staffOf(context), address: context.ip },
      ),
    ),
    handle(withdrawRate, (context, input) =>
      withdrawOneRate(deps, input, { staff: staffOf(context), address: context.ip }),
    ),
  ]
}
