import { createContext, use } from 'react'
import { cx } from './cx.ts'
import styles from './logo.module.css'

/** The URL of the deployment's own logo, shown instead of the mark. */
export const BrandLogoContext = createContext<string | undefined>(undefined)

/** The mark: one lane that changes tracks and arrives. Without `name` it is decorative. */
export function Logo({ name, size = 28, className }: { name?: string; size?: number; className?: string }) {
  const own = use(BrandLogoContext)
  return (
    <span className={cx(styles.logo, className)}>
      {own ? <img src={own} height={size} alt="" /> : <Mark size={size} />}
      {name && <span className={styles.name}>{name}</span>}
    </span>
  )
}

function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6.5" fill="var(--brand)" />
      <path
        d="M5 19.5h5.2c2.6 0 3.4-1.8 4.4-5s1.8-5 4.6-5.6"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <circle cx="21" cy="8.6" r="3" fill="var(--on-brand)" />
    </svg>
  )
}
