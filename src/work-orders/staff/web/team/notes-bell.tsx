import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Count } from '#platform/ui/frames/frame-parts.tsx'
import { IconEye } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { useHintedPoll } from '#back-office/web/frame/use-hinted-poll.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { paths } from '#paths.ts'
import { readStaffNotes, staffNotes } from '../../watch-contract.ts'
import type { staffNotesText } from './staff-notes.text.ts'
import styles from './team.module.css'

type Note = OutputOf<typeof staffNotes>['notes'][number]

/** What the reader was told about work orders that they watch. A note is read when its work order is opened from here, or with all others. */
export function NotesBell() {
  const t = useText<typeof staffNotesText>('staff-notes')
  const [shown, setShown] = useState(false)
  const read = useCallQuery(staffNotes, {}, { staff: true, refetchInterval: useHintedPoll() })
  const { unread = 0, notes = [] } = read.data ?? {}
  const close = () => setShown(false)
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={unread > 0 ? t('notesUnread', { count: unread }) : t('notes')}
        onClick={() => setShown(true)}
      >
        <IconEye size={20} aria-hidden="true" />
        <Count value={unread} onIcon />
      </button>
      {shown && (
        <Dialog title={t('notes')} onClose={close} onFollow={close}>
          {read.data ? (
            <Notes notes={notes} unread={unread} />
          ) : read.error ? (
            <StaffLoadFailure read={read} title={t('notesFailed')} />
          ) : (
            <Skeleton lines={4} label={t('notesLoading')} />
          )}
        </Dialog>
      )}
    </>
  )
}

function Notes({ notes, unread }: { notes: readonly Note[]; unread: number }) {
  const t = useText<typeof staffNotesText>('staff-notes')
  const markRead = useCallMutation(readStaffNotes, {
    staff: true,
    invalidates: (path) => path === staffNotes.path,
  })
  const [newest] = notes
  if (!newest) return <EmptyState title={t('notesNone')}>{t('notesNoneText')}</EmptyState>
  return (
    <>
      {unread > 0 && (
        <Button
          size={32}
          className={styles.allRead}
          loading={markRead.isPending}
          onClick={() => markRead.mutate({ upTo: newest.id })}
        >
          {t('notesAllRead')}
        </Button>
      )}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <OneNote
            key={note.id}
            note={note}
            onOpen={() => !note.read && markRead.mutate({ upTo: note.id, only: true })}
          />
        ))}
      </ul>
    </>
  )
}

function OneNote({ note, onOpen }: { note: Note; onOpen: () => void }) {
  const t = useText<typeof staffNotesText>('staff-notes')
  const { at, by, text, detail, read, company, workOrder } = note
  return (
    <li className={cx(styles.noteRow, !read && styles.isNew)}>
      <Link href={paths.adminWorkOrder(workOrder.id, {})} onClick={onOpen}>
        <Flag code={workOrder.country} /> {company} · {workOrder.product}
      </Link>{' '}
      {!read && <Badge variant="info">{t('noteNew')}</Badge>}
      <div>
        <b>{by}</b> {text}
      </div>
      {detail !== null && <bdi className={styles.detail}>{detail}</bdi>}
      <div className={styles.when}>
        {workOrder.number} · <DateText value={at} format="dayTime" />
      </div>
    </li>
  )
}
