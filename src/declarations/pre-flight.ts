import type { Box } from './boxes/prepared-return.ts'
import type { FoundRows } from './could-belong.ts'
import type { CrossedLimit } from './crossed-limits.ts'
import type { MissingReport } from './missing-reports.ts'
import type { MonthInPart } from './months-in-part.ts'

/** Something that a person should know, or explain, before the figures are confirmed. */
export type Finding =
  | ({ code: 'REPORT_MISSING' } & MissingReport)
  | ({ code: 'MONTH_IN_PART' } & MonthInPart)
  | { code: 'TURNOVER_CHANGED'; before: number; now: number; percent: number }
  | ({ code: 'MARKETPLACE_DISAGREES' } & FoundRows)
  | { code: 'BOX_NEGATIVE'; box: string; units: number }
  | { code: 'BOX_WITHOUT_LINE'; box: string; units: number }
  | ({ code: 'THRESHOLD_CROSSED' } & CrossedLimit)
  | { code: 'NUMBER_NOT_VALID' | 'OWN_NUMBER_NOT_VALID'; number: string; since: string }
  /** Buyers' numbers about which the register has not answered: how many, and the first of them. */
  | { code: 'NUMBERS_NOT_CONFIRMED'; number: string; count: number }
  /** Goods of an EC sales list for whose buyer there is no number; `to` is empty where it cannot be read. */
  | { code: 'BUYER_WITHOUT_NUMBER'; to: string; units: number }
  /** Of an annual return: a period whose return is not filed, or was not made here; a box that its returns did not declare so. */
  | { code: 'RETURN_NOT_FILED'; label: string }
  | { code: 'YEAR_HAS_GAP'; from: string; to: string }
  | { code: 'YEAR_DIFFERS'; box: string; units: number; declared: number }
  | ({ code: 'SALES_WITH_ISSUES' } & FoundRows)
  | { code: 'ADJUSTED'; box: string; units: number; reason: string }

/** What is looked at before anybody confirms. Amounts in minor units of the return's currency. */
export type PreFlightFacts = {
  base: number
  /** null: there is no period before, or it was of another length */
  baseBefore: number | null
  boxes: readonly Box[]
  /** Boxes that may lie below zero by the form itself: a result, a correction */
  mayBeNegative(box: string): boolean
  /** Names of our own, for sales that no line of the form takes; empty where the form is not known at all */
  isLineOfForm(box: string): boolean
  missingReports: readonly MissingReport[]
  /** Months whose file came before they were over, or ends long before */
  monthsInPart: readonly MonthInPart[]
  /** Rows in which the marketplace's own columns say something else */
  disagreements: FoundRows | null
  /** Rows of the period that could not be determined, with money in them */
  openIssues: FoundRows | null
  crossed: readonly CrossedLimit[]
  /** Of buyers, and the company’s own, that their register does not confirm */
  lostNumbers: readonly { number: string; since: string }[]
  ownLost: readonly { number: string; since: string }[]
  /** Of buyers, about which the register has not answered yet */
  unanswered: readonly string[]
  adjustments: readonly { box: string; units: number; reason: string }[]
  unlisted: readonly { to: string; units: number }[]
  /** null: not the return of a year */
  year: {
    notFiled: readonly string[]
    gaps: readonly { from: string; to: string }[]
    differences: readonly { box: string; units: number; declared: number }[]
  } | null
}

/** Turnover that differs by so much from the period before is asked about (returns.md 4). */
const UNUSUAL_PERCENT = 40

export function preFlight(facts: PreFlightFacts): Finding[] {
  return [
    ...facts.missingReports.map((one) => ({ code: 'REPORT_MISSING', ...one }) as const),
    ...facts.monthsInPart.map((one) => ({ code: 'MONTH_IN_PART', ...one }) as const),
    ...(facts.openIssues ? [{ code: 'SALES_WITH_ISSUES', ...facts.openIssues } as const] : []),
    ...facts.unlisted.map((one) => ({ code: 'BUYER_WITHOUT_NUMBER', ...one }) as const),
    ...(facts.year ? ofYear(facts.year) : []),
    ...changedTurnover(facts),
    ...(facts.disagreements ? [{ code: 'MARKETPLACE_DISAGREES', ...facts.disagreements } as const] : []),
    ...facts.boxes.flatMap(({ box, units }) => oddBox(box, units, facts)),
    ...facts.crossed.map((one) => ({ code: 'THRESHOLD_CROSSED', ...one }) as const),
    ...facts.ownLost.map((one) => ({ code: 'OWN_NUMBER_NOT_VALID', ...one }) as const),
    ...facts.lostNumbers.map((one) => ({ code: 'NUMBER_NOT_VALID', ...one }) as const),
    ...notConfirmed(facts.unanswered),
    ...facts.adjustments.map((one) => ({ code: 'ADJUSTED', ...one }) as const),
  ]
}

function notConfirmed(numbers: readonly string[]): Finding[] {
  const [number] = numbers
  return number === undefined ? [] : [{ code: 'NUMBERS_NOT_CONFIRMED', number, count: numbers.length }]
}

const ofYear = ({ notFiled, gaps, differences }: NonNullable<PreFlightFacts['year']>): Finding[] => [
  ...notFiled.map((label) => ({ code: 'RETURN_NOT_FILED', label }) as const),
  ...gaps.map((one) => ({ code: 'YEAR_HAS_GAP', ...one }) as const),
  ...differences.map((one) => ({ code: 'YEAR_DIFFERS', ...one }) as const),
]

function changedTurnover({ base, baseBefore }: PreFlightFacts): Finding[] {
  if (baseBefore === null || baseBefore === base) return []
  if (baseBefore <= 0)
    return base > 0 ? [{ code: 'TURNOVER_CHANGED', before: baseBefore, now: base, percent: 100 }] : []
  const percent = Math.round(((base - baseBefore) / baseBefore) * 100)
  const unusual = Math.abs(base - baseBefore) * 100 > baseBefore * UNUSUAL_PERCENT
  return unusual ? [{ code: 'TURNOVER_CHANGED', before: baseBefore, now: base, percent }] : []
}

function oddBox(box: string, units: number, facts: PreFlightFacts): Finding[] {
  if (!facts.isLineOfForm(box)) return [{ code: 'BOX_WITHOUT_LINE', box, units }]
  return units < 0 && !facts.mayBeNegative(box) ? [{ code: 'BOX_NEGATIVE', box, units }] : []
}

/** A standing choice files nothing that has a finding beside what the agency itself entered and explained. */
export const isClean = (findings: readonly Finding[]): boolean =>
  findings.every(({ code }) => code === 'ADJUSTED')
