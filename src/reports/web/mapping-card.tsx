import { useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { importDetail, listImports } from '../contract.ts'
import { listMappings, previewMapping, saveMapping } from '../mapping-contract.ts'
import { MAPPED_TYPES } from '../formats/type-words.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'
import { withColumn, withConstant } from './mapping-changes.ts'
import { TypeWords } from './type-words.tsx'

type Preview = OutputOf<typeof previewMapping>
type Mapping = Preview['mapping']

/** Those that every sale has, then those that help. */
const SHOWN = [
  'date',
  'type',
  'orderId',
  'marketplace',
  'depart',
  'arrive',
  'gross',
  'currency',
  'refunded',
  'saleDate',
  'quantity',
  'sku',
  'buyerNumber',
  'document',
  'documentDate',
  'vatRate',
] as const
/** What one file may have in common in all its rows. */
const CONSTANTS: ReadonlySet<string> = new Set(['type', 'marketplace', 'depart', 'currency'])
/** A whole file of anything else is nobody’s export. */
const CONSTANT_TYPES = ['SALE', 'REFUND', 'FC_TRANSFER'] as const
const DATES = ['AUTO', 'DMY', 'MDY', 'YMD'] as const
const NUMBERS = ['AUTO', 'POINT', 'COMMA'] as const
const REFUNDS = ['NEGATIVE', 'POSITIVE'] as const

/** Says which column is what, with a preview that follows at once. */
export function MappingCard({ importId }: { importId: string }) {
  const t = useText<typeof importsText>('imports')
  const [changed, setChanged] = useState<Mapping>()
  const [name, setName] = useState('')
  const preview = useCallQuery(previewMapping, { importId, ...(changed && { mapping: changed }) })
  const save = useCallMutation(saveMapping, {
    invalidates: [importDetail, listImports, listMappings],
    onSuccess: () => showMessage(t('mapped'), 'good'),
  })
  if (!preview.data)
    return (
      <Card title={t('mapping')}>
        {preview.error ? <p role="alert">{preview.error.message}</p> : <SkeletonRows label={t('loading')} />}
      </Card>
    )
  const mapping = changed ?? preview.data.mapping
  const { missing, header } = preview.data
  const isReady = missing.length === 0 && name.trim() !== ''
  return (
    <Card title={t('mapping')}>
      <Stack gap={20}>
        <p>{t('mappingLead')}</p>
        <Fields header={header} mapping={mapping} onChange={setChanged} />
        {mapping.columns.type !== undefined && (
          <TypeWords
            key={mapping.columns.type}
            importId={importId}
            column={mapping.columns.type}
            mapping={mapping}
            onChange={setChanged}
          />
        )}
        <PreviewRows preview={preview.data} />
        <TextField
          label={t('mappingName')}
          help={t('mappingNameHelp')}
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <span>
          <Button
            variant="primary"
            disabled={!isReady}
            loading={save.isPending}
            onClick={() => save.mutate({ importId, name: name.trim(), mapping })}
          >
            {t('saveMapping')}
          </Button>
        </span>
      </Stack>
    </Card>
  )
}

type FieldsProps = { header: readonly string[]; mapping: Mapping; onChange: (mapping: Mapping) => void }

function Fields({ header, mapping, onChange }: FieldsProps) {
  const t = useText<typeof importsText>('imports')
  const columns = [...new Set(header.filter((name) => name.trim() !== ''))]
  return (
    <div className={styles.fields}>
      {SHOWN.map((field) => (
        <div key={field} className={styles.two}>
          <SelectField
            label={t(`field_${field}`)}
            value={mapping.columns[field] ?? ''}
            options={[
              { value: '', label: t('noColumn') },
              ...columns.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => onChange(withColumn(mapping, field, target.value))}
          />
          {CONSTANTS.has(field) && mapping.columns[field] === undefined && (
            <Constant field={field} mapping={mapping} onChange={onChange} />
          )}
        </div>
      ))}
      <SelectField
        label={t('dates')}
        value={mapping.dates}
        options={DATES.map((value) => ({ value, label: t(`dates_${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...mapping, dates: DATES.find((one) => one === target.value) ?? 'AUTO' })
        }
      />
      <SelectField
        label={t('numbers')}
        value={mapping.numbers}
        options={NUMBERS.map((value) => ({ value, label: t(`numbers_${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...mapping, numbers: NUMBERS.find((one) => one === target.value) ?? 'AUTO' })
        }
      />
      <SelectField
        label={t('refunds')}
        value={mapping.refunds}
        options={REFUNDS.map((value) => ({ value, label: t(`refunds_${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...mapping, refunds: REFUNDS.find((one) => one === target.value) ?? 'NEGATIVE' })
        }
      />
    </div>
  )
}

type ConstantProps = Omit<FieldsProps, 'header'> & { field: (typeof SHOWN)[number] }

/** What all rows have in common; of types there are few. */
function Constant({ field, mapping, onChange }: ConstantProps) {
  const t = useText<typeof importsText>('imports')
  const value = mapping.constants[field] ?? ''
  const label = t('constant', { field: t(`field_${field}`) })
  return field === 'type' ? (
    <SelectField
      label={label}
      value={value}
      placeholder={t('chooseType')}
      options={CONSTANT_TYPES.map((type) => ({ value: type, label: t(`type_${type}`) }))}
      onChange={({ target }) => onChange(withConstant(mapping, field, target.value))}
    />
  ) : (
    <TextField
      label={label}
      maxLength={100}
      defaultValue={value}
      onBlur={({ target }) => onChange(withConstant(mapping, field, target.value))}
    />
  )
}

const dayCell = ({ day }: Preview['rows'][number]) => day !== null && <DateText value={day} format="medium" />

function TypeName({ type }: { type: string }) {
  const t = useText<typeof importsText>('imports')
  const known = MAPPED_TYPES.find((one) => one === type)
  return known ? t(`type_${known}`) : type
}
const typeCell = ({ type }: Preview['rows'][number]) => <TypeName type={type} />

function PreviewRows({ preview: { missing, rows } }: { preview: Preview }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  if (missing.length > 0) {
    const fields = SHOWN.filter((field) => missing.includes(field)).map((field) => t(`field_${field}`))
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
