import { addDays, type Day } from '#platform/shared/calendar.ts'

/** An event of a whole day. Its texts may be anything: they are escaped here. */
export type IcsEvent = {
  /** The same for the same thing at each reading, so that a calendar moves it and does not add another. */
  uid: string
  day: Day
  summary: string
  description: string
  url: string
  /** Reminders, in days before. */
  alarms: readonly number[]
}

export type IcsCalendar = { name: string; lang: string; stamp: Date; events: readonly IcsEvent[] }

/** A calendar as RFC 5545 writes it. */
export function writeIcs({ name, lang, stamp, events }: IcsCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Greenlane//Calendar//${lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    // What calendars take for how often they read: RFC 7986, and what came before it.
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: IcsEvent, stamp: Date): string[] {
  const { uid, day, summary, description, url, alarms } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    // The first day after it.
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${withoutBreaks(url)}`,
    // It takes none of the day's time.
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((days) => alarmLines(days, summary)),
    'END:VEVENT',
  ]
}

const alarmLines = (days: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  // Of nine in the morning: the event begins at midnight.
  `TRIGGER:-P${days - 1}DT15H`,
  'END:VALARM',
]

const dateOf = (day: Day): string => day.replaceAll('-', '')

/** RFC 5545, 3.3.11: a line break is written as `\n`; other control characters are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n|\u2028|\u2029|\u0085/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
}

const withoutBreaks = (text: string): string => text.replaceAll(/\p{Cc}/gu, '')

const LINE_BYTES = 75

/** RFC 5545, 3.1: at most 75 bytes a line, and never within a character; a line goes on after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ''
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
