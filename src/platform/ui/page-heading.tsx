import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

/** The page's one h1, with its topic above, a sentence below, and its actions on the right. */
export function PageHeading({
  title,
  eyebrow,
  sub,
  actions,
}: {
  title: ReactNode
  /** Small, above: a flag and a number, or "Step 2 of 4". */
  eyebrow?: ReactNode
  sub?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className={styles.heading}>
      <div className={styles.text}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 className={styles.title}>{title}</h1>
        {sub && <div className={styles.sub}>{sub}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** The heading of a section with something small at the right: a link, a remark. */
export function SectionHeading({ title, aside, id }: { title: ReactNode; aside?: ReactNode; id?: string }) {
  return (
    <div className={styles.section}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
