import { DateText } from '#platform/ui/date-text.tsx'
import { useText } from '#platform/web/text.ts'
import type { FileRecord, NodeRecord } from '#work-orders/records.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import styles from './steps.module.css'
import { FileRow } from './file-row.tsx'

/** What was recorded for a step; renders nothing when nothing was. */
export function StepRecord({
  record,
  files,
}: {
  record: NodeRecord['record']
  files: readonly FileRecord[]
}) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { date, validFrom } = record
  const facts = [
    { label: t('number'), value: record.number },
    { label: t('validFrom'), value: validFrom && <DateText value={validFrom} /> },
    { label: t('date'), value: date && <DateText value={date} /> },
    { label: t('way'), value: record.way },
    { label: t('reference'), value: record.reference },
    { label: t('reason'), value: record.reason },
    { label: t('note'), value: record.note },
  ].filter((fact) => fact.value)
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.record}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <ul className={styles.rows}>
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} />
          ))}
        </ul>
      )}
    </>
  )
}
