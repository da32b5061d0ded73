import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './tabs.module.css'

export type TabLabelProps = { label: ReactNode; count?: number | string; late?: boolean }

/** The text of one tab, followed by a number where there is one. */
export function TabLabel({ label, count, late }: TabLabelProps) {
  return (
    <>
      {label}
      {count !== undefined && <span className={cx(styles.count, late && styles.late)}>{count}</span>}
    </>
  )
}
