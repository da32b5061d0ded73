import type { WorkGroup } from '../../../work-groups.ts'
import type { DeclarationWork } from '../../contract.ts'

type Row = Pick<DeclarationWork, 'country' | 'scheme' | 'dueAt' | 'status'>

/** Rows with the same key stand under one heading: within a due day, country by country. */
export function sectionOf(row: Row, group: WorkGroup): string {
  const place = row.scheme === 'LOCAL' ? row.country : row.scheme
  if (group === 'STATE') return row.status
  return group === 'COUNTRY' ? place : `${row.dueAt ?? 'none'} ${place}`
}

type Shown = { page: number; pageSize: number; total: number }

/** Whether a section may go on before or behind the page, so that nobody knows how many rows it has. */
export const isCut = (index: number, sections: number, { page, pageSize, total }: Shown): boolean =>
  (index === 0 && page > 1) || (index === sections - 1 && page * pageSize < total)
