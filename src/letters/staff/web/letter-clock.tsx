import { use } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf, daysBetween } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useText } from '#platform/web/text.ts'
import type { StaffAuthorityLetter } from '../contract.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'

/** The last days on which a letter can be answered in peace. */
const SOON = 3

/** How long there is to answer; of a closed letter, its state. */
export function LetterClock({ letter }: { letter: Pick<StaffAuthorityLetter, 'state' | 'replyBy'> }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const today = dayOf(useNow(), use(TimeZoneContext))
  const { state, replyBy } = letter
  if (state === 'ANSWERED' || state === 'NO_REPLY') return <span>{t(`state_${state}`)}</span>
  if (replyBy === null)
    return <span className={styles.small}>{t(state === 'NEW' ? 'dayUnknown' : 'noDay')}</span>
  const left = daysBetween(today, replyBy)
  const text = left === 0 ? t('dueToday') : t(left < 0 ? 'overdue' : 'daysLeft', { count: Math.abs(left) })
  return <span className={left <= SOON ? styles.late : undefined}>{text}</span>
}
