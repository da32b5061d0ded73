import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { calculateTax, exportCalculation } from '../contract.ts'
import { calculateLines, type TaxWiring } from './calculate-tax.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { exportFile } from './export-calculation.ts'

/** The calculator: lines in, VAT out; as JSON or as a file. */
export function calculatorRoutes(deps: ServerDeps, wiring: TaxWiring): Route[] {
  return [
    handle(calculateTax, (context, { lines }) => calculateLines(deps, wiring, lines, context)),
    handleFile(exportCalculation, async (context, { lines, format }) => {
      const { lines: answers } = await calculateLines(deps, wiring, lines, context)
      const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
      return exportFile({ lines, answers, format }, { lang: context.lang, today })
    }),
  ]
}
