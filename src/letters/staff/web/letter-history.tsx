import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { useText } from '#platform/web/text.ts'
import type { WholeAuthorityLetter } from '../contract.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'

/** Who did what with a letter, the latest first. */
export function LetterHistory({ history }: Pick<WholeAuthorityLetter, 'history'>) {
  const t = useText<typeof lettersPostText>('letters-post')
  return (
    <Disclosure summary={t('history')} aside={history.length}>
      <ol>
        {history.map(({ at, by, action, note, earlierDay, proofId }) => (
          <li key={at + action} className={styles.small}>
            {t(`event_${action}`, { name: by })} · <DateText value={at} format="dayTime" />
            {earlierDay && (
              <p>
                {t('earlierDay')} <DateText value={earlierDay} />
              </p>
            )}
            {proofId && <Link href={paths.adminLetters({ id: proofId })}>{t('proofLetter')}</Link>}
            {note && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
