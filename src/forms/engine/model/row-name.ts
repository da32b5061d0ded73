import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { ownValue } from './answer-kinds.ts'
import type { Answer, Field, GroupField } from './template.ts'

type Named = Pick<GroupField, 'rowLabel' | 'titleField'>

/** By its number: `Person 1`, `第1位`. */
export function rowLabel(group: Named, index: number, lang: Lang): string {
  return pickText(group.rowLabel, lang).replace('{n}', String(index + 1))
}

/** The row's own name: the answer to its title field. */
export function rowTitle(group: Named, row: unknown): string | undefined {
  const title = group.titleField === undefined ? undefined : ownValue(row, group.titleField)
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : undefined
}

/** `Person 1, ZHOU MING` */
export function rowName(group: Named, index: number, row: unknown, lang: Lang): string {
  const label = rowLabel(group, index, lang)
  const title = rowTitle(group, row)
  return title === undefined ? label : `${label}${lang === 'zh' ? '，' : ', '}${title}`
}

/** The same for a row of an evaluated group. */
export function rowNameIn(
  { field, value }: { field: Field; value: Answer | undefined },
  index: number,
  lang: Lang,
): string {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return rowName(field as GroupField, index, rows[index], lang)
}

/** The row with this id and its index from 0; undefined when the answers have none. */
export function findRow(
  answers: unknown,
  group: string,
  id: string | undefined,
): { row: unknown; index: number } | undefined {
  const rows = ownValue(answers, group)
  const index = Array.isArray(rows) ? rows.findIndex((row) => ownValue(row, '_id') === id) : -1
  return Array.isArray(rows) && index >= 0 ? { row: rows[index], index } : undefined
}
