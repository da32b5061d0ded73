import { listDocuments } from '#documents/vault-contract.ts'
import { UploadBox, type useUploadBox } from '#documents/web/public.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { SellerLine } from '../contract.ts'
import type { ledgerText } from './ledger.text.ts'

const MOST_SHOWN = 100

/** A new upload, or a file that is here already: one document may have several rates. */
export function DocumentChoice(props: {
  box: ReturnType<typeof useUploadBox>
  line: SellerLine | undefined
  value: string
  onChange: (uploadId: string) => void
  error: string | undefined
}) {
  const { box, line, value, onChange, error } = props
  const t = useText<typeof ledgerText>('ledger')
  const found = useCallQuery(listDocuments, { usable: 'true', kind: 'INPUT_TAX', pageSize: MOST_SHOWN })
  const files = (found.data?.records ?? []).map(({ uploadId, name }) => ({ value: uploadId, label: name }))
  const own = line && { value: line.document.uploadId, label: line.document.name }
  const options = own && !files.some((file) => file.value === own.value) ? [own, ...files] : files
  return (
    <>
      <div role="group" aria-label={t('document')}>
        <UploadBox box={box} error={box.file ? undefined : error} />
      </div>
      {options.length > 0 && !box.file && (
        <SelectField
          label={t('earlierFile')}
          optional
          placeholder={t('noEarlierFile')}
          value={value}
          options={options}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
