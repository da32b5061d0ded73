import { useState } from 'react'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { reopenNode } from '#work-orders/staff/steps-contract.ts'
import { isDone } from '#work-orders/states.ts'
import type { fillFormText } from '../fill/fill-form.text.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { ReasonDialog } from '#work-orders/staff/web/reason-dialog.tsx'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'
import { StepRecord } from './step-record.tsx'
import { StepDates, StepStatus } from './step-status.tsx'

/** Every step of the process with its record; finished ones can be reopened. */
export function StepList() {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  const [reopening, setReopening] = useState<NodeRecord>()
  return (
    <>
      <ol className={styles.rows}>
        {data.nodes.map((node) => (
          <StepRow key={node.id} node={node} onReopen={() => setReopening(node)} />
        ))}
      </ol>
      {reopening && (
        <ReasonDialog
          call={reopenNode}
          input={{ workOrderId: data.workOrder.id, nodeId: reopening.id }}
          title={t('reopenNamed', { name: reopening.name })}
          text={t('reopenText')}
          confirm={t('reopenStep')}
          done={t('reopened')}
          onClose={() => setReopening(undefined)}
        />
      )}
    </>
  )
}

/** It waits for the seller. */
const TO_FILL: ReadonlySet<string> = new Set(['OPEN', 'RETURNED', 'REOPENED'])

function StepRow({ node, onReopen }: { node: NodeRecord; onReopen: () => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const fill = useText<typeof fillFormText>('fill-form')
  const { data } = useWorkOrder()
  const mayFill =
    data.mayWork &&
    data.seesCompany &&
    node.kind === 'FORM' &&
    data.workOrder.status === 'OPEN' &&
    TO_FILL.has(node.status)
  const mayReopen = node.actions.some(({ action, enabled }) => action === 'reopen' && enabled)
  const isHeld = !isDone(node.status) && node.actions.every((action) => !action.enabled)
  const reason = isHeld ? node.actions[0]?.reason : undefined
  return (
    <li className={styles.stepRow}>
      <div className={styles.stepText}>
        <b>{node.name}</b>
        <StepDates node={node} />
        {reason && <p className={styles.quiet}>{reason}</p>}
        <StepRecord record={node.record} files={node.files} />
      </div>
      <div className={styles.stepSide}>
        <StepStatus node={node} />
        {mayFill && (
          <ButtonLink
            size={32}
            aria-label={fill('fillNamed', { name: node.name })}
            href={paths.adminFillForm(data.workOrder.id, node.id)}
          >
            {fill('fill')}
          </ButtonLink>
        )}
        {mayReopen && (
          <Button
            size={32}
            variant="subtle"
            aria-label={t('reopenNamed', { name: node.name })}
            onClick={onReopen}
          >
            {t('action_reopen')}
          </Button>
        )}
      </div>
    </li>
  )
}
