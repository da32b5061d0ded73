import { useText } from '#platform/web/text.ts'
import { FilingTermFacts, TermBadge } from '#registrations/web/public.tsx'
import type { staffStepsText } from './steps/staff-steps.text.ts'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './steps/steps.module.css'

/** The filing that was bought with the work: the same periods and due days that the seller sees. */
export function FilingPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof staffStepsText>('staff-steps')
  if (!data.filing) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        {t('filing')} <TermBadge term={data.filing} />
      </h3>
      <FilingTermFacts term={data.filing} />
    </section>
  )
}
