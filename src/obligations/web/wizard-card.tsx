import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ProgressBar } from '#platform/ui/progress.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { Answers } from './answers-address.ts'
import type { needsStartText } from './needs-start.text.ts'
import { QUESTIONS } from './question-count.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import styles from './wizard-card.module.css'

/**
 * One of the five questions: a plain form that carries the other answers along in the address, so that it works without
 * scripts, and every step can be shared and revisited.
 */
export function WizardCard({
  step,
  nextStep,
  carried,
  heading: Heading = 'h2',
  children,
}: {
  step: number
  /** Omitted after the last question: the result. */
  nextStep?: number
  carried?: Answers
  heading?: 'h1' | 'h2'
  children: ReactNode
}) {
  const t = useText<typeof needsStartText>('needs-start')
  const arrived = useArrivalFocus<HTMLFormElement>()
  return (
    <Form
      ref={arrived}
      tabIndex={-1}
      action={paths.whatYouNeed()}
      className={styles.card}
      aria-labelledby="what-do-i-need"
    >
      {nextStep && <input type="hidden" name="step" value={nextStep} />}
      {Object.entries(carried ?? {}).flatMap(([fact, values]) =>
        values.map((value) => <input key={`${fact} ${value}`} type="hidden" name={fact} value={value} />),
      )}
      <ProgressBar
        done={step}
        total={QUESTIONS}
        label={
          <Heading id="what-do-i-need" style={{ font: 'inherit', letterSpacing: 0 }}>
            {t('title')}
          </Heading>
        }
        count={t('questionOf', { step, total: QUESTIONS })}
      />
      {children}
    </Form>
  )
}

export function QuestionText({ children }: { children: ReactNode }) {
  return <span className={styles.question}>{children}</span>
}

export function WizardNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
