import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { PAGES_READ } from '../../suggestions.ts'
import type { LetterSuggestion, WholeAuthorityLetter } from '../contract.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'
import { isSaid, type Said } from './take-suggestion.ts'

type Props = {
  letter: Pick<WholeAuthorityLetter, 'state' | 'text' | 'pages' | 'suggestions'>
  said: Said
  onTake: (suggestion: LetterSuggestion) => void
}

/** What the letter's own text says of where it belongs. One click takes a suggestion; nothing is taken by itself. */
export function Suggestions({ letter: { state, text, pages, suggestions }, said, onTake }: Props) {
  const t = useText<typeof lettersPostText>('letters-post')
  // Whoever has sorted it has read it: that its text says nothing helps nobody any more.
  if (suggestions.length === 0 && state !== 'NEW') return null
  if (suggestions.length === 0)
    return (
      <Notice tone={text === 'LOCKED' ? 'warn' : 'info'} role="status">
        {t(`text_${text}`)}
      </Notice>
    )
  return (
    <section className={styles.act} aria-labelledby="letter-suggested">
      <h2 id="letter-suggested">{t('suggested')}</h2>
      <p className={styles.small}>{t('suggestedHelp')}</p>
      {pages !== null && pages > PAGES_READ && (
        <p className={styles.small}>{t('pagesRead', { pages, count: PAGES_READ })}</p>
      )}
      <ul>
        {suggestions.map((one) => (
          <li key={one.kind + one.value} className={styles.suggestion}>
            <Suggestion suggestion={one} isTaken={isSaid(one, said)} onTake={() => onTake(one)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type One = { suggestion: LetterSuggestion; isTaken: boolean; onTake: () => void }

function Suggestion({ suggestion: { kind, value, label, company, page, words }, isTaken, onTake }: One) {
  const t = useText<typeof lettersPostText>('letters-post')
  const lang = useLang()
  const isDay = kind === 'DATED' || kind === 'REPLY_BY'
  const shown = isDay ? formatDay(value, lang) : label
  const field = t(`kind_${kind}`)
  return (
    <>
      <div>
        <span className={styles.small}>{field}</span>{' '}
        <b dir="auto">{[shown, company?.name].filter(Boolean).join(' · ')}</b>
        <p className={styles.small} dir="auto">
          {t('foundOn', { page, words })}
        </p>
      </div>
      {isTaken ? (
        <span role="status" className={styles.small}>
          {t('taken')}
        </span>
      ) : (
        <Button size={32} aria-label={t('takeNamed', { field, value: shown })} onClick={onTake}>
          {t('take')}
        </Button>
      )}
    </>
  )
}
