import { cx } from '#platform/ui/cx.ts'
import { initialsOf } from '#platform/ui/frames/initials.ts'
import { useText } from '#platform/web/text.ts'
import type { Present } from '#work-orders/presence.ts'
import type { presenceText } from './presence.text.ts'
import styles from './presence.module.css'

/** A row has room for two. */
const MOST_MARKS = 2

/** Who is in the work order of a row: initials, and the words for who hears or points at them. */
export function PresenceMarks({ people }: { people: readonly Present[] }) {
  const say = useSentence()
  if (people.length === 0) return null
  return (
    <span className={styles.marks} title={people.map(say).join(' · ')}>
      {people.slice(0, MOST_MARKS).map((person) => (
        <Mark key={person.id} person={person} />
      ))}
      <span className="visually-hidden">{people.map(say).join(' · ')}</span>
    </span>
  )
}

export function Mark({ person: { name, is } }: { person: Present }) {
  return (
    <span className={cx(styles.mark, is === 'writing' && styles.writing)} aria-hidden="true">
      {initialsOf(name)}
      <span className={styles.dot} />
    </span>
  )
}

export function useSentence(): (person: Present) => string {
  const t = useText<typeof presenceText>('presence')
  return ({ name, is }) => t(is === 'writing' ? 'writing' : 'looking', { name })
}
