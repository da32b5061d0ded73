import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './facts.module.css'

export type Fact = { label: ReactNode; value: ReactNode; key?: string }

/** Names and values, ruled. `rows`: value on the right; `stacked`: below its name. */
export function Facts({ items, look = 'rows' }: { items: readonly Fact[]; look?: 'rows' | 'stacked' }) {
  return (
    <dl className={cx(styles.facts, styles[look])}>
      {items.map((item, index) => (
        <div key={item.key ?? index}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

export type Stat = {
  key: string
  label: ReactNode
  value: ReactNode
  sub?: ReactNode
  icon?: ReactNode
  /** The green edge: this figure asks for an action. */
  active?: boolean
}

/** As many stand in one row, or in rows of three and two: none is left alone. */
const FIVE = 5

/** A row of large figures in one card, divided by hairlines. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <ul className={cx(styles.stats, items.length === FIVE && styles.five)}>
      {items.map((item) => (
        <li key={item.key} className={cx(item.active && styles.active)}>
          <span className={styles.statLabel}>
            {item.icon}
            {item.label}
          </span>
          <span className={styles.statValue}>{item.value}</span>
          {item.sub && <span className={styles.statSub}>{item.sub}</span>}
        </li>
      ))}
    </ul>
  )
}
