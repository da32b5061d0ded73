import { DateText } from '#platform/ui/date-text.tsx'
import { useText } from '#platform/web/text.ts'
import type { TalkMessage } from '../../talk-contract.ts'
import type { talkText } from './talk.text.ts'
import styles from './talk.module.css'

/** Messages of both sides, oldest first; of the reader's own, whether the other side has seen them. */
export function TalkList({ messages }: { messages: readonly TalkMessage[] }) {
  const t = useText<typeof talkText>('talk')
  return (
    <ul className={styles.list}>
      {messages.map(({ id, by, at, ours, text, readAt }) => (
        <li key={id} className={ours ? styles.ours : styles.theirs}>
          <div className={styles.by}>
            <b>
              <bdi>{by}</bdi>
            </b>{' '}
            <DateText value={at} format="dayTime" />
            {ours && ` · ${t(readAt === null ? 'unread' : 'read')}`}
          </div>
          <bdi className={styles.text}>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
