import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { countryName } from '#platform/shared/countries.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { keepReceipt, uploadReceipt } from '../../receipt-contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import styles from '../declarations-staff.module.css'
import { workWordOf } from '../quantity-words.ts'

type Props = { work: DeclarationWorkDetail; onClose: () => void }
type Typed = { reference: string; day: string; time: string }

/** The file, and what stands on it: the reference and the moment. */
export function ReceiptDialog({ work, onClose }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const [file, setFile] = useState<File>()
  const [typed, setTyped] = useState<Typed>({ reference: work.reference ?? '', day: '', time: '' })
  const [missing, setMissing] = useState<Partial<Record<keyof Typed | 'file', string>>>({})
  const [isSending, setSending] = useState(false)
  const keep = useStaffAction(keepReceipt, { done: t('receiptDone'), onDone: onClose, toastsAll: true })
  const at = { companyId: work.company.id, id: work.id }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: missing[name] ?? keep.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const submit = async () => {
    const lacks = {
      ...(!file && { file: t('receiptFileMissing') }),
      ...(typed.reference.trim() === '' && { reference: t(workWordOf(work, 'referenceMissing')) }),
      ...(typed.day === '' && { day: t('receiptDayMissing') }),
      ...(typed.time === '' && { time: t('receiptTimeMissing') }),
    }
    setMissing(lacks)
    if (!file || Object.keys(lacks).length > 0) return
    setSending(true)
    try {
      const { uploadId } = await uploadFile(uploadReceipt, file, { staff: true, quiet: true, fields: at })
      keep.run({ ...at, ...typed, uploadId })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setMissing({ file: failure.message })
    } finally {
      setSending(false)
    }
  }
  return (
    <FormDialog
      title={t(workWordOf(work, 'receipt'))}
      onClose={onClose}
      form={{ busy: isSending || keep.pending, onSubmit: () => void submit() }}
      submit={t('receiptNow')}
      cancel={t('cancel')}
    >
      <p>{t('receiptText')}</p>
      <TextField
        label={t('receiptFile')}
        help={t('receiptFileHelp')}
        className={styles.file}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        error={missing.file}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <TextField
        label={t(workWordOf(work, 'reference'))}
        help={t('referenceHelp')}
        maxLength={80}
        spellCheck={false}
        {...field('reference')}
      />
      <Row gap={16} align="start">
        <TextField label={t('receiptDay')} type="date" {...field('day')} />
        <TextField
          label={t('receiptTime')}
          help={t('receiptTimeHelp', { country: countryName(work.country, lang) })}
          type="time"
          {...field('time')}
        />
      </Row>
    </FormDialog>
  )
}
