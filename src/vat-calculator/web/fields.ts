import type { Column } from '../columns.ts'
import type { Draft } from './draft.ts'

export type Fields = {
  draft: Draft
  set(column: Column, value: string): void
  errors: ReadonlyMap<Column | null, string>
  /** Prefix of the fields' ids, so that a question can link to one */
  id: string
}

/** The props that a text field and a select need for their column. */
export function fieldOf({ draft, set, errors, id }: Fields, column: Column) {
  return {
    id: `${id}-${column}`,
    value: draft[column] ?? '',
    error: errors.get(column),
    onChange: (event: { target: { value: string } }) => set(column, event.target.value),
  }
}

export function chipsOf({ draft, set, errors, id }: Fields, column: Column) {
  return {
    name: `${id}-${column}`,
    value: draft[column] ?? '',
    error: errors.get(column),
    onChange: (value: string) => set(column, value),
  }
}
