import { toWire } from '#documents/wire-names.ts'
import { Button } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from './steps/staff-steps.text.ts'
import type { WorkOrderDocument } from '#work-orders/records.ts'
import { keepFile } from '#work-orders/staff/contract.ts'
import { FileRow } from './steps/file-row.tsx'
import { useMove } from './use-move.ts'
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
          <FileRow
            key={file.fileId}
            file={file}
            title={file.label}
            from={t(SENDER[file.uploadedBy])}
            actions={file.mayKeep && <KeepButton file={file} />}
          />
        ))}
      </ul>
    </section>
  )
}

/** Staff change their mind about who sees a paper of theirs. */
function KeepButton({ file }: { file: WorkOrderDocument }) {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  const { fileId, name, internal = false } = file
  const action = useMove(keepFile, { done: t(internal ? 'fileShown' : 'fileKept'), toastsAll: true })
  return (
    <Button
      size={32}
      variant="subtle"
      aria-label={t(internal ? 'showFileNamed' : 'keepFileNamed', { name })}
      loading={action.pending}
      onClick={() => action.run(toWire({ workOrderId: data.workOrder.id, fileId, internal: !internal }))}
    >
      {t(internal ? 'showFile' : 'keepFile')}
    </Button>
  )
}
