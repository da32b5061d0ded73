import { type ReactNode, useId } from 'react'
import { cx } from '#platform/ui/cx.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconTrash } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { Message } from '../contract.ts'
import type { messagesText } from './messages.text.ts'
import styles from './message-list.module.css'

type Props = {
  message: Message
  unread: boolean
  /** Names its type, where several are listed. */
  typed: boolean
  open: boolean
  selected: boolean
  deleting: boolean
  onToggle: () => void
  onSelect: (on: boolean) => void
  onDelete: () => void
}

/** One message: its title opens it in its place and marks it as read. */
export function MessageRow({ message, unread, typed, open, selected, deleting, ...on }: Props) {
  const t = useText<typeof messagesText>('messages')
  const bodyId = useId()
  const { title, body, type, createdAt, link } = message
  return (
    <li className={cx(styles.row, unread && styles.unread, selected && styles.selected)}>
      <input
        type="checkbox"
        className={styles.box}
        checked={selected}
        aria-label={t('selectOne', { title })}
        onChange={(event) => on.onSelect(event.target.checked)}
      />
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={on.onToggle}
      >
        {unread && <span className={styles.dot} role="img" aria-label={t('unread')} />}
        <span>{withWholeNumbers(title)}</span>
      </button>
      <p className={styles.meta}>
        {typed && <span>{t(`type_${type}`)}</span>}
        <DateText value={createdAt} format="dayTime" />
      </p>
      <button
        type="button"
        className={styles.delete}
        aria-label={t('deleteOne', { title })}
        title={t('delete')}
        disabled={deleting}
        onClick={on.onDelete}
      >
        <IconTrash size={18} />
      </button>
      <div id={bodyId} className={cx(styles.body, !open && styles.preview)}>
        <p>{body}</p>
        {open && link !== null && (
          <ButtonLink size={32} href={link}>
            {t('open')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** The number of an order or a service is not broken at its hyphens. */
const NUMBER = /([A-Z]{2,3}-\d{4}-\d+)/

function withWholeNumbers(text: string): ReactNode[] {
  return text.split(NUMBER).map((part, index) =>
    NUMBER.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
