import { useState } from 'react'
import { useCallForm } from '#accounts/web/public.tsx'
import { listDocuments } from '#documents/vault-contract.ts'
import { UploadBox, useUploadBox } from '#documents/web/public.tsx'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useDiscardGuard } from '#platform/web/use-discard-guard.tsx'
import { showMessage } from '#platform/web/toasts.ts'
import { listLedger, sendDocuments } from '../contract.ts'
import { type Box, errorPlace, uploadIdsOf, withBox, withoutBox } from './send-boxes.ts'
import { countriesFirst } from './countries-first.ts'
import type { ledgerText } from './ledger.text.ts'

/** Sends documents as they are, for us to enter. */
export function SendDialog({ registered, onClose }: { registered: readonly string[]; onClose: () => void }) {
  const t = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  const [country, setCountry] = useState(registered[0] ?? 'DE')
  const [boxes, setBoxes] = useState<readonly Box[]>([{ key: 0 }])
  const uploadIds = uploadIdsOf(boxes)
  const isSending = boxes.some((box) => box.isSending)
  const guard = useDiscardGuard(uploadIds.length > 0 || isSending)
  const form = useCallForm(sendDocuments, {
    read: () => ({ country, uploadIds }),
    // What is on its way would be left out, and broken off with the dialog.
    check: (): Record<string, string> =>
      isSending
        ? { uploadIds: t('stillSending') }
        : uploadIds.length === 0
          ? { uploadIds: t('fileMissing') }
          : {},
    onDone({ ids }) {
      showMessage(t('sentDone', { count: ids.length }), 'good')
      void invalidateReads([listLedger, listDocuments]).catch(() => undefined)
      guard.release()
      onClose()
    },
  })
  const change = (key: number, said: Partial<Box>) => setBoxes((before) => withBox(before, key, said))
  return (
    <FormDialog
      title={t('sendTitle')}
      size="lg"
      onClose={() => guard.ask(onClose)}
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
      {boxes.map((box, place) => (
        <OneFile
          key={box.key}
          label={place === 0 ? t('document') : t('sendNth', { count: place + 1 })}
          error={place === errorPlace(boxes) ? form.errors['uploadIds'] : undefined}
          onFile={(uploadId) => change(box.key, { uploadId })}
          onSending={(sending) => change(box.key, { isSending: sending })}
          onRemove={
            box.uploadId === undefined ? undefined : () => setBoxes((before) => withoutBox(before, box.key))
          }
        />
      ))}
      {guard.dialog}
    </FormDialog>
  )
}

type FileProps = {
  label: string
  error: string | undefined
  onFile: (uploadId: string) => void
  onSending: (isSending: boolean) => void
  /** Absent of an empty box. */
  onRemove: (() => void) | undefined
}

function OneFile({ label, error, onFile, onSending, onRemove }: FileProps) {
  const t = useText<typeof ledgerText>('ledger')
  const box = useUploadBox({ onFile, onSending })
  return (
    <div role="group" aria-label={label}>
      <UploadBox box={box} error={error} />
      {onRemove && (
        <Button
          size={32}
          variant="subtle"
          aria-label={t('leaveOutNamed', { name: box.file?.name ?? label })}
          onClick={onRemove}
        >
          {t('leaveOut')}
        </Button>
      )}
    </div>
  )
}
