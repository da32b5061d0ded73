import type { Day } from '#platform/shared/calendar.ts'

/** The sources of rates, each in the format in which it publishes them; null: it has not published any. */
export type RateFeed = {
  ecb(file: 'LAST_NINETY_DAYS' | 'ALL_DAYS'): Promise<string | null>
  /** At most 93 days. */
  nbp(from: Day, to: Day): Promise<string | null>
  hmrc(month: string): Promise<string | null>
  /** Averages of a month, as what one euro is; null where staff enter them: the ministry publishes a letter. */
  bmf: ((month: string) => Promise<Readonly<Record<string, string>>>) | null
}
