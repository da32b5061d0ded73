import type { ReactNode } from 'react'
import type { Money as Amount } from '../shared/money.ts'
import { Money } from './money.tsx'
import styles from './phone-bar.module.css'

/** The one button of a page. On a phone it stays in view at the foot of the window, beside the price; the page ends above it. */
export function PhoneBar({ total, children }: { total: Amount; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <Money value={total} className={styles.sum} />
      {children}
    </div>
  )
}
