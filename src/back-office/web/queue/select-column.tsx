import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import { allOrNone, reached, type Selection, toggled } from '../frame/selection.ts'
import type { queueFilterText } from './queue-filter.text.ts'
import type { QueueRow } from './queue-row.ts'
import styles from './queue-filter.module.css'

type Props = { rows: readonly QueueRow[]; selection: Selection; onSelect: (next: Selection) => void }

/** The boxes to tick; with Shift all rows between. */
export function selectColumn(
  t: Translate<typeof queueFilterText>,
  { rows, selection, onSelect }: Props,
): Column<QueueRow> {
  const keys = rows.map(({ id }) => id)
  return {
    key: 'select',
    width: '44px',
    onPhone: 'bare',
    header: (
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('selectAll')}
        checked={keys.every((key) => selection.chosen.has(key))}
        onChange={() => onSelect(allOrNone(selection, keys))}
      />
    ),
    cell: ({ id, number, company }) => (
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('selectNamed', { number, company: company.name })}
        checked={selection.chosen.has(id)}
        onChange={({ nativeEvent }) => {
          const withShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
          onSelect(withShift ? reached(selection, keys, id) : toggled(selection, id))
        }}
      />
    ),
  }
}
