import type { ChangeEvent } from 'react'
import type { Column } from '#platform/ui/table.tsx'
import { allOrNone, reached, type Selection, toggled } from './selection.ts'
import styles from './tick-box.module.css'

/** A box to tick, named for those who do not see what is beside it. */
export function TickBox(props: {
  label: string
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const { label, checked, onChange } = props
  return (
    <input type="checkbox" className={styles.box} aria-label={label} checked={checked} onChange={onChange} />
  )
}

/** The boxes of a list, one for all rows and one for each; with Shift all rows between. */
export function selectColumn<Row extends { id: string }>(
  {
    rows,
    selection,
    onSelect,
  }: { rows: readonly Row[]; selection: Selection; onSelect: (next: Selection) => void },
  names: { all: string; of: (row: Row) => string },
): Column<Row> {
  const keys = rows.map(({ id }) => id)
  return {
    key: 'select',
    width: '44px',
    onPhone: 'bare',
    header: (
      <TickBox
        label={names.all}
        checked={keys.every((key) => selection.chosen.has(key))}
        onChange={() => onSelect(allOrNone(selection, keys))}
      />
    ),
    cell: (row) => (
      <TickBox
        label={names.of(row)}
        checked={selection.chosen.has(row.id)}
        onChange={({ nativeEvent }) => {
          const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
          onSelect(withShift ? reached(selection, keys, row.id) : toggled(selection, row.id))
        }}
      />
    ),
  }
}
