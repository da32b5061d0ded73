import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { NeedsView } from '../contract.ts'
import { type FactName, IMPORTERS, MAKERS, PARCELS } from '../facts.ts'
import { type Answers, QUESTION_OF } from './answers-address.ts'
import type { needsText } from './needs.text.ts'
import styles from './open-questions.module.css'

/** Asked here, where the answer matters; all others are questions of the wizard. */
const ASKED_HERE = {
  parcels: PARCELS,
  importer: IMPORTERS,
  maker: MAKERS,
} as const satisfies Partial<Record<FactName, readonly string[]>>

const ANSWER_TEXTS = {
  SMALL: 'parcelsSMALL',
  LARGE: 'parcelsLARGE',
  BOTH: 'parcelsBOTH',
  US: 'importerUS',
  OTHERS: 'importerOTHERS',
  EU: 'makerEU',
  OUTSIDE: 'makerOUTSIDE',
} as const satisfies Record<string, keyof typeof needsText>

/** Unanswered questions that would change the result; each answer is a link. */
export function OpenQuestions({ open, answers }: { open: NeedsView['open']; answers: Answers }) {
  const t = useText<typeof needsText>('needs')
  return (
    <ul className={styles.list}>
      {open.map(({ fact, about }) => (
        <li key={fact} className={styles.item}>
          <div>
            <h3 className={styles.question} id={`open-${fact}`}>
              {t(fact === 'home' ? 'homeCountry' : fact)}
            </h3>
            <p className={styles.about}>{t('openAbout', { subjects: about.join(t('listComma')) })}</p>
          </div>
          <div className={styles.answers} role="group" aria-labelledby={`open-${fact}`}>
            <Ways fact={fact} answers={answers} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Ways({ fact, answers }: { fact: FactName; answers: Answers }) {
  const t = useText<typeof needsText>('needs')
  if (fact !== 'parcels' && fact !== 'importer' && fact !== 'maker') {
    const step = QUESTION_OF[fact] ?? 1
    return (
      <Link href={paths.whatYouNeed({ ...answers, step })} look="alone">
        {t('openAnswer', { step })}
      </Link>
    )
  }
  return ASKED_HERE[fact].map((value) => (
    <Link key={value} href={paths.whatYouNeed({ ...answers, [fact]: value })} className={styles.way}>
      {t(ANSWER_TEXTS[value])}
    </Link>
  ))
}
