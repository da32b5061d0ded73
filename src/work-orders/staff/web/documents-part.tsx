import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from './steps/staff-steps.text.ts'
import { FileRow } from './steps/file-row.tsx'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './steps/steps.module.css'

const SENDER = { seller: 'fromSeller', invited: 'fromInvited', staff: 'fromUs' } as const

/** Every file of the work order, with the question or step it belongs to. */
export function DocumentsPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('documents')}</h3>
      {data.documents.length === 0 && <p className={styles.quiet}>{t('noDocuments')}</p>}
      <ul className={styles.rows}>
        {data.documents.map((file) => (
          <FileRow key={file.fileId} file={file} title={file.label} from={t(SENDER[file.uploadedBy])} />
        ))}
      </ul>
    </section>
  )
}
