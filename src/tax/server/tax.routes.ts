import { answer, answerFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { calculateTax, exportCalculation, vatCountry, vatRates } from '../contract.ts'
import { calculateLines, type TaxWiring } from './calculate-tax.ts'
import { exportFile } from './export-calculation.ts'
import { describeCountry } from './vat-country.ts'
import { ratesInForce } from './vat-rates.ts'

/** The calculator and the rates that it reckons with. */
export function taxRoutes(deps: ServerDeps, wiring: TaxWiring): Route[] {
  return [
    answer(calculateTax, (context, { lines }) => calculateLines(deps, wiring, lines, context)),
    answerFile(exportCalculation, async (context, { lines, format }) => {
      const { lines: answers } = await calculateLines(deps, wiring, lines, context)
      return exportFile({ lines, answers, format }, { lang: context.lang, now: deps.clock.now() })
    }),
    answer(vatCountry, ({ lang }, { country }) => describeCountry(deps, country, lang)),
    answer(vatRates, (context, input) => ratesInForce(deps, input, context.lang)),
  ]
}
