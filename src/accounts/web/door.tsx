import type { ReactNode } from 'react'
import styles from './door.module.css'

/** The frame of every page through which one comes in: one card, one thing to do. */
export function Door({
  title,
  sub,
  foot,
  wide,
  children,
}: {
  title: string
  sub?: ReactNode
  /** Below the card: the way to the other doors. */
  foot?: ReactNode
  wide?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.ground}>
      <title>{title}</title>
      <div className={wide ? `${styles.door} ${styles.wide}` : styles.door}>
        <section className={styles.card} aria-labelledby="door-title">
          <header className={styles.head}>
            <h1 id="door-title" className={styles.title}>
              {title}
            </h1>
            {sub && <p className={styles.sub}>{sub}</p>}
          </header>
          {children}
        </section>
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
    </div>
  )
}
