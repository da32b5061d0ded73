import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './timeline.module.css'

export type TimelineEntry = {
  key: string
  title: ReactNode
  text?: ReactNode
  /** On the right: when. */
  time?: ReactNode
  icon?: ReactNode
  tone?: 'neutral' | 'good' | 'warn' | 'bad'
}

/** What happened, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.key} className={styles.entry}>
          <span className={cx(styles.mark, styles[entry.tone ?? 'neutral'])} aria-hidden="true">
            {entry.icon}
          </span>
          <div className={styles.body}>
            <div className={styles.content}>
              <div>{entry.title}</div>
              {entry.text && <div className={styles.text}>{entry.text}</div>}
            </div>
            {entry.time && <div className={styles.time}>{entry.time}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
