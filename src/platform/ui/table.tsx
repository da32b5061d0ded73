import type { MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconChevronDown, IconChevronUp } from './icons.ts'
import styles from './table.module.css'

export type Column<T> = {
  key: string
  header: ReactNode
  cell: (row: T) => ReactNode
  /** Numbers, aligned right. */
  numeric?: boolean
  /** The heading of the card that a row becomes on a phone. */
  primary?: boolean
  /** What people named: long names break, where they must, at any place. */
  named?: boolean
  /** `no` omits the column from that card, `bare` shows the cell without its header. */
  onPhone?: 'no' | 'bare'
  width?: string
  sortable?: boolean
}

type Sort = { key: string; direction: 'asc' | 'desc' }

export type TableProps<T> = {
  /** Names the table for screen readers; `showCaption` shows it too. */
  caption: string
  showCaption?: boolean
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  selectedKey?: string
  /** The whole row is a target; the first cell must still hold a link or button for the keyboard. */
  onRowClick?: (row: T) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** A last row below a strong line. */
  foot?: ReactNode
  dense?: boolean
  /** From 1280px on, text that does not fit is cut instead of broken; say it whole in a title. */
  oneLine?: boolean
  /** It may be wider than the page and has no link: the keyboard reaches it, and scrolls it with the arrows. */
  wide?: boolean
  /** Rows with the same key stand together, under a heading across the table. */
  sections?: { keyOf: (row: T) => string; head: (rows: readonly T[], index: number) => ReactNode }
}

/** Hairlines, numbers aligned right, the selected row tinted with a green edge; rows become cards on a phone. */
export function Table<T>(props: TableProps<T>) {
  const { caption, showCaption, columns, rows, sections, foot, dense, oneLine, wide } = props
  const parts = sections ? [...Map.groupBy(rows, sections.keyOf)] : [['', rows] as const]
  return (
    <div className={styles.scroll} {...(wide && { role: 'region', tabIndex: 0, 'aria-label': caption })}>
      <table className={cx(styles.table, dense && styles.dense, oneLine && styles.oneLine)}>
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} {...props} column={column} />
            ))}
          </tr>
        </thead>
        {parts.map(([key, part], index) => (
          <tbody key={key}>
            {sections && (
              <tr className={styles.section}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {sections.head(part, index)}
                </th>
              </tr>
            )}
            {part.map((row) => (
              <TableRow key={props.rowKey(row)} {...props} row={row} />
            ))}
          </tbody>
        ))}
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}

function TableRow<T>({
  row,
  columns,
  rowKey,
  selectedKey,
  onRowClick,
}: Pick<TableProps<T>, 'columns' | 'rowKey' | 'selectedKey' | 'onRowClick'> & { row: T }) {
  const isSelected = rowKey(row) === selectedKey
  return (
    <tr
      className={cx(isSelected && styles.selected, onRowClick && styles.clickable)}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onRowClick && ((event) => !isControl(event) && onRowClick(row))}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          className={cx(
            column.numeric && styles.numeric,
            column.primary && styles.primary,
            column.named && styles.named,
            column.onPhone === 'no' && styles.notOnPhone,
          )}
        >
          {!column.primary && column.onPhone !== 'bare' && (
            <span className={styles.phoneLabel} aria-hidden="true">
              {column.header}
            </span>
          )}
          <span className={styles.value}>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  )
}

function HeaderCell<T>({ column, sort, onSort }: TableProps<T> & { column: Column<T> }) {
  const sorted = sort?.key === column.key ? sort.direction : undefined
  const className = cx(column.numeric && styles.numeric)
  if (!column.sortable || !onSort)
    return (
      <th scope="col" className={className} style={{ width: column.width }}>
        {column.header}
      </th>
    )
  const Icon = sorted === 'asc' ? IconChevronUp : IconChevronDown
  return (
    <th
      scope="col"
      className={className}
      style={{ width: column.width }}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={cx(styles.sort, sorted && styles.sorted)}
        onClick={() => onSort({ key: column.key, direction: sorted === 'asc' ? 'desc' : 'asc' })}
      >
        {column.header}
        <Icon size={14} />
      </button>
    </th>
  )
}

/** A click on a link, button or field inside the row is handled there. */
function isControl(event: MouseEvent): boolean {
  return (event.target as HTMLElement).closest('a, button, input, select, label, summary') !== null
}
