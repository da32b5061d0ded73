import type { ReactNode } from 'react'
import styles from './security-line.module.css'

/** One fact with what can be done about it. */
export function SecurityLine({
  name,
  note,
  action,
}: {
  name: ReactNode
  note?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.line}>
      <div>
        <p className={styles.name}>{name}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action}
    </div>
  )
}
