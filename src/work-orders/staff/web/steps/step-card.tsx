import { useState, type ComponentType } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { NodeRecord } from '#work-orders/records.ts'
import { STEP_ID } from '../now/go-to-part.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import styles from './steps.module.css'
import { heldBack, type CardAction } from './card-actions.ts'
import { CompleteForm } from './complete-form.tsx'
import { FilingForm } from './filing-form.tsx'
import { GrantForm } from './grant-form.tsx'
import { DocumentDecision } from './document-decision.tsx'
import { QueryForm } from './query-form.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { SkipForm } from './skip-form.tsx'
import { StepDates, StepStatus } from './step-status.tsx'

const FORMS: Record<Exclude<CardAction, 'return'>, ComponentType<{ node: NodeRecord }>> = {
  accept: DocumentDecision,
  complete: CompleteForm,
  file: FilingForm,
  grant: GrantForm,
  query: QueryForm,
  refuse: RefusalForm,
  skip: SkipForm,
}

/** One open step: what can be recorded for it now, and the obstacles to the rest. */
export function StepCard({ node, actions }: { node: NodeRecord; actions: readonly CardAction[] }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  // A document is accepted or returned in one form, so the two are one choice.
  const choices = actions.filter((action) => action !== 'return')
  const [chosen, setChosen] = useState(choices[0])
  const now = chosen && choices.includes(chosen) ? chosen : choices[0]
  if (!now) return null
  const Form = FORMS[now]
  return (
    <Card
      id={STEP_ID(node.id)}
      tabIndex={-1}
      title={node.name}
      level={3}
      aside={<StepStatus node={node} />}
      ruled
    >
      <Stack gap={16}>
        <StepDates node={node} />
        {node.reopenedReason !== null && <p className={styles.text}>{node.reopenedReason}</p>}
        {node.record.reason && <p className={styles.text}>{node.record.reason}</p>}
        {choices.length > 1 && (
          <ChoiceChips
            name={`action-${node.id}`}
            legend={t('whatHappened')}
            value={now}
            onChange={(value) => setChosen(choices.find((choice) => choice === value))}
            options={choices.map((action) => ({ value: action, label: t(`action_${action}`) }))}
          />
        )}
        <Form key={now} node={node} />
        <HeldBack node={node} />
      </Stack>
    </Card>
  )
}

function HeldBack({ node }: { node: NodeRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const held = heldBack(node)
  if (held.length === 0) return null
  return (
    <ul className={styles.held}>
      {held.map(({ reason, actions }) => (
        <li key={reason}>
          {t('notNow', {
            actions: actions.map((action) => t(`action_${action}`)).join(t('actionGlue')),
            reason,
          })}
        </li>
      ))}
    </ul>
  )
}
