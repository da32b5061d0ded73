import { useState } from 'react'
import { ChecksCard } from './checks/checks-card.tsx'
import { ResultPart } from './corrections/result-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { FilingPart } from './filing-part.tsx'
import { FormReview } from './review/form-review.tsx'
import { HistoryPart } from './history-part.tsx'
import { AroundFacts } from './now/around-facts.tsx'
import { NowCard } from './now/now-card.tsx'
import { MandatesPart } from './mandates-part.tsx'
import { OriginalsPart } from './originals/originals-part.tsx'
import { StepList } from './steps/step-list.tsx'
import parts from './steps/steps.module.css'
import { useText } from '#platform/web/text.ts'
import type { nowText } from './now/now.text.ts'
import { useWorkOrder } from './work-order-scope.ts'
import { StepCards } from './steps/step-cards.tsx'
import { StaffLetterPart } from './staff-letter-part.ts'
import { TalkPane } from './talk/talk-pane.tsx'
import { TasksPart } from './tasks/tasks-part.tsx'
import { SupplementsPart } from './supplements/supplements-part.tsx'
import styles from './work-order.module.css'

/** The work order in one scrolling column; the bar that decides a form stays visible below it. */
export function WorkOrderBody() {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const { mayWork, seesCompany, workOrder } = useWorkOrder().data
  if (!mayWork) return <ReadOnly />
  return (
    <>
      <div className={styles.body}>
        <NowCard />
        <AroundFacts />
        {seesCompany && <StaffLetterPart workOrderId={workOrder.id} />}
        {seesCompany && <ChecksCard />}
        <FormReview bar={bar} />
        <SupplementsPart />
        <OriginalsPart />
        <StepCards />
        {seesCompany && <ResultPart />}
        <FilingPart />
        {seesCompany && <MandatesPart />}
        {seesCompany && <TasksPart />}
        {seesCompany && <TalkPane />}
        <HistoryPart />
        <DocumentsPart />
      </div>
      <div ref={setBar} className={styles.bar} data-action-bar />
    </>
  )
}

/** For those who read and do not work on it: what was bought, how far it is, what happened. */
function ReadOnly() {
  const t = useText<typeof nowText>('now')
  return (
    <div className={styles.body}>
      <AroundFacts />
      <section className={parts.part}>
        <p className={parts.quiet}>{t('readOnly')}</p>
        <StepList />
      </section>
      <FilingPart />
      <HistoryPart />
    </div>
  )
}
