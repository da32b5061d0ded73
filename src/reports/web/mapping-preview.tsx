import type { OutputOf } from '#platform/shared/call.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { MAPPED_TYPES } from '../formats/type-words.ts'
import type { previewMapping } from '../mapping-contract.ts'
import type { importsText } from './imports.text.ts'
import { SHOWN_FIELDS } from './shown-fields.ts'

type Preview = OutputOf<typeof previewMapping>

const dayCell = ({ day }: Preview['rows'][number]) => day !== null && <DateText value={day} format="medium" />

function TypeName({ type }: { type: string }) {
  const t = useText<typeof importsText>('imports')
  const known = MAPPED_TYPES.find((one) => one === type)
  return known ? t(`type_${known}`) : type
}
const typeCell = ({ type }: Preview['rows'][number]) => <TypeName type={type} />

/** How the first rows read, or what is still to be matched before that can be shown. */
export function MappingPreview({ preview: { missing, rows } }: { preview: Preview }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  if (missing.length > 0) {
    const fields = SHOWN_FIELDS.filter((field) => missing.includes(field)).map((field) => t(`field_${field}`))
    return (
      <p role="status">
        {t('previewMissing', { fields: (fields.length > 0 ? fields : missing).join(', ') })}
      </p>
    )
  }
  return (
    <Table
      caption={t('preview')}
      showCaption
      dense
      columns={[
        { key: 'order', header: t('field_orderId'), primary: true, cell: ({ orderId }) => orderId },
        {
          key: 'day',
          header: t('field_date'),
          cell: dayCell,
        },
        { key: 'type', header: t('field_type'), cell: typeCell },
        { key: 'way', header: t('field_arrive'), cell: ({ depart, arrive }) => `${depart} → ${arrive}` },
        {
          key: 'amount',
          header: t('field_gross'),
          numeric: true,
          cell: ({ amount }) => amount !== null && formatMoney(amount, lang),
        },
        {
          key: 'problems',
          header: t('columnIssues'),
          cell: ({ problems }) => problems.map(({ reason }) => reason).join(' '),
        },
      ]}
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  )
}
