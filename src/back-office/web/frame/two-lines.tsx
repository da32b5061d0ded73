import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** A cell of two lines: the main text, and muted details below. */
export function TwoLines({
  children,
  second,
  code,
}: {
  children: ReactNode
  second: ReactNode
  /** The second line is an external number, such as the bank's. */
  code?: boolean
}) {
  return (
    <span className={styles.cell}>
      {children}
      {second && <span className={code ? styles.code : styles.quiet}>{second}</span>}
    </span>
  )
}
