import { dayOf, type Day } from './calendar.ts'
import { LOCALES } from './format-number.ts'
import type { Lang } from './local-text.ts'
import { remembered } from './remembered.ts'

/**
 * `full` 9 March 2026, `medium` 9 Mar 2026, `long` 9 March, `short` 9 Mar, `weekday` Monday 9 March or 3月9日（周一）,
 * `month` March 2026, `monthName` Mar. `long`, `short` and `weekday` have their year where it is not this one.
 */
export type DayStyle = 'full' | 'medium' | 'long' | 'short' | 'weekday' | 'month' | 'monthName'

const DAY_STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'short' },
}

/** The styles without a year, and what is written instead of a day of another year than this one. */
const IN_ANOTHER_YEAR: Partial<Record<InstantStyle, InstantStyle>> = {
  long: 'full',
  short: 'medium',
  dayTime: 'fullTime',
}

export type InstantStyle = DayStyle | 'dayTime' | 'fullTime' | 'time'

/** The one rule for the year: it is written where it is not this year. Days and months alike. */
export const isOtherYear = (day: Day | string, today: Day): boolean => day.slice(0, 4) !== today.slice(0, 4)

function withYear<S extends InstantStyle>(style: S, day: Day, today: Day): S | InstantStyle {
  return isOtherYear(day, today) ? (IN_ANOTHER_YEAR[style] ?? style) : style
}

/** Today, for the year alone; in UTC, as nobody is in doubt about the year on the day on which it changes. */
const thisDay = (): Day => dayOf(new Date(), 'UTC')

export function isDayStyle(style: string): style is DayStyle {
  return style in DAY_STYLES
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter costs far more than using one. */
function formatter(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[lang], options)
    formats.set(key, format)
  }
  return format
}

const textOfDay = remembered((day: Day, lang: Lang, style: DayStyle) =>
  formatter(lang, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
)

const weekdayOf = remembered((day: Day, lang: Lang, weekday: 'long' | 'short') =>
  formatter(lang, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
)

/**
 * A calendar day, the same day for everybody.
 * @param today whose year is left out by the styles that leave it out
 */
export function formatDay(day: Day, lang: Lang, style: DayStyle = 'full', today = thisDay()): string {
  if (style === 'weekday') {
    const text = formatDay(day, lang, 'long', today)
    return lang === 'zh'
      ? `${text}（${weekdayOf(day, lang, 'short')}）`
      : `${weekdayOf(day, lang, 'long')} ${text}`
  }
  const shown = withYear(style, day, today)
  return textOfDay(day, lang, isDayStyle(shown) ? shown : style)
}

/** Two days as a range; of another year than this one, and with a `style` that has it, the year is written once. */
export function formatDayRange(
  from: Day,
  to: Day,
  lang: Lang,
  wanted: DayStyle = 'long',
  today = thisDay(),
): string {
  const isNear = [from, to].every((day) => withYear(wanted, day, today) === wanted)
  const style = isNear || wanted !== 'long' ? wanted : 'full'
  if (style === 'full' && from !== to && from.slice(0, 4) === to.slice(0, 4))
    return lang === 'zh'
      ? `${formatDay(from, 'zh')}至${textOfDay(to, 'zh', 'long')}`
      : `${textOfDay(from, 'en', 'long')} – ${formatDay(to, 'en')}`
  const [start, end] = [formatDay(from, lang, style, today), formatDay(to, lang, style, today)]
  if (start === end) return start
  return lang === 'zh' ? `${start}至${end}` : `${start} – ${end}`
}

/**
 * `dayTime` 13 Mar, 16:20, of another year 13 Mar 2020, 16:20; `time` 16:20; otherwise as a day. In the reader's time
 * zone.
 */
export function formatInstant(
  instant: Date | string,
  lang: Lang,
  style: InstantStyle,
  timeZone: string,
  today = thisDay(),
): string {
  if (isDayStyle(style)) return formatDay(dayOf(new Date(instant), timeZone), lang, style, today)
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  const isFull = withYear(style, dayOf(new Date(instant), timeZone), today) === 'fullTime'
  const day = style === 'time' ? {} : DAY_STYLES[isFull ? 'medium' : 'short']
  return formatter(lang, { ...day, ...time, timeZone }).format(new Date(instant))
}

/** `24 Nov 2026, 16:20 (China Standard Time)`: where the hour matters, the zone is named, for readers compare. */
export function formatDeadline(instant: Date | string, lang: Lang, timeZone: string): string {
  const time = formatInstant(instant, lang, 'fullTime', timeZone)
  const zone = zoneName(timeZone, lang, new Date(instant))
  return lang === 'zh' ? `${time}（${zone}）` : `${time} (${zone})`
}

/** `13 Mar, 16:20 CET`: for many times beside each other. */
export function formatZoned(
  instant: Date | string,
  lang: Lang,
  style: 'dayTime' | 'fullTime' | 'time',
  timeZone: string,
  today = thisDay(),
): string {
  return `${formatInstant(instant, lang, style, timeZone, today)} ${zoneName(timeZone, lang, new Date(instant), 'short')}`
}

/** The name that people give to a time zone: `China Standard Time`, `中欧时间`; short, `CET`, `德国时间`. */
export function zoneName(
  timeZone: string,
  lang: Lang,
  at = new Date(0),
  length: 'longGeneric' | 'short' = 'longGeneric',
): string {
  const name = partOf(timeZone, lang, at, length)
  if (name === 'GMT+00:00') return 'UTC'
  // Hours from Greenwich say nothing to most readers.
  return name.startsWith('GMT+') || name.startsWith('GMT-')
    ? partOf(timeZone, lang, at, 'shortGeneric')
    : name
}

function partOf(
  timeZone: string,
  lang: Lang,
  at: Date,
  timeZoneName: 'longGeneric' | 'short' | 'shortGeneric',
): string {
  const parts = formatter(lang, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
