import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './state-frame.module.css'

export type StateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** 1: it stands for the whole page */
  level?: 1 | 2 | 3
  className?: string
}

/** What empty, failed and forbidden regions have in common. */
export function StateFrame({
  drawing,
  title,
  children,
  action,
  level = 2,
  className,
  role,
}: StateProps & { drawing: ReactNode; role?: 'alert' }) {
  const Heading = `h${level}` as const
  return (
    <div data-state-frame role={role} className={cx(styles.state, className)}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
