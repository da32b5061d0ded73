import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconInfoCircle } from './icons.ts'
import styles from './notice.module.css'

const ICONS = { info: IconInfoCircle, warn: IconArrowBackUp, bad: IconAlertTriangle, good: IconCheck }

/** A message in its place on the page; it stays until its cause is gone. */
export function Notice({
  tone = 'info',
  title,
  icon,
  action,
  role,
  className,
  children,
}: {
  tone?: 'info' | 'warn' | 'bad' | 'good'
  title?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** `alert` when it appears after something the person did, `status` when it can wait. */
  role?: 'alert' | 'status'
  className?: string
  children?: ReactNode
}) {
  const Icon = ICONS[tone]
  return (
    <div role={role} className={cx(styles.notice, styles[tone], className)}>
      {icon ?? <Icon size={20} />}
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
