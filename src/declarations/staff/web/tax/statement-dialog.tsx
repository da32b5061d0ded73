import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { useLang, useText } from '#platform/web/text.ts'
import {
  type ReadStatement,
  readTaxStatement,
  readTaxStatementFile,
  type StaffTax,
} from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { StatementLines } from './statement-lines.tsx'

type Of = Pick<StaffTax, 'companyId' | 'company' | 'country'>

/** A taxpayer's account statement: read first, credited where somebody says so. */
export function StatementDialog({ of, onClose }: { of: Of; onClose: () => void }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const { companyId, company, country } = of
  const [text, setText] = useState('')
  const [workbook, setWorkbook] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [found, setFound] = useState<ReadStatement>()
  const [isSent, setSent] = useState(false)
  const read = useStaffAction(readTaxStatement, { done: () => undefined, onDone: setFound })
  const askFile = async (file: File) => {
    setSending(true)
    setRefusal(undefined)
    try {
      const fields = { companyId, country }
      setFound(await uploadFile(readTaxStatementFile, file, { staff: true, quiet: true, fields }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setRefusal(failure.message)
    } finally {
      setSending(false)
    }
  }
  const ask = () => {
    setSent(true)
    if (workbook) return void askFile(workbook)
    if (text.trim() !== '') read.run({ companyId, country, text })
  }
  const dialog = {
    title: t('statementTitle', { company, country: countryName(country, lang) }),
    size: 'lg',
    onClose,
  } as const
  if (found)
    return (
      <Dialog {...dialog}>
        <StatementLines
          of={{ companyId, country }}
          found={found}
          busy={read.pending || isSending}
          onChanged={ask}
          onAnother={() => {
            setFound(undefined)
            setWorkbook(undefined)
          }}
          onClose={onClose}
        />
      </Dialog>
    )
  return (
    <FormDialog
      {...dialog}
      form={{ busy: read.pending || isSending, onSubmit: ask }}
      submit={t('read')}
      cancel={t('cancel')}
    >
      <p>{t('statementText')}</p>
      <TextField
        label={t('file')}
        className={styles.file}
        type="file"
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        error={refusal}
        onChange={({ target }) => {
          const file = target.files?.[0]
          const isWorkbook = file !== undefined && /\\.xlsx$/i.test(file.name)
          setRefusal(undefined)
          setWorkbook(isWorkbook ? file : undefined)
          if (file && !isWorkbook) void textOf(file).then(setText)
        }}
      />
      {!workbook && (
        <TextAreaField
          label={t('paste')}
          rows={6}
          spellCheck={false}
          maxLength={200_000}
          data-autofocus
          value={text}
          error={isSent && text.trim() === '' ? t('textMissing') : read.errors['text']}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </FormDialog>
  )
}

/** Older systems export in the encoding of their country: what is not UTF-8 is read as Western European. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
