import { type Fraction, rateBetween } from '#exchange-rates/rate-between.ts'
import { publishedRates } from '#exchange-rates/server/public.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { compareTurnover, type Comparison, type Convert, EDGE_DAYS } from '../compare-turnover.ts'
import { ownSums, openSums } from './own-sums.queries.ts'
import { statementOf } from './present-statement.ts'
import { keepComparison } from './statements.repository.ts'
import { statementsAwaitingRates, statementsWithin } from './statements.queries.ts'
import type { StatementRow } from './turnover.tables.ts'

export const COMPARE_JOB = 'turnover.compare'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

/** Compares the statements whose days touch some others: `{ companyId, from, to }`. */
export async function compareStatements(deps: Deps, payload: JobPayload): Promise<void> {
  const { from, to } = payload
  if (typeof from !== 'string' || typeof to !== 'string') return
  const companyId = String(payload['companyId'])
  const span = { companyId, from: addDays(from, -EDGE_DAYS), to: addDays(to, EDGE_DAYS) }
  for (const row of await statementsWithin(deps.db, span)) await compareOne(deps, row)
}

const AT_ONCE = 200

/** Those that could not be converted; rates arrive daily. */
export async function compareWaiting(deps: Deps): Promise<void> {
  for (const row of await statementsAwaitingRates(deps.db, AT_ONCE)) await compareOne(deps, row)
}

async function compareOne({ db, clock }: Deps, row: StatementRow): Promise<void> {
  const comparison = await comparisonOf(db, row)
  await keepComparison(db, row, { comparison, comparedAt: clock.now() })
}

async function comparisonOf(executor: Executor, row: StatementRow): Promise<Comparison> {
  const { companyId, fromDay, toDay } = row
  const span = { companyId, from: addDays(fromDay, -EDGE_DAYS), to: addDays(toDay, EDGE_DAYS) }
  const own = {
    sums: await ownSums(executor, span),
    open: await openSums(executor, { companyId, from: fromDay, to: toDay }),
  }
  const currencies = [...own.sums, ...own.open].map(({ currency }) => currency)
  return compareTurnover(
    statementOf(row),
    own,
    await converterFor(executor, span, [...new Set([...currencies, row.currency])]),
  )
}

const REFERENCE = { source: 'ECB', by: 'DAY' } as const

/** By the reference rate of the day. */
async function converterFor(
  executor: Executor,
  { from, to }: { from: Day; to: Day },
  currencies: readonly string[],
): Promise<Convert> {
  const rates = await publishedRates(executor, { from, to, currencies })
  return (units, one, other, day) => {
    const rate = rateBetween(one, other, { rule: REFERENCE, day }, rates)
    return 'currency' in rate ? null : inUnits(units, rate, exponentOf(other) - exponentOf(one))
  }
}

function inUnits(units: number, { over, under }: Fraction, exponent: number): number {
  const up = BigInt(units) * over * 10n ** BigInt(Math.max(0, exponent))
  const down = under * 10n ** BigInt(Math.max(0, -exponent))
  return Number((up + (up < 0n ? -down : down) / 2n) / down)
}
