import { listDocuments } from '#documents/vault-contract.ts'
import { UploadBox, type useUploadBox } from '#documents/web/public.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'

const MOST_SHOWN = 100

/** A new upload, or a file that the company has here already. */
export function ProofFile(props: {
  box: ReturnType<typeof useUploadBox>
  earlier: string
  onEarlier: (uploadId: string) => void
  /** What the file is; a proof of payment unless said otherwise. */
  label?: string
  error: string | undefined
}) {
  const { box, earlier, onEarlier, label, error } = props
  const t = useText<typeof taxPaymentText>('tax-payment')
  // Bank papers have no kind of their own among the documents: they are kept as other ones.
  const found = useCallQuery(listDocuments, { usable: 'true', kind: 'OTHER', pageSize: MOST_SHOWN })
  const options = (found.data?.records ?? [])
    .filter(({ origin }) => origin === 'FILE')
    .map(({ uploadId, name }) => ({ value: uploadId, label: name }))
  return (
    <>
      <div role="group" aria-label={label ?? t('proofFile')}>
        <UploadBox box={box} error={error} />
      </div>
      {options.length > 0 && !box.file && (
        <SelectField
          label={t('earlier')}
          optional
          placeholder={t('noEarlier')}
          value={earlier}
          options={options}
          onChange={({ target }) => onEarlier(target.value)}
        />
      )}
    </>
  )
}
