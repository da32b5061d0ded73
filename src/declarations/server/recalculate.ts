import type { JobPayload } from '#platform/server/jobs.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { calculateDeclaration } from './calculate-declaration.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import {
  companiesAwaitingRates,
  companiesDeclaring,
  declarationsOfNothing,
  declarationsWithin,
  openYears,
} from './figures.queries.ts'
import { requestOne } from './request-one.ts'
import type { CalculationDeps } from './return-sources.ts'

export const RECALCULATE_JOB = 'declarations.recalculate'

/** Requests that the declarations of a company from a day on are calculated, once for all requests that wait. */
export function requestCalculation(
  tx: Transaction,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  { companyId, from, note = '' }: { companyId: string; from: Day; note?: string },
): Promise<void> {
  return jobs.add(
    tx,
    RECALCULATE_JOB,
    { companyId, from, note },
    { key: `${RECALCULATE_JOB}:${companyId}:${from}${note && `:${note}`}` },
  )
}

/** What was declared for a period, or no longer is, changes what is left to pay for its year. */
export async function requestYear(
  tx: Transaction,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  row: DeclarationRow,
): Promise<void> {
  if (row.kind !== 'RETURN') return
  const { companyId } = row
  for (const { id } of await openYears(tx, row)) await requestOne(tx, { jobs }, { companyId, id })
}

/** A quarter that is open corrects those that were filed before it, so that late rows reach into it. */
const LAST_DAY = '9999-12-31'

/** Calculates the declarations of a company that some days reach. One that fails does not hold up the others. */
export async function recalculate(deps: CalculationDeps, payload: JobPayload): Promise<void> {
  const companyId = String(payload['companyId'])
  const rows = await declarationsWithin(deps.db, companyId, { from: String(payload['from']), to: LAST_DAY })
  await calculateEach(deps, rows, payload)
}

/**
 * A file that is not read yet holds up what would be nil, and no longer once it is: whatever its days, and also where it
 * had none.
 */
export async function recalculateNothing(deps: CalculationDeps, payload: JobPayload): Promise<void> {
  const { from = null } = payload
  const rows = await declarationsOfNothing(deps.db, String(payload['companyId']))
  // Those that the days of a file reach are calculated with the others.
  const others = rows.filter(
    ({ toDay, waitingFor }) =>
      from === null || (toDay < String(from) && waitingFor.some(({ reason }) => reason === 'UNREAD')),
  )
  await calculateEach(deps, others, payload)
}

async function calculateEach(
  deps: CalculationDeps,
  rows: readonly Pick<DeclarationRow, 'id'>[],
  payload: JobPayload,
): Promise<void> {
  const companyId = String(payload['companyId'])
  // Why the figures are others now, where that is known.
  const note = typeof payload['note'] === 'string' ? payload['note'] : ''
  const failed: string[] = []
  for (const { id } of rows)
    await calculateDeclaration(deps, { companyId, id, by: PORTAL, ...(note && { note }) }).catch(
      (error: Error) => {
        deps.log.warn({ declaration: id, err: error.message }, 'declaration could not be calculated')
        failed.push(id)
      },
    )
  if (failed.length > 0) throw new Error(`${failed.length} declarations could not be calculated`)
}

/** Tries again what waits for a rate, which may have been published. */
export async function recalculateWaiting(deps: CalculationDeps): Promise<void> {
  for (const { companyId, from } of await companiesAwaitingRates(deps.db))
    await recalculate(deps, { companyId, from })
}

/** A rate was corrected: what is not filed is calculated again, what was filed gets a correction. */
export async function recalculateCorrected(deps: CalculationDeps, payload: JobPayload): Promise<void> {
  const from = String(payload['from'])
  const note = typeof payload['note'] === 'string' ? payload['note'] : ''
  const asked = { country: String(payload['country']), from }
  for (const companyId of await companiesDeclaring(deps.db, asked))
    await deps.db.transaction((tx) => requestCalculation(tx, deps, { companyId, from, note }))
}
