import { isDay, type Day } from '#platform/shared/calendar.ts'
import { foldText } from '#platform/shared/search-words.ts'
import { distinct, type Found, type Line } from './lines.ts'

/** The first letters of each month, as the authorities that write to us spell it, without accents. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|genn|ener|janv|stycz|led[en]|janner)/,
  /^(?:feb|fev|lut|unor)/,
  /^(?:mar[^e]?|marz|maerz|mrz|maart|brez)/,
  /^(?:apr|avr|abr|kwie|dub)/,
  /^(?:may|mai|magg|mei|maj|kvet)/,
  /^(?:jun|juin|giug|czer|cervna$)/,
  /^(?:jul|juil|lugl|lip|cervence$)/,
  /^(?:aug|aou|ago|sier|srp)/,
  /^(?:sep|sett|wrze|zari)/,
  /^(?:oct|okt|ott|pazd|rij)/,
  /^(?:nov|list)/,
  /^(?:dec|dez|dic|grud|pros)/,
]

const NUMBERED = /(?<!\d)(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4})(?!\d)/g
const BACKWARD = /(?<!\d)(\d{4})[-年] ?(\d{1,2})[-月] ?(\d{1,2})(?!\d)日?/g
const NAMED =
  /(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th|º)? (?:de |of )?(\p{L}{3,12})\.?,? (?:de )?(\d{4})(?!\d)/gu

type Dated = { day: Day; from: number; to: number }

/** The days that a line names: in Europe the day stands before the month. */
function daysIn(text: string): Dated[] {
  const days: Dated[] = []
  const add = (match: RegExpExecArray, [year, month, day]: [string?, string?, string?]) => {
    const value = `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`
    if (isDay(value)) days.push({ day: value, from: match.index, to: match.index + match[0].length })
  }
  for (const match of text.matchAll(NUMBERED)) add(match, [match[3], match[2], match[1]])
  for (const match of text.matchAll(BACKWARD)) add(match, [match[1], match[2], match[3]])
  for (const match of text.matchAll(NAMED)) {
    const month = MONTHS.findIndex((name) => name.test(foldText(match[2] ?? ''))) + 1
    if (month > 0) add(match, [match[3], String(month), match[1]])
  }
  return days.toSorted((one, other) => one.from - other.from)
}

const WEEKDAY = /(?:\p{L}*(?:tag|mittwoch|day|di|credi)|dimanche)[,.]?(?: den)? ?$/iu
/** What stands before the last day on which an answer is taken. */
const BY =
  /(?<!\p{L})(?:bis(?: spätestens)?(?: zum| am)?|spätestens(?: bis)?(?: zum| am)?|(?:antwort)?frist(?: bis)?(?: zum)?|by|no(?:t)? later than|before|until|deadline(?: is)?|due(?: on| by)?|avant(?: le)?|au plus tard(?: le)?|jusqu'au|antes del?|hasta el|plazo|a más tardar el|entro(?: e non oltre)?(?: il)?|uiterlijk(?: op)?|vóór|do dnia|nejpozději do|senast(?: den)?|截止(?:日期)?[至为]?|期限) ?[:：]? ?(?:the |den )?$/iu
const BY_BEHIND = /^ ?(?:之前|前|以前|までに)/
const ONLY_BETWEEN = /^ ?(?:bis(?: zum)?|to|until|au|al|do|-|–|至) ?$/iu

/** The days by which a letter wants an answer. The end of a span (1 January until 31 March) is none. */
export const replyDays = (lines: readonly Line[]): Found<Day>[] => distinct(repliesIn(lines), (day) => day, 3)

function* repliesIn(lines: readonly Line[]): Generator<Found<Day>> {
  for (const [at, line] of lines.entries()) {
    const days = daysIn(line.text)
    for (const [index, { day, from, to }] of days.entries()) {
      const earlier = days[index - 1]
      if (earlier && ONLY_BETWEEN.test(line.text.slice(earlier.to, from))) continue
      // The words may stand at the end of the line before.
      const before = from === 0 ? `${lines[at - 1]?.text ?? ''} ` : line.text.slice(0, from)
      if (BY.test(before.replace(WEEKDAY, '')) || BY_BEHIND.test(line.text.slice(to)))
        yield { value: day, line }
    }
  }
}

const OF_LETTER = /(?:datum|date|data|fecha|dated|日期|, den|, le|, li) ?[:：]? ?$/iu
/** Head and subject of a letter. */
const HEAD = 25

/** The day that is printed on a letter: the one that is named so, or the first of its head that has come. */
export function daysOfLetter(lines: readonly Line[], today: Day): Found<Day>[] {
  const replies = new Set(replyDays(lines).map(({ value }) => value))
  const named: Found<Day>[] = []
  const others: Found<Day>[] = []
  for (const line of lines.filter(({ page }) => page === 1).slice(0, HEAD)) {
    for (const { day, from } of daysIn(line.text)) {
      if (day > today || replies.has(day)) continue
      ;(OF_LETTER.test(line.text.slice(0, from)) ? named : others).push({ value: day, line })
    }
  }
  return [...named, ...others].slice(0, 1)
}
