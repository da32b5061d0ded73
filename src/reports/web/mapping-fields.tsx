import type { OutputOf } from '#platform/shared/call.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { MARKETPLACE_NAMES, OTHER_MARKETPLACE, OWN_SHOP } from '../formats/marketplace-choices.ts'
import type { previewMapping } from '../mapping-contract.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'
import { withColumn, withConstant } from './mapping-changes.ts'
import type { MappingErrors } from './mapping-errors.ts'
import { marketplaceChoice } from './marketplace-choice.ts'
import { SHOWN_FIELDS, type ShownField } from './shown-fields.ts'

type Preview = OutputOf<typeof previewMapping>
type Mapping = Preview['mapping']

/** What one file may have in common in all its rows. */
const CONSTANTS: ReadonlySet<ShownField> = new Set(['type', 'marketplace', 'depart', 'currency'])
/** A whole file of anything else is nobody’s export. */
const CONSTANT_TYPES = ['SALE', 'REFUND', 'FC_TRANSFER'] as const
const DATES = ['AUTO', 'DMY', 'MDY', 'YMD'] as const
const NUMBERS = ['AUTO', 'POINT', 'COMMA'] as const
const REFUNDS = ['NEGATIVE', 'POSITIVE'] as const

type FieldsProps = {
  preview: Preview
  mapping: Mapping
  errors: MappingErrors
  onChange: (mapping: Mapping) => void
}

/** Which column is what, and how the file writes days, amounts and refunds; each with what is wrong with it. */
export function MappingFields({ preview, mapping, errors, onChange }: FieldsProps) {
  const t = useText<typeof importsText>('imports')
  const examples = examplesByName(preview)
  const columns = [...examples.keys()].map((name) => ({ value: name, label: name }))
  return (
    <div className={styles.fields}>
      {SHOWN_FIELDS.map((field) => {
        const column = mapping.columns[field]
        const hasConstant = CONSTANTS.has(field) && column === undefined
        return (
          <div key={field} className={styles.two}>
            <SelectField
              label={t(`field_${field}`)}
              value={column ?? ''}
              options={[{ value: '', label: t('noColumn') }, ...columns]}
              help={column !== undefined && examplesText(examples.get(column))}
              error={!hasConstant && errors.at(field) !== null && t('fieldMissing')}
              onChange={({ target }) => onChange(withColumn(mapping, field, target.value))}
            />
            {hasConstant && <Constant field={field} mapping={mapping} errors={errors} onChange={onChange} />}
          </div>
        )
      })}
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
        error={errors.numbers !== null && t('numbersDiffer', { amount: errors.numbers })}
        onChange={({ target }) =>
          onChange({ ...mapping, numbers: NUMBERS.find((one) => one === target.value) ?? 'AUTO' })
        }
      />
      <SelectField
        label={t('refunds')}
        value={mapping.refunds}
        options={REFUNDS.map((value) => ({ value, label: t(`refunds_${value}`) }))}
        error={errors.refund !== null && t('refundPositive', { order: errors.refund })}
        onChange={({ target }) =>
          onChange({ ...mapping, refunds: REFUNDS.find((one) => one === target.value) ?? 'NEGATIVE' })
        }
      />
    </div>
  )
}

/** Of two columns with the same name the first is read. */
function examplesByName({ header, examples }: Preview): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  header.forEach((name, place) => {
    if (name.trim() !== '' && !found.has(name)) found.set(name, examples[place] ?? [])
  })
  return found
}

const examplesText = (examples: readonly string[] = []): string => examples.join(' · ')

type ConstantProps = Omit<FieldsProps, 'preview'> & { field: ShownField }

/** What all rows have in common; of types and marketplaces there are few, and another word would be wrong in every row. */
function Constant({ field, mapping, errors, onChange }: ConstantProps) {
  const t = useText<typeof importsText>('imports')
  const value = mapping.constants[field] ?? ''
  const found = errors.at(field)
  const frame = {
    label: t('constant', { field: t(`field_${field}`) }),
    error: found === 'NOT_UNDERSTOOD' ? t('constantUnknown', { value }) : found && t('fieldMissing'),
  }
  const say = ({ target }: { target: { value: string } }) =>
    onChange(withConstant(mapping, field, target.value))
  if (field === 'type')
    return (
      <SelectField
        {...frame}
        value={value}
        placeholder={t('chooseType')}
        options={CONSTANT_TYPES.map((type) => ({ value: type, label: t(`type_${type}`) }))}
        onChange={say}
      />
    )
  if (field !== 'marketplace')
    return <TextField {...frame} maxLength={100} defaultValue={value} onBlur={say} />
  const choice = marketplaceChoice(value, found === null, [
    { value: OWN_SHOP, label: t('ownShop') },
    ...MARKETPLACE_NAMES.map((name) => ({ value: name, label: name })),
    { value: OTHER_MARKETPLACE, label: t('otherMarketplace') },
  ])
  return <SelectField {...frame} {...choice} placeholder={t('chooseType')} onChange={say} />
}
