import { type FormEvent, useState } from 'react'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import { BOOK_FORMATS, staffExportBooks } from '../../contract.ts'
import type { invoicesText } from './invoices.text.ts'

/** The books of a month as a file, for the bookkeeper or the tax adviser. */
export function ExportBooksDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useText<typeof invoicesText>('invoices')
  const [wanted, setWanted] = useState(month)
  const [format, setFormat] = useState<(typeof BOOK_FORMATS)[number]>('xlsx')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string }>()
  const take = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(undefined)
    void downloadFile(staffExportBooks, { month: wanted, format }, { staff: true })
      .then(onClose, (error: unknown) => {
        setRefusal({ message: error instanceof CallFailure ? error.message : t('exportFailed') })
      })
      .finally(() => setBusy(false))
  }
  return (
    <FormDialog
      title={t('exportTitle')}
      onClose={onClose}
      form={{ busy, refusal, onSubmit: take }}
      submit={t('exportDo')}
      cancel={t('cancel')}
    >
      <p>{t('exportText')}</p>
      <TextField
        label={t('month')}
        type="month"
        required
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ChoiceChips
        name="format"
        legend={t('exportFormat')}
        look="list"
        value={format}
        onChange={(value) => setFormat(BOOK_FORMATS.find((one) => one === value) ?? 'xlsx')}
        options={BOOK_FORMATS.map((value) => ({
          value,
          label: t(`format_${value}`),
          detail: t(`formatFor_${value}`),
        }))}
      />
    </FormDialog>
  )
}
