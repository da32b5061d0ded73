import { useState } from 'react'
import { importStatement } from '#payments/staff/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { showNotification } from '#platform/web/toasts.ts'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { ordersStaffText } from '#orders/staff/web/orders-staff.text.ts'
import type { paymentsStaffText } from './payments-staff.text.ts'
import { importOutcome } from './import-outcome.ts'
import styles from './payments.module.css'

type Imported = OutputOf<typeof importStatement>

/** A bank's CSV, as a file or pasted. What was not booked stays visible until the dialog is closed. */
export function PaymentsImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const os = useText<typeof ordersStaffText>('orders-staff')
  const [csv, setCsv] = useState('')
  const [asked, setAsked] = useState(false)
  const [imported, setImported] = useState<Imported>()
  const send = useStaffAction(importStatement, {
    done: () => undefined,
    onDone(data) {
      const { booked, known, outgoing, problems } = data
      const { tone, staysOpen } = importOutcome(data)
      const text =
        tone === 'bad'
          ? t('importFailed', { count: problems.length })
          : t('imported', { booked, known, outgoing })
      showNotification({ text, tone })
      if (staysOpen) setImported(data)
      else onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t('importTitle')}
      form={{
        busy: send.pending,
        onSubmit: () => {
          setAsked(true)
          if (csv.trim() !== '') send.run({ csv })
        },
      }}
      submit={t('importNow')}
      cancel={os('back')}
    >
      <p>{t('importText')}</p>
      <TextField
        label={t('file')}
        className={styles.file}
        type="file"
        accept=".csv,text/csv,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void readText(file).then(setCsv)
        }}
      />
      <TextAreaField
        label={t('paste')}
        rows={6}
        spellCheck={false}
        value={csv}
        onChange={(event) => setCsv(event.target.value)}
        error={send.errors['csv'] ?? (asked && csv.trim() === '' ? t('importNothing') : undefined)}
      />
      {imported && <Problems imported={imported} />}
    </FormDialog>
  )
}

/** Many banks export in an older encoding: what is not UTF-8 is read as that. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function Problems({ imported }: { imported: Imported }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  return (
    <Notice tone="bad" title={t('problems')}>
      <p>{t('imported', { booked: imported.booked, known: imported.known, outgoing: imported.outgoing })}</p>
      <ul className={styles.problems}>
        {imported.problems.map(({ line, column, problem }) => (
          <li key={`${line}-${column}-${problem}`}>
            {t('problemLine', { line, column: columnName(t, column), problem: t(`problem_${problem}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const COLUMNS = ['line', 'bankId', 'day', 'amount', 'currency', 'reference', 'payer'] as const

function columnName(t: ReturnType<typeof useText<typeof paymentsStaffText>>, column: string): string {
  const known = COLUMNS.find((candidate) => candidate === column)
  return known ? t(`column_${known}`) : column
}
