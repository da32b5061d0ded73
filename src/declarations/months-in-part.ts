import { addDays, type Day, monthAfter } from '#platform/shared/calendar.ts'
import { monthsBetween, type SellingShop } from './missing-reports.ts'

/** What a file tells of a month: when it came, and the days of the month with a sale, such as 1 and 10. */
export type FileOfMonth = {
  shopId: string | null
  receivedOn: Day
  /** Made by a marketplace, which makes it of whole months alone */
  isWhole: boolean
  daysOf(month: string): readonly number[]
}

/** Whole months that a marketplace gave, or of which it is stated that there were no sales. */
export type WholeMonths = { shopId: string | null; months: readonly string[] }

/**
 * A month whose file may hold a part of it. EARLY: it came before the month was over, on `day`. ENDS: its last sale is of
 * `day`, long before the month was over.
 */
export type MonthInPart = { channel: string; month: string; why: 'EARLY' | 'ENDS'; day: Day }

/** Fewer days with sales say nothing of how often a shop sells. */
const LEAST_DAYS = 4
/** A silence at the end of a month is asked about from so many days on, */
const LEAST_SILENCE = 10
/** and where it is more than so many times as long as any pause between the month's sales. */
const TIMES_THE_PAUSE = 3

type Known = { shops: readonly SellingShop[]; files: readonly FileOfMonth[]; whole: readonly WholeMonths[] }

/** Months between two that only files have reported, and perhaps not to their end. */
export function monthsInPart(
  { shops, files, whole }: Known,
  { from, to }: { from: string; to: string },
): MonthInPart[] {
  const channels = shops.length > 0 ? shops : [{ id: null, name: '', until: null }]
  return channels.flatMap(({ id, name, until }) => {
    const isOf = ({ shopId }: { shopId: string | null }) => shopId === id || shopId === null
    const wholeMonths = new Set(whole.filter(({ shopId }) => shopId === id).flatMap(({ months }) => months))
    return monthsBetween(from, to)
      .filter((month) => !wholeMonths.has(month))
      .flatMap((month) => {
        const last = lastDayOf(month)
        const found = partOf(month, until !== null && until < last ? until : last, files.filter(isOf))
        return found ? [{ channel: name, month, ...found }] : []
      })
  })
}

function partOf(
  month: string,
  end: Day,
  files: readonly FileOfMonth[],
): Pick<MonthInPart, 'why' | 'day'> | null {
  const telling = files.filter((file) => file.daysOf(month).length > 0)
  const received = telling
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .at(-1)
  if (received === undefined) return null
  if (received <= end) return { why: 'EARLY', day: received }
  if (telling.some(({ isWhole }) => isWhole)) return null
  const days = [...new Set(telling.flatMap((file) => file.daysOf(month)))].toSorted((a, b) => a - b)
  const last = days.at(-1) ?? 0
  const silence = Number(end.slice(8)) - last
  const pauses = days.slice(1).map((day, at) => day - (days[at] ?? day))
  const isLong = silence >= LEAST_SILENCE && silence > TIMES_THE_PAUSE * Math.max(...pauses)
  return days.length >= LEAST_DAYS && isLong
    ? { why: 'ENDS', day: `${month}-${String(last).padStart(2, '0')}` }
    : null
}

const lastDayOf = (month: string): Day => addDays(`${monthAfter(month)}-01`, -1)
