import { useState } from 'react'
import { ChecksCard } from './checks/checks-card.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { FilingPart } from './filing-part.tsx'
import { FormReview } from './review/form-review.tsx'
import { HistoryPart } from './history-part.tsx'
import { AroundFacts } from './now/around-facts.tsx'
import { NowCard } from './now/now-card.tsx'
import { MandatesPart } from './mandates-part.tsx'
import { StepCards } from './steps/step-cards.tsx'
import { SupplementsPart } from './supplements/supplements-part.tsx'
import styles from './work-order.module.css'

/** The work order in one scrolling column; the bar that decides a form stays visible below it. */
export function WorkOrderBody() {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  return (
    <>
      <div className={styles.body}>
        <NowCard />
        <AroundFacts />
        <ChecksCard />
        <FormReview bar={bar} />
        <SupplementsPart />
        <StepCards />
        <FilingPart />
        <MandatesPart />
        <HistoryPart />
        <DocumentsPart />
      </div>
      <div ref={setBar} className={styles.bar} />
    </>
  )
}
