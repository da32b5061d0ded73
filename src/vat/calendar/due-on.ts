import { addDays, type Day, isDay } from '#platform/shared/calendar.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Confidence, DueRule, FilingGroup, FilingRule, Frequency } from '#vat/rates/facts.ts'
import { sourceNames } from '#vat/rates/sources.ts'
import { normaliseCountry } from '#vat/rates/tax-country.ts'
import { ALL_FILING } from './all-filing.ts'
import { dayInMonth, isLastDayOfMonth, lastDayOfMonth, monthOf, yearOf } from './months.ts'
import { periodNumber, readFrequency } from './periods.ts'
import { readScheme, SCHEME_RULES } from './schemes.ts'
import { shifted } from './working-day.ts'

export type DueAnswer = {
  /** The day that the rule names, and the working day that replaces it where the state shifts due days. */
  nominal: Day
  shifted: Day
  form: string | null
  note: LocalText | null
  source: string
  confidence: Confidence
}
export type DueRefusal = { refused: LocalText }

/**
 * When the return for a period is due.
 * @param country a state, or a scheme (OSS_UNION, OSS_NON_UNION, IOSS) whose single return covers all states
 * @param frequency may be left out for a scheme, which has only one
 * @param seller where that matters: France has another day for sellers of other member states
 */
export function dueOn(
  country: string,
  frequency: string,
  periodEnd: string,
  seller: Taxpayer = {},
): DueAnswer | DueRefusal {
  if (!isDay(periodEnd) || !ofOurTime(periodEnd)) return { refused: noDay(periodEnd) }
  const rhythm = readFrequency(frequency)
  const scheme = readScheme(country) ?? readScheme(frequency)
  const rules = scheme ? [schemeRule(scheme)] : ALL_FILING[normaliseCountry(country)]
  if (!rules) return { refused: noCountry(country) }
  const group = groupOf(country, seller)
  const fitting = rules.filter(
    (one) =>
      (rhythm === one.frequency || (scheme && !rhythm)) &&
      covers(one, periodEnd) &&
      (!one.group || one.group === group),
  )
  const rule = fitting.find((one) => one.group) ?? fitting[0]
  if (!rule) return { refused: noRhythm(country, frequency, rules) }
  const nominal = nominalDue(rule, periodEnd)
  if (!nominal) return { refused: noPeriod(rule.frequency, periodEnd) }
  return {
    nominal,
    shifted: shifted(nominal, rule.due.shift, normaliseCountry(country)),
    form: rule.form,
    note: rule.note,
    source: sourceNames(rule.source).join('; '),
    confidence: rule.confidence,
  }
}

/** Of a seller: its state, and whether a fiscal representative files for it. */
type Taxpayer = { established?: string; representative?: boolean }

function groupOf(country: string, { established, representative }: Taxpayer): FilingGroup | null {
  if (established === undefined || representative === true) return null
  const state = normaliseCountry(established)
  return EU_STATES.has(state) && state !== normaliseCountry(country) ? 'EU_WITHOUT_REPRESENTATIVE' : null
}

/** Nobody means a due day in a far year. */
const ofOurTime = (day: Day): boolean => day >= '2000-01-01' && day <= '2199-12-31'

/** The frequencies at which a state takes returns, for periods that end on the day. */
export function filingRulesOf(country: string, periodEnd: Day): FilingRule[] {
  return (ALL_FILING[normaliseCountry(country)] ?? []).filter((rule) => covers(rule, periodEnd))
}

/** At which frequency a state asks for reports beside returns of another. */
export function reportsOf(country: string, frequency: Frequency, periodEnd: Day): Frequency | undefined {
  return filingRulesOf(country, periodEnd).find((rule) => rule.frequency === frequency)?.reports
}

const covers = (rule: FilingRule, end: Day): boolean =>
  (!rule.firstPeriodEnd || rule.firstPeriodEnd <= end) && (!rule.lastPeriodEnd || end <= rule.lastPeriodEnd)

function schemeRule(scheme: keyof typeof SCHEME_RULES): FilingRule {
  return { ...SCHEME_RULES[scheme], form: scheme, when: null, note: null }
}

/**
 * `undefined` where no period of this frequency ends on the day. Quarters may end in any month: many sellers' quarters
 * differ.
 */
export function nominalDue(
  { due, frequency }: Pick<FilingRule, 'due' | 'frequency'>,
  end: Day,
): Day | undefined {
  if (due.kind === 'MONTHS_AND_DAYS') return monthsAndDays(due, end)
  if (!isLastDayOfMonth(end)) return undefined
  if (due.kind === 'TABLE') return fromTable(due, end, periodNumber(frequency, end))
  const exception = due.kind === 'DAY_OF_MONTH' ? due.exceptions?.[monthOf(end)] : undefined
  if (exception) return nextAfter(end, exception)
  const month = monthOf(end) + due.monthsAfter
  if (due.kind === 'LAST_DAY_OF_MONTH') return lastDayOfMonth(yearOf(end), month)
  return dayInMonth(yearOf(end), month, due.day)
}

/** A month after the last day of a month is the last day of the next one. */
function monthsAndDays({ months, days }: DueRule & { kind: 'MONTHS_AND_DAYS' }, end: Day): Day {
  const month = monthOf(end) + months
  const reached = isLastDayOfMonth(end)
    ? lastDayOfMonth(yearOf(end), month)
    : dayInMonth(yearOf(end), month, Number(end.slice(8)))
  return addDays(reached, days)
}

function fromTable(
  { days }: DueRule & { kind: 'TABLE' },
  end: Day,
  number: number | undefined,
): Day | undefined {
  const entry = number === undefined ? undefined : days[number - 1]
  return entry ? nextAfter(end, entry) : undefined
}

/** The next `MM-DD`, or `MM-last`, behind the end of a period. */
function nextAfter(end: Day, entry: string): Day {
  const [month = '', day = ''] = entry.split('-')
  const inYear = (year: number): Day =>
    day === 'last' ? lastDayOfMonth(year, Number(month)) : dayInMonth(year, Number(month), Number(day))
  const sameYear = inYear(yearOf(end))
  return sameYear > end ? sameYear : inYear(yearOf(end) + 1)
}

const shown = (text: string): string => text.trim().slice(0, 30)

const noDay = (day: string): LocalText => ({
  en: `“${shown(day)}” is not a valid date. Enter a date that exists, as YYYY-MM-DD.`,
  zh: `“${shown(day)}”不是有效日期，请按“年-月-日”（YYYY-MM-DD）填写。`,
})
const noCountry = (country: string): LocalText => ({
  en: `No due dates are recorded for “${shown(country)}”.`,
  zh: `系统未收录“${shown(country)}”的申报截止日。`,
})
const noRhythm = (country: string, frequency: string, rules: readonly FilingRule[]): LocalText => {
  const known = [...new Set(rules.map((rule) => nameOf(rule.frequency)))].join(', ')
  if (frequency.trim() === '')
    return { en: `Please enter the filing frequency: ${known}.`, zh: `请填写申报周期：${known}。` }
  return {
    en: `No ${shown(frequency)} return is recorded for ${shown(country)}. Available: ${known}.`,
    zh: `系统未收录${shown(country)}的“${shown(frequency)}”申报周期，已收录：${known}。`,
  }
}
const noPeriod = (frequency: Frequency, end: Day): LocalText => ({
  en: `No ${nameOf(frequency)} period ends on ${end}.`,
  zh: `${end}不是“${nameOf(frequency)}”申报期的最后一天。`,
})
const nameOf = (frequency: Frequency): string => frequency.toLowerCase().replace('_', '-')
