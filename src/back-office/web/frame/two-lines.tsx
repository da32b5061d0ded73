import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** A cell of two lines: what it is, and below it, quieter, what belongs to it. */
export function TwoLines({
  children,
  second,
  code,
}: {
  children: ReactNode
  second: ReactNode
  /** The second line is a number of somebody else, such as the bank's. */
  code?: boolean
}) {
  return (
    <span className={styles.cell}>
      {children}
      {second && <span className={code ? styles.code : styles.quiet}>{second}</span>}
    </span>
  )
}
