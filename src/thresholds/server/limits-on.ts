import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { thresholdStates } from '../monitor.ts'
import type { ThresholdState } from '../threshold.ts'
import { watchedCompany } from './watched-company.ts'

/** The limits of a company as they stood on a day, by what is known now. */
export async function limitsOn(
  executor: Executor,
  { companyId, day }: { companyId: string; day: Day },
): Promise<ThresholdState[]> {
  const watched = await watchedCompany(executor, companyId, day)
  return watched ? thresholdStates(watched) : []
}
