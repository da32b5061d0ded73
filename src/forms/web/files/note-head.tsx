import { use, type ReactNode } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { IconArrowBackUp, IconCheck } from '#platform/ui/icons.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { FormNote } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'
import styles from './files.module.css'

/** Amber: what is wrong, who wrote it and when. */
export function NoteHead({ note, title, id }: { note: FormNote; title: ReactNode; id?: string }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  return (
    <div id={id} className={styles.returnedHead}>
      <IconArrowBackUp size={18} />
      <b>{title}</b>
      <p>
        {note.text}{' '}
        <span className={styles.by}>
          {t('noteBy', { name: note.by, date: formatInstant(note.at, lang, 'long', timeZone) })}
        </span>
      </p>
    </div>
  )
}

export function ChangedNote({ note }: { note: FormNote }) {
  const t = useText<typeof formsText>('forms')
  return (
    <p className={styles.changedNote}>
      <IconCheck size={16} />
      <span>
        {t('answeredNote')} <span className={styles.by}>{note.text}</span>
      </span>
    </p>
  )
}
