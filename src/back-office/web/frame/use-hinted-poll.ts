import { useStreamState } from '#platform/web/hint-stream.ts'

const WITHOUT_HINTS_MS = 60_000
/** What the day alone changes, such as how many are overdue, has no hint. */
const WITH_HINTS_MS = 5 * 60_000

/** How often to ask again for what hints tell of: rarely while they arrive. */
export function useHintedPoll(withoutHintsMs = WITHOUT_HINTS_MS): number {
  return useStreamState() === 'live' ? WITH_HINTS_MS : withoutHintsMs
}
