import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { showAnswerOfFile } from '../review/show-answer.ts'
import type { staffStepsText } from '../steps/staff-steps.text.ts'
import styles from '../steps/steps.module.css'
import { useWorkOrder } from '../work-order-scope.ts'

/** The file's name with the question or step it belongs to; one of a form leads back to its answer. */
export function FileName({ file }: { file: FileRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data, viewerBeside } = useWorkOrder()
  const label = data.documents.find(({ fileId }) => fileId === file.fileId)?.label
  const isAnswer = data.forms.some(({ files }) => files.some(({ fileId }) => fileId === file.fileId))
  return (
    <div className={styles.viewerName}>
      <h3 title={file.name}>{file.name}</h3>
      {label !== undefined &&
        // Over the form there is nothing to be led to.
        (isAnswer && viewerBeside ? (
          <button
            type="button"
            title={t('toAnswer')}
            className={styles.toAnswer}
            onClick={() => showAnswerOfFile(file.fileId)}
          >
            {label}
          </button>
        ) : (
          <span>{label}</span>
        ))}
    </div>
  )
}
