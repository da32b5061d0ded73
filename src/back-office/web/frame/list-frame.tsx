import type { ReactNode } from 'react'
import { cx } from '#platform/ui/cx.ts'
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
  /** `inRail`: from the width on at which the rail shows words, the page shows them there. */
  views?: { label: string; items: readonly LinkTab[]; current: string; inRail?: boolean }
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
        <div className={cx(styles.views, views.inRail && styles.untilWords)}>
          <LinkTabs label={views.label} items={views.items} current={views.current} />
        </div>
      )}
      {children}
    </section>
  )
}
