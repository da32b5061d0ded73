import type { LocalText } from '#platform/shared/local-text.ts'

/** The refusal of a move that was decided on an older state. */
export const STALE = 'work_orders.stale'

/** What it says: the changes since, newest first. */
export type StaleChange = {
  revision: number
  changes: { at: string | null; by: LocalText; text: LocalText }[]
}
