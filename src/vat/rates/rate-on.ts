import { type Day, isDay } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { normaliseCategory } from './categories.ts'
import type { Confidence, RateRow } from './facts.ts'
import { type RateTable, rateTable } from './rate-table.ts'
import { sourceNames } from './sources.ts'
import { areaName, type TaxArea, taxAreaOf } from './tax-country.ts'
import { holdsOn } from './timeline.ts'

type RateKind = 'STANDARD' | 'REDUCED' | 'SUPER_REDUCED' | 'PARKING' | 'ZERO'

export type RateAnswer = {
  /** The state or territory whose rate it is, as a code of the data */
  country: string
  category: string
  basisPoints: number
  standardBasisPoints: number
  /** All reduced rates of the state on the day, in ascending order, without super-reduced, zero and parking rates */
  reducedBasisPoints: readonly number[]
  kind: RateKind
  /** The period of this rate, both days inclusive */
  from: Day
  until: Day | null
  source: string
  confidence: Confidence
  warning?: LocalText
}
export type RateRefusal = { refused: LocalText }

/**
 * The VAT rate of a category of goods on a day. An unknown category gets the standard rate and a warning; an unknown
 * country, or a day without data, is refused.
 * @param added rates that staff added after the release; they take precedence from their first day on
 */
export function rateOn(
  country: string,
  category: string | null | undefined,
  day: string,
  added: readonly RateRow[] = [],
): RateAnswer | RateRefusal {
  const area = taxAreaOf(country)
  if ('refused' in area) return area
  if (!isDay(day)) return { refused: noDay(day) }
  const table = rateTable(area, added)
  const standard = table.on('standard', day)
  if (!standard) return { refused: beforeData(table.begins) }
  return answer(area, table, { standard, category: normaliseCategory(category), day })
}

function answer(
  area: TaxArea,
  table: RateTable,
  input: { standard: RateRow; category: string; day: Day },
): RateAnswer {
  const { standard, category, day } = input
  const levels = table.levelsOn(day)
  const reduced = levels
    .filter((row) => row.category === 'reduced')
    .map((row) => row.basisPoints)
    .toSorted((a, b) => a - b)
  const own = category === 'reduced' && reduced.length > 1 ? undefined : table.on(category, day)
  const row = own ?? standard
  const warning = own
    ? own.category === 'standard'
      ? undefined
      : own.note
    : unknown(area, category, reduced)
  return {
    country: area.code,
    category: row.category,
    basisPoints: row.basisPoints,
    standardBasisPoints: standard.basisPoints,
    reducedBasisPoints: reduced,
    kind: kindOf(row, standard, levels),
    from: row.from,
    until: row.until,
    source: sourceNames(row.source).join('; '),
    confidence: row.confidence,
    ...(warning ? { warning } : {}),
  }
}

const KINDS: Readonly<Record<string, RateKind>> = {
  standard: 'STANDARD',
  reduced: 'REDUCED',
  'super-reduced': 'SUPER_REDUCED',
  zero: 'ZERO',
  parking: 'PARKING',
}

function kindOf(row: RateRow, standard: RateRow, levels: readonly RateRow[]): RateKind {
  if (KINDS[row.category]) return KINDS[row.category] as RateKind
  if (row.basisPoints === 0) return 'ZERO'
  if (row.basisPoints === standard.basisPoints) return 'STANDARD'
  const level = levels.find(({ basisPoints }) => basisPoints === row.basisPoints)
  return (level && KINDS[level.category]) ?? 'REDUCED'
}

export type CountryRates = { rows: readonly RateRow[]; begins: Day }

/**
 * All rates of a country or territory since the data begins, in chronological order: standard first, then the others.
 */
export function rateHistory(country: string, added: readonly RateRow[] = []): CountryRates | RateRefusal {
  const area = taxAreaOf(country)
  if ('refused' in area) return area
  const { rows, begins } = rateTable(area, added)
  return { rows, begins }
}

/** The rates that apply in a country on a day, levels and categories of goods. */
export function ratesOn(
  country: string,
  day: Day,
  added: readonly RateRow[] = [],
): readonly RateRow[] | RateRefusal {
  const history = rateHistory(country, added)
  return 'refused' in history ? history : history.rows.filter((row) => holdsOn(row, day))
}

const noDay = (day: string): LocalText => {
  const shown = String(day).slice(0, 20)
  return {
    en: `“${shown}” is not a valid date. Enter a date that exists, as YYYY-MM-DD.`,
    zh: `“${shown}”不是有效日期，请按“年-月-日”（YYYY-MM-DD）填写。`,
  }
}

const beforeData = (begins: Day): LocalText => ({
  en: `Rates are recorded from ${begins}. Earlier dates are not answered, because that would be a guess.`,
  zh: `系统收录的税率自${begins}起，更早的日期无法提供，以免给出不准确的结果。`,
})

function unknown(area: TaxArea, category: string, reduced: readonly number[]): LocalText {
  const shown = category.slice(0, 40)
  const rates = reduced.map((basisPoints) => `${basisPoints / 100} %`)
  const name = areaName(area)
  if (category === 'reduced' && rates.length > 1)
    return {
      en: `${name.en} has several reduced rates (${rates.join(', ')}): please say which goods. The standard rate is shown.`,
      zh: `${name.zh}有多档优惠税率（${rates.join('、').replaceAll(' ', '')}），请说明商品类别；此处按标准税率计算。`,
    }
  return {
    en: `No specific rate is recorded for “${shown}” in ${name.en}, so the standard rate is shown. Please check whether a reduced rate applies.`,
    zh: `系统未收录“${shown}”在${name.zh}的专门税率，此处按标准税率计算；请核实是否适用优惠税率。`,
  }
}
