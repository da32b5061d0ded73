import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconArrowBackUp } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { acceptNode } from '#work-orders/staff/steps-contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'
import { DocumentReturn } from './document-return.tsx'
import { FileRow } from './file-row.tsx'
import { filled } from './filled.ts'
import { StepForm } from './step-form.tsx'
import { useFields } from './use-fields.ts'

/** A signed document, or the proof of a task: to be accepted or returned. */
export function DocumentDecision({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const [returning, setReturning] = useState(false)
  const place = useFollowingFocus<HTMLDivElement>(returning)
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
        <div ref={place}>
          <Accept node={node} onReturn={() => setReturning(true)} />
        </div>
      )}
    </Stack>
  )
}

/** A signed document is a mandate once it is accepted: for how long, only the document says. */
function Accept({ node, onReturn }: { node: NodeRecord; onReturn: () => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const { values, field } = useFields({ signedOn: '', validUntil: '' })
  const accept = useMove(acceptNode, { done: t('documentAccepted') })
  return (
    <StepForm
      submit={t('acceptDocument')}
      pending={accept.pending}
      also={
        <Button icon={<IconArrowBackUp />} disabled={accept.pending} onClick={onReturn}>
          {t('returnDocument')}
        </Button>
      }
      onSubmit={() => accept.run({ workOrderId: data.workOrder.id, nodeId: node.id, ...filled(values) })}
    >
      {node.kind === 'SIGNATURE' && (
        <div className={styles.pair}>
          <TextField
            label={t('signedOn')}
            help={t('signedOnHelp')}
            type="date"
            max={today}
            optional
            error={accept.errors['signedOn']}
            {...field('signedOn')}
          />
          <TextField
            label={t('validUntil')}
            help={t('signedUntilHelp')}
            type="date"
            min={today}
            optional
            error={accept.errors['validUntil']}
            {...field('validUntil')}
          />
        </div>
      )}
    </StepForm>
  )
}
