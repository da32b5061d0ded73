import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { actionsInCard } from './card-actions.ts'
import { StepCard } from './step-card.tsx'
import { StepList } from './step-list.tsx'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'

/** What staff can do now, step by step; below it all steps with their status. */
export function StepCards() {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  const formNodes = new Set(data.forms.map((form) => form.nodeId))
  const cards = data.nodes.flatMap((node) => {
    const actions = actionsInCard(node, formNodes.has(node.id))
    return actions.length > 0 ? [{ node, actions }] : []
  })
  return (
    <>
      {(cards.length > 0 || formNodes.size === 0) && (
        <section className={styles.part}>
          <Stack gap={16}>
            {cards.map(({ node, actions }) => (
              <StepCard key={`${node.id}-${node.status}`} node={node} actions={actions} />
            ))}
            {cards.length === 0 && <p className={styles.quiet}>{t('nothingNow')}</p>}
          </Stack>
        </section>
      )}
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('allSteps')}</h3>
        <StepList />
      </section>
    </>
  )
}
