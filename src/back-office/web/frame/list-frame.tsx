import type { ReactNode } from 'react'
import { type LinkTab, LinkTabs } from '#platform/ui/link-tabs.tsx'
import styles from './list.module.css'

/** The frame of every list in the back office: the heading with its tools, the views, and `ListRows` below. */
export function ListFrame({
  id,
  title,
  sub,
  tools,
  views,
  children,
}: {
  /** Links the heading to the list. */
  id: string
  title: string
  sub?: ReactNode
  /** Beside the heading: the find box, filters, buttons. */
  tools?: ReactNode
  views?: { label: string; items: readonly LinkTab[]; current: string }
  children: ReactNode
}) {
  return (
    <section className={styles.list} aria-labelledby={`${id}-title`}>
      <title>{title}</title>
      <header className={styles.head}>
        <div>
          <h1 id={`${id}-title`} className={styles.title}>
            {title}
          </h1>
          {sub && <p className={styles.sub}>{sub}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {views && (
        <div className={styles.views}>
          <LinkTabs {...views} />
        </div>
      )}
      {children}
    </section>
  )
}
