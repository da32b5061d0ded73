import { use } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { type Column, Table, type TableProps } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { WorkGroup } from '../../../work-groups.ts'
import type { DeclarationWork } from '../../contract.ts'
import type { ListT } from '../declaration-names.tsx'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { workColumns } from '../work-columns.tsx'
import { SectionHead } from './section-head.tsx'
import { isCut, sectionOf } from './sections.ts'
import { allOrNone, reached, type Selection, toggled } from '#back-office/web/frame/selection.ts'
import styles from './work-list.module.css'

type Props = {
  rows: readonly DeclarationWork[]
  shown: { page: number; pageSize: number; total: number }
  group: WorkGroup
  selection: Selection
  onSelect: (next: Selection) => void
}

/** The rows under their headings, each on one line and with its box to tick. */
export function WorkTable(props: Props) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const lang = useLang()
  const today = dayOf(useNow(), use(TimeZoneContext))
  return (
    <Table
      caption={t('title')}
      columns={[selectColumn(t, props), ...workColumns(t, { lang, group: props.group, today })]}
      rows={props.rows}
      rowKey={({ id }) => id}
      sections={sectionsOf(props, today)}
      dense
    />
  )
}

function selectColumn(t: ListT, { rows, selection, onSelect }: Props): Column<DeclarationWork> {
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

function sectionsOf(
  { rows, shown, group, selection, onSelect }: Props,
  today: Day,
): TableProps<DeclarationWork>['sections'] {
  const keyOf = (row: DeclarationWork) => sectionOf(row, group)
  const count = new Set(rows.map(keyOf)).size
  return {
    keyOf,
    head(ofSection, index) {
      const keys = ofSection.map(({ id }) => id)
      return (
        <SectionHead
          rows={ofSection}
          group={group}
          today={today}
          isWhole={!isCut(index, count, shown)}
          isChosen={keys.every((key) => selection.chosen.has(key))}
          onChoose={() => onSelect(allOrNone(selection, keys))}
        />
      )
    },
  }
}
