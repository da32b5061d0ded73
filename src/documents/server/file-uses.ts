import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Refusal } from '#platform/shared/refusal.ts'
import { documentRefusals } from './documents.errors.ts'

/** A record that needs a file. `LAW`: what was filed with it has to be kept. */
export type FileUse = {
  by: 'WORK' | 'FORM' | 'MANDATE' | 'NOTICE' | 'LAW'
  /** How a reader finds the record. */
  number: string
  /** The last day on which it needs the file; null where no day is known. */
  until: Day | null
}

/** What this module cannot know: which records need a file. */
export type FileUses = (
  executor: Executor,
  file: { companyId: string; fileId: string; today: Day },
) => Promise<readonly FileUse[]>

/** What a member can do something about comes first. */
const ORDER: readonly FileUse['by'][] = ['FORM', 'NOTICE', 'MANDATE', 'WORK', 'LAW']

/** Why a file cannot be deleted; undefined if nothing needs it. */
export function obstacleToDelete(uses: readonly FileUse[]): Refusal | undefined {
  const first = ORDER.flatMap((by) =>
    uses.filter((use) => use.by === by).toSorted((a, b) => ((a.until ?? '9') < (b.until ?? '9') ? 1 : -1)),
  )[0]
  return first && refusalOf(first)
}

function refusalOf({ by, number, until }: FileUse): Refusal {
  const params = {
    number,
    ...(until !== null && { until: formatDay(until, 'en'), untilZh: formatDay(until, 'zh') }),
  }
  if (by === 'FORM') return documentRefusals.needed_by_form({ params })
  if (by === 'NOTICE') return documentRefusals.needed_by_notice({ params })
  if (by === 'WORK') return documentRefusals.needed_by_work({ params })
  if (by === 'LAW') return documentRefusals.kept_by_law({ params })
  return until === null
    ? documentRefusals.needed_by_mandate({ params })
    : documentRefusals.needed_until({ params })
}
