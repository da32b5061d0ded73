import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { IconArrowBackUp, IconCheck } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { acceptNode } from '#work-orders/staff/steps-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'
import { FileRow } from './file-row.tsx'
import { DocumentReturn } from './document-return.tsx'

/** A signed document, or the proof of a task: to be accepted or returned. */
export function DocumentDecision({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const [returning, setReturning] = useState(false)
  const place = useFollowingFocus<HTMLDivElement>(returning)
  const accept = useStaffAction(acceptNode, { done: t('documentAccepted') })
  return (
    <Stack gap={16}>
      <div>
        <h4 className={styles.label}>{t('signedDocument')}</h4>
        {node.files.length === 0 && <p className={styles.quiet}>{t('noDocument')}</p>}
        <ul className={styles.rows}>
          {node.files.toReversed().map((file) => (
            <FileRow key={file.fileId} file={file} />
          ))}
        </ul>
      </div>
      {returning ? (
        <div ref={place}>
          <DocumentReturn node={node} onBack={() => setReturning(false)} />
        </div>
      ) : (
        <div ref={place} className={styles.actions}>
          <Button
            variant="primary"
            icon={<IconCheck />}
            loading={accept.pending}
            onClick={() => accept.run({ workOrderId: data.workOrder.id, nodeId: node.id })}
          >
            {t('acceptDocument')}
          </Button>
          <Button icon={<IconArrowBackUp />} disabled={accept.pending} onClick={() => setReturning(true)}>
            {t('returnDocument')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
