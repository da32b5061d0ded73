import type { OutputOf } from '#platform/shared/call.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { MAPPED_TYPES, type MappedType } from '../formats/type-words.ts'
import { listTypeWords, type previewMapping } from '../mapping-contract.ts'
import type { importsText } from './imports.text.ts'
import { saidType, unassignedRows, withType } from './type-choices.ts'

type Mapping = OutputOf<typeof previewMapping>['mapping']
type Props = { importId: string; column: string; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** The words of the type column with how many rows have them: each is read as it usually is, or as it is said here. */
export function TypeWords({ importId, column, mapping, onChange }: Props) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const found = useCallQuery(listTypeWords, { importId, column })
  if (!found.data || found.isPlaceholderData)
    return found.error ? <p role="alert">{found.error.message}</p> : <SkeletonRows label={t('loading')} />
  const { words, others, rows, isWhole } = found.data
  const open = unassignedRows(words, mapping.types)
  return (
    <Stack gap={12}>
      <Table
        caption={t('typeWords')}
        showCaption
        dense
        columns={[
          { key: 'word', header: t('columnWord'), primary: true, cell: ({ word }) => word || t('blank') },
          {
            key: 'rows',
            header: t('columnWordRows'),
            numeric: true,
            cell: ({ count }) => formatQuantity(count, lang),
          },
          { key: 'type', header: t('columnCountsAs'), cell: choiceCell },
        ]}
        rows={words.map((one) => ({
          ...one,
          said: saidType(one, mapping.types),
          onSay: (type: MappedType | null) => onChange(withType(mapping, one, type)),
        }))}
        rowKey={({ word }) => word}
      />
      <small>
        {t('typeWordsLead', { column })}{' '}
        {!isWhole && t('typeWordsPart', { rows: formatQuantity(rows, lang) })}{' '}
        {others > 0 && t('typeWordsOthers', { count: others })}
      </small>
      {open > 0 && (
        <p role="status">{t('typeWordsOpen', { count: open, rows: formatQuantity(open, lang) })}</p>
      )}
    </Stack>
  )
}

type Choice = { word: string; said: MappedType | null; onSay: (type: MappedType | null) => void }

const choiceCell = (one: Choice) => <TypeChoice {...one} />

function TypeChoice({ word, said, onSay }: Choice) {
  const t = useText<typeof importsText>('imports')
  return (
    <SelectField
      label={t('countsAsOf', { word: word || t('blank') })}
      hideLabel
      value={said ?? ''}
      placeholder={t('chooseType')}
      options={MAPPED_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
      onChange={({ target }) => onSay(MAPPED_TYPES.find((one) => one === target.value) ?? null)}
    />
  )
}
