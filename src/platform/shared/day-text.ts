import type { Day } from './calendar.ts'
import { LOCALES } from './format-number.ts'
import type { Lang } from './local-text.ts'
import { remembered } from './remembered.ts'

/** `full` 9 March 2026, `medium` 9 Mar 2026, `long` 9 March, `short` 9 Mar, `weekday` Monday 9 March or 3月9日（周一）, `month` March 2026, `monthName` Mar. */
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

/** A calendar day, the same day for everybody. */
export function formatDay(day: Day, lang: Lang, style: DayStyle = 'full'): string {
  if (style !== 'weekday' || lang === 'en') return textOfDay(day, lang, style)
  const weekday = formatter('zh', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return `${textOfDay(day, 'zh', 'long')}（${weekday}）`
}

/** `9 March`, and of another year than today's `9 March 2020`. */
export function formatNearDay(day: Day, lang: Lang, today: Day): string {
  return formatDay(day, lang, day.slice(0, 4) === today.slice(0, 4) ? 'long' : 'full')
}

/** Two days as a range; the year is left out unless `style` has it, and is then written once. */
export function formatDayRange(from: Day, to: Day, lang: Lang, style: DayStyle = 'long'): string {
  if (style === 'full' && from !== to && from.slice(0, 4) === to.slice(0, 4))
    return lang === 'zh'
      ? `${formatDay(from, 'zh')}至${formatDay(to, 'zh', 'long')}`
      : `${formatDay(from, 'en', 'long')} – ${formatDay(to, 'en')}`
  const [start, end] = [formatDay(from, lang, style), formatDay(to, lang, style)]
  if (start === end) return start
  return lang === 'zh' ? `${start}至${end}` : `${start} – ${end}`
}

/** `dayTime` 13 Mar, 16:20; `time` 16:20; otherwise as a day. In the reader's time zone. */
export function formatInstant(
  instant: Date | string,
  lang: Lang,
  style: DayStyle | 'dayTime' | 'fullTime' | 'time',
  timeZone: string,
): string {
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  const options: Record<string, Intl.DateTimeFormatOptions> = {
    time,
    dayTime: { ...DAY_STYLES.short, ...time },
    fullTime: { day: 'numeric', month: 'short', year: 'numeric', ...time },
    ...DAY_STYLES,
  }
  return formatter(lang, { ...options[style], timeZone }).format(new Date(instant))
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
): string {
  return `${formatInstant(instant, lang, style, timeZone)} ${zoneName(timeZone, lang, new Date(instant), 'short')}`
}

/** The name that people give to a time zone: `China Standard Time`, `中欧时间`; short, `CET`, `GMT+8`. */
export function zoneName(
  timeZone: string,
  lang: Lang,
  at = new Date(0),
  length: 'longGeneric' | 'short' = 'longGeneric',
): string {
  const parts = formatter(lang, { timeZone, timeZoneName: length }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name === 'GMT+00:00' ? 'UTC' : name
}
