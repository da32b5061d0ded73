import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { companiesWithSales } from '#reports/server/public.ts'
import { thresholdStates } from '../monitor.ts'
import { type ThresholdState, yearOf } from '../threshold.ts'
import { nameOfLimit, thresholdsMessages } from './thresholds.messages.ts'
import { type CrossedRow, keepCrossed } from './thresholds.repository.ts'
import { watchedCompany } from './watched-company.ts'

type WatchDeps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config'>

/**
 * Tells every company of the limits that it came near to, or crossed, once a year each; what it has to do about those that
 * are crossed waits for it.
 * @returns how many limits are near or crossed
 */
export async function watchThresholds(deps: WatchDeps): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let told = 0
  for (const companyId of await companiesWithSales(deps.db, `${yearOf(today) - 1}-01`))
    told += await watchCompany(deps, companyId, today)
  return told
}

async function watchCompany(deps: WatchDeps, companyId: string, today: string): Promise<number> {
  const watched = await watchedCompany(deps.db, companyId, today)
  if (!watched) return 0
  const states = thresholdStates(watched).filter(({ level, settled }) => !settled && isTold(level))
  await deps.db.transaction(async (tx) => {
    for (const { kind: limit, country, level } of states)
      await notify(tx, deps, {
        companyId,
        kind: level === 'CROSSED' ? thresholdsMessages.crossed : thresholdsMessages.near,
        params: { limit, country },
        once: `threshold ${limit} ${country} ${level} ${yearOf(today)}`,
      })
    const notedAt = deps.clock.now()
    await keepCrossed(
      tx,
      companyId,
      states.flatMap((state) => toHandle(state, { companyId, notedAt })),
    )
  })
  return states.length
}

const isTold = (level: ThresholdState['level']): boolean => level === 'CROSSED' || level === 'NEAR'

/** A to-do is something that one can do: a limit without a service for it is told, and shown. */
function toHandle(
  { kind, country, level, since, serviceCode }: ThresholdState,
  row: Pick<CrossedRow, 'companyId' | 'notedAt'>,
): CrossedRow[] {
  if (level !== 'CROSSED' || serviceCode === null || since === null) return []
  const name = { en: nameOfLimit(kind, country, 'en'), zh: nameOfLimit(kind, country, 'zh') }
  return [{ ...row, kind, country, name, since, serviceCode }]
}
