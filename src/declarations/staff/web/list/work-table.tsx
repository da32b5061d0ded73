import { use } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Table, type TableProps } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { WorkGroup } from '../../../work-groups.ts'
import type { DeclarationWork } from '../../contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import { workColumns } from '../work-columns.tsx'
import { SectionHead } from './section-head.tsx'
import { isCut, sectionOf } from './sections.ts'
import { selectColumn } from '#back-office/web/frame/select-column.tsx'
import { allOrNone, type Selection } from '#back-office/web/frame/selection.ts'

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
      columns={[
        selectColumn(props, {
          all: t('selectAll'),
          of: ({ number, company }) => t('selectNamed', { number, company: company.name }),
        }),
        ...workColumns(t, { lang, group: props.group, today }),
      ]}
      rows={props.rows}
      rowKey={({ id }) => id}
      sections={sectionsOf(props, today)}
      dense
    />
  )
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
