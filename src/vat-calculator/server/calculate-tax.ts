import type { CallContext } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { CalculatedTax } from '../contract.ts'
import { calculate } from '../calculate.ts'
import { type Line, MOST_LINES } from '../columns.ts'
import { totalsByCountry, totalsOf } from '../totals.ts'
import { presentLine } from './present-line.ts'
import { addedRates } from '#vat/server/public.ts'
import { calculatorRefusals } from './calculator.errors.ts'

export type TaxWiring = {
  /** Whose tries are counted together: an address, or the network assigned to one person. */
  networkOf(address: string): string
}

/** Enough for a visitor to try things out; for more, people sign in. */
const VISITOR_TRIES_AN_HOUR = 120
const SELLER_TRIES_AN_HOUR = 1200

/** Checks the caller's rate limit, then calculates every line. @throws tax.too_many_lines, limits.too_many_tries */
export async function calculateLines(
  deps: ServerDeps,
  wiring: TaxWiring,
  lines: readonly Line[],
  context: CallContext,
): Promise<CalculatedTax> {
  if (lines.length > MOST_LINES)
    throw calculatorRefusals.too_many_lines({ params: { most: MOST_LINES, lines: lines.length } })
  await countTry(deps, wiring, context)
  const calculated = calculate(lines, await addedRates(deps))
  return {
    lines: calculated.map((line, index) => presentLine(line, index + 1, context.lang)),
    totals: totalsOf(calculated),
    byCountry: totalsByCountry(calculated),
  }
}

function countTry(deps: ServerDeps, { networkOf }: TaxWiring, { principal, ip }: CallContext): Promise<void> {
  return principal.kind === 'seller'
    ? deps.limits.count({
        key: `tax:${principal.companyId}`,
        limit: SELLER_TRIES_AN_HOUR,
        windowMinutes: 60,
      })
    : deps.limits.count({ key: `tax:${networkOf(ip)}`, limit: VISITOR_TRIES_AN_HOUR, windowMinutes: 60 })
}
