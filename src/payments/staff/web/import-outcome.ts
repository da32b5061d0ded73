import type { OutputOf } from '#platform/shared/call.ts'
import type { importStatement } from '#payments/staff/contract.ts'

type Imported = Pick<OutputOf<typeof importStatement>, 'problems'>

/** How an import is reported: lines that were not booked make it a failure, which stays on the screen. */
export function importOutcome({ problems }: Imported): { tone: 'good' | 'bad'; staysOpen: boolean } {
  const failed = problems.length > 0
  return { tone: failed ? 'bad' : 'good', staysOpen: failed }
}
