import { formatInstant } from '#platform/shared/day-text.ts'
import type { ReviewNoteRecord } from '../records.ts'
import { useReader } from './use-reader.ts'
import styles from './cards/cards.module.css'

/** Where it is, what it is, what is wrong, who wrote it and when. */
export function NoteText({ note }: { note: ReviewNoteRecord }) {
  const { t, lang, timeZone } = useReader()
  const place = note.row === null ? note.section : t('placeJoin', { section: note.section, row: note.row })
  return (
    <div className={styles.noteWords}>
      {place !== '' && <p className={styles.place}>{place}</p>}
      <h3 className={styles.field}>{note.field}</h3>
      <p className={styles.noteText}>{note.text}</p>
      <p className={styles.by}>
        <span className={styles.avatar} aria-hidden="true">
          {[...note.by][0]}
        </span>
        {t('byOn', { name: note.by, date: formatInstant(note.at, lang, 'long', timeZone) })}
      </p>
    </div>
  )
}
