import { daysBetween, dayOf, type Day } from '../shared/calendar.ts'
import type { Lang } from '../shared/local-text.ts'

const LOCALES: Record<Lang, string> = { en: 'en-GB', zh: 'zh-CN' }

/** The calendar day where the reader is. */
export function today(now = new Date()): Day {
  return dayOf(now, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`)

type DayStyle = 'long' | 'short' | 'weekday' | 'full'
const STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** `13 March`, `3月13日`; with the year where it is not this one. */
export function formatDay(day: Day, lang: Lang, style: DayStyle = 'long', now: Day = today()): string {
  const year = day.slice(0, 4) === now.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(LOCALES[lang], { timeZone: 'UTC', ...STYLES[style], ...year }).format(noon(day))
}

/** `28 April – 19 May`, `4月28日至5月19日`; one day alone where both are the same. */
export function formatDays(from: Day, to: Day, lang: Lang, now: Day = today()): string {
  if (from === to) return formatDay(from, lang, 'long', now)
  if (lang === 'zh') {
    const sameMonth = from.slice(0, 7) === to.slice(0, 7)
    const end = sameMonth ? `${Number(to.slice(8))}日` : formatDay(to, lang, 'long', now)
    return `${formatDay(from, lang, 'long', now)}至${end}`
  }
  const years = [from, to].some((day) => day.slice(0, 4) !== now.slice(0, 4))
  const format = new Intl.DateTimeFormat(LOCALES.en, {
    timeZone: 'UTC',
    ...(years ? STYLES.full : STYLES.long),
  })
  return format.formatRange(noon(from), noon(to)).replace(/[\u2009\u202f]/g, ' ')
}

/** `13 Mar, 16:20`, `3月13日 16:20`, in the reader's time zone. */
export function formatInstant(instant: string, lang: Lang): string {
  const date = new Date(instant)
  const day = formatDay(today(date), lang, 'short')
  return lang === 'zh' ? `${day} ${formatTime(instant, lang)}` : `${day}, ${formatTime(instant, lang)}`
}

/** `14:32`, in the reader's time zone. */
export function formatTime(instant: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  )
}

/** Whole calendar days from an instant until now, where the reader is. */
export function daysSince(instant: string, now: Day = today()): number {
  return Math.max(0, daysBetween(today(new Date(instant)), now))
}
