import type { ReactNode } from 'react'
import styles from './points.module.css'

/** What is open or done, one below the other, from edge to edge of a card. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** One of them: its heading, what is known of it, and at the side what can be done. */
export function PointItem({
  head,
  children,
  acts,
}: {
  head?: ReactNode
  children?: ReactNode
  acts?: ReactNode
}) {
  return (
    <li className={styles.point}>
      <div className={styles.words}>
        {head !== undefined && <div className={styles.head}>{head}</div>}
        {children}
      </div>
      {acts}
    </li>
  )
}
