import type { ReactNode } from 'react'
import { IconChevronDown } from './icons.ts'
import styles from './disclosure.module.css'

/** A question with its answer; native, so it opens without script. The same `name` closes the others. */
export function Disclosure({
  summary,
  aside,
  open,
  name,
  children,
}: {
  summary: ReactNode
  /** At the right of the line, for example "9 of 9". */
  aside?: ReactNode
  open?: boolean
  name?: string
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <IconChevronDown size={18} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
