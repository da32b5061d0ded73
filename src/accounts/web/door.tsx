import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { cx } from '#platform/ui/cx.ts'
import styles from './door.module.css'

/** The frame of every sign-in page: one card, one thing to do. */
export function Door({
  title,
  sub,
  foot,
  wide,
  unlisted,
  children,
}: {
  title: string
  sub?: ReactNode
  /** Below the card: links to the other sign-in pages. */
  foot?: ReactNode
  wide?: boolean
  /** Of no use in a search engine. */
  unlisted?: boolean
  children?: ReactNode
}) {
  const root = useRouteLoaderData('root') as { config: { brandName: string } } | undefined
  return (
    <div className={styles.ground}>
      <title>{root ? `${title} · ${root.config.brandName}` : title}</title>
      {unlisted && <meta name="robots" content="noindex" />}
      <div className={cx(styles.door, wide && styles.wide)}>
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
