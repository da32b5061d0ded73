import type { ReactNode } from 'react'
import styles from './staff-page.module.css'

/** A page of staff that is no list: the frame has no margins of its own, for lists run from edge to edge. */
export function StaffPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
