import type { LocalText } from '#platform/shared/local-text.ts'
import type { Condition, Option, RowField } from '#forms/engine/model/template.ts'
import { askFromList, option, text } from './ask.ts'

const EN_MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** The months from the one with this index on, as the name of a period: `January to March`, 1月至3月. */
function spanOfMonths(first: number, length: number): [en: string, zh: string] {
  const last = (first + length - 1) % 12
  if (length === 1) return [EN_MONTHS[first] ?? '', `${first + 1}月`]
  const next = last < first ? '次年' : ''
  return [`${EN_MONTHS[first] ?? ''} to ${EN_MONTHS[last] ?? ''}`, `${first + 1}月至${next}${last + 1}月`]
}

/** The periods of a year with so many months each, by the number of their first month. */
export function periodOptions(length: number, anyMonth = false): Option[] {
  return EN_MONTHS.map((_, index) => index)
    .filter((index) => anyMonth || index % length === 0)
    .map((index) => option(String(index + 1).padStart(2, '0'), ...spanOfMonths(index, length)))
}

export function yearOptions(from: number, to: number): Option[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((year) =>
    option(year, year, `${year}年`),
  )
}

/** A month as year and month, and both together as `2026-10` under the key itself. */
export function monthFields(
  key: string,
  label: LocalText,
  more: { help?: LocalText; visibleWhen?: Condition; years: [from: number, to: number] },
): RowField[] {
  const { help, years, ...shown } = more
  return [
    askFromList(
      `${key}Year`,
      text(`${label.en}: year`, `${label.zh}：年份`),
      text(`year of the ${label.en.toLowerCase()}`, `${label.zh}的年份`),
      yearOptions(...years),
      { ...shown, ...(help && { help }) },
    ),
    askFromList(
      `${key}Month`,
      text(`${label.en}: month`, `${label.zh}：月份`),
      text(`month of the ${label.en.toLowerCase()}`, `${label.zh}的月份`),
      periodOptions(1),
      shown,
    ),
    {
      type: 'computed',
      key,
      label,
      visibleWhen: { op: 'filled', field: `${key}Month` },
      expression: {
        op: 'concat',
        separator: '-',
        args: [{ field: `${key}Year` }, { field: `${key}Month` }],
      },
    },
  ]
}
