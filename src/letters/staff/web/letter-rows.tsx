import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { StaffAuthorityLetter } from '../contract.ts'
import { LetterClock } from './letter-clock.tsx'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'

/** Letters of a state: who wrote about whom, and how long there is to answer. */
export function LetterRows(props: {
  letters: readonly StaffAuthorityLetter[]
  hrefOf: (id: string) => string
}) {
  const t = useText<typeof lettersPostText>('letters-post')
  // The day is an element of its own, so the sentence is split at its place.
  const [before, after] = t('cameOn', { day: '\n' }).split('\n')
  return (
    <ul className={styles.rows} aria-label={t('list')}>
      {props.letters.map((letter) => (
        <li key={letter.id}>
          <Anchor className={styles.row} href={props.hrefOf(letter.id)}>
            <b dir="auto">
              {letter.country && <Flag code={letter.country} />} {letter.authority || letter.fileName}
            </b>
            <LetterClock letter={letter} />
            <span className={styles.small} dir="auto">
              {letter.company?.name ?? t(letter.state === 'NEW' ? 'unsorted' : 'noCompany')}
              {letter.service && ` · ${letter.service.name}`}
              {letter.service?.number && (
                <>
                  {' · '}
                  <span className={styles.number}>{letter.service.number}</span>
                </>
              )}
              {letter.workOrder && (
                <>
                  {' · '}
                  <span className={styles.number}>{letter.workOrder.number}</span>
                </>
              )}
              {letter.reference !== null && ` · ${letter.reference}`}
            </span>
            <span className={styles.small}>
              {before}
              <DateText value={letter.received} format="short" />
              {after}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
