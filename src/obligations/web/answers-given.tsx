import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { FACT_NAMES, type FactName } from '../facts.ts'
import { type Answers, QUESTION_OF, UNKNOWN } from './answers-address.ts'
import type { needsStartText } from './needs-start.text.ts'
import type { needsText } from './needs.text.ts'
import styles from './answers-given.module.css'

/** The answers behind the result, each with a link to change it. */
export function AnswersGiven({ answers, names }: { answers: Answers; names: Record<string, string> }) {
  const t = useText<typeof needsText>('needs')
  const start = useText<typeof needsStartText>('needs-start')
  const shown = FACT_NAMES.filter((fact) => QUESTION_OF[fact] !== undefined || answers[fact])
  return (
    <section className={styles.card} aria-labelledby="your-answers">
      <h2 id="your-answers" className={styles.title}>
        {t('answers')}
      </h2>
      <dl className={styles.answers}>
        {shown.map((fact) => {
          const question = fact === 'home' ? start('home') : t(fact)
          return (
            <div key={fact} className={styles.answer}>
              <dt>{question}</dt>
              <dd>
                {answerText(t, fact, answers[fact], names)}{' '}
                <ChangeLink fact={fact} answers={answers} question={question} />
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="no-print">
        <Link href={paths.whatYouNeed()}>{t('startAgain')}</Link>
      </p>
    </section>
  )
}

function ChangeLink({ fact, answers, question }: { fact: FactName; answers: Answers; question: string }) {
  const t = useText<typeof needsText>('needs')
  const step = QUESTION_OF[fact]
  // An answer given in the result is asked there again once it is removed.
  const href = paths.whatYouNeed(step ? { ...answers, step } : { ...answers, [fact]: undefined })
  return (
    <Link href={href} className="no-print" aria-label={t('changeAnswer', { question })}>
      {t('change')}
    </Link>
  )
}

const PREFIX: Partial<Record<FactName, string>> = { channels: 'channel', goods: 'good' }

function answerText(
  t: Translate<typeof needsText>,
  fact: FactName,
  values: string[] | undefined,
  names: Record<string, string>,
): string {
  if (!values) return t('notAnswered')
  const labels = values.map((value) => {
    if (value === UNKNOWN) return t('dontKnow')
    if (fact === 'customers' && value === 'EU') return t('allOfEu')
    if (value === 'OUTSIDE' && fact === 'stock') return t('stockOUTSIDE')
    if (fact === 'home' || fact === 'stock' || fact === 'customers') return names[value] ?? value
    return t(`${PREFIX[fact] ?? fact}${value}` as 'goodTOYS')
  })
  return labels.join(t('listComma'))
}
