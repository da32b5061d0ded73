import { DateText } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { TalkMessage } from '../../talk-contract.ts'
import type { talkText } from './talk.text.ts'
import styles from './talk.module.css'

/** Messages of both sides, oldest first; of the reader's own, whether the other side has seen them. */
export function TalkList({ messages }: { messages: readonly TalkMessage[] }) {
  const t = useText<typeof talkText>('talk')
  const lang = useLang()
  return (
    <ul className={styles.list}>
      {messages.map(({ id, by, at, ours, text, other, readAt }) => (
        <li key={id} className={ours ? styles.ours : styles.theirs}>
          <div className={styles.by}>
            <b>
              <bdi>{by}</bdi>
            </b>{' '}
            <DateText value={at} format="dayTime" />
            {ours && ` · ${t(readAt === null ? 'unread' : 'read')}`}
          </div>
          <bdi className={styles.text}>{text}</bdi>
          {other !== null && (
            <bdi className={styles.other} lang={lang === 'zh' ? 'en' : 'zh'}>
              {other}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
