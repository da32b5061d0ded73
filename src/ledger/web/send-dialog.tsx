import { useState } from 'react'
import { useCallForm } from '#accounts/web/public.tsx'
import { listDocuments } from '#documents/vault-contract.ts'
import { UploadBox, useUploadBox } from '#documents/web/public.tsx'
import { countryName } from '#platform/shared/countries.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listLedger, MOST_SENT, sendDocuments } from '../contract.ts'
import { countriesFirst } from './countries-first.ts'
import type { ledgerText } from './ledger.text.ts'

/** Sends documents as they are, for us to enter. */
export function SendDialog({ registered, onClose }: { registered: readonly string[]; onClose: () => void }) {
  const t = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  const [country, setCountry] = useState(registered[0] ?? 'DE')
  /** By place: of an empty box nothing yet. */
  const [files, setFiles] = useState<readonly string[]>([])
  const form = useCallForm(sendDocuments, {
    read: () => ({ country, uploadIds: [...files] }),
    check: ({ uploadIds }): Record<string, string> =>
      uploadIds.length === 0 ? { uploadIds: t('fileMissing') } : {},
    onDone({ ids }) {
      showMessage(t('sentDone', { count: ids.length }), 'good')
      void invalidateReads([listLedger, listDocuments]).catch(() => undefined)
      onClose()
    },
  })
  const keep = (place: number) => (uploadId: string) =>
    setFiles((before) => [...before.slice(0, place), uploadId, ...before.slice(place + 1)])
  const boxes = Math.min(files.length + 1, MOST_SENT)
  return (
    <FormDialog
      title={t('sendTitle')}
      size="lg"
      onClose={onClose}
      form={form}
      submit={t('sendNow')}
      cancel={t('cancel')}
    >
      <p>{t('sendLead')}</p>
      <SelectField
        label={t('country')}
        value={country}
        options={countriesFirst(registered, lang).map((value) => ({
          value,
          label: countryName(value, lang),
        }))}
        help={registered.includes(country) ? undefined : t('noNumber')}
        error={form.errors['country']}
        onChange={({ target }) => setCountry(target.value)}
      />
      {Array.from({ length: boxes }, (_, place) => (
        <OneFile
          key={place}
          label={place === 0 ? t('document') : t('sendNth', { count: place + 1 })}
          error={place === 0 && files.length === 0 ? form.errors['uploadIds'] : undefined}
          onFile={keep(place)}
        />
      ))}
    </FormDialog>
  )
}

type FileProps = { label: string; error: string | undefined; onFile: (uploadId: string) => void }

function OneFile({ label, error, onFile }: FileProps) {
  const box = useUploadBox({ onFile })
  return (
    <div role="group" aria-label={label}>
      <UploadBox box={box} error={error} />
    </div>
  )
}
