import type { ReactNode } from 'react'
import styles from './progress.module.css'

/** One segment per step, the current one filled as far as it is; label left, count right. */
export function ProgressBar({
  done,
  total,
  part = 1,
  label,
  count,
}: {
  /** Steps finished, the current one included when `part` is 1. */
  done: number
  total: number
  /** How far the last of the `done` steps is, between 0 and 1. */
  part?: number
  label: ReactNode
  count?: ReactNode
}) {
  return (
    <div className={styles.progress}>
      <div className={styles.text}>
        <b>{label}</b>
        {count && <span>{count}</span>}
      </div>
      <div className={styles.segments} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.segment}>
            <span
              style={{
                width: `${100 * Math.max(0, Math.min(1, index === done - 1 ? part : done - index))}%`,
              }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Long work, such as an upload or an import, in percent. */
export function Meter(props: {
  label: ReactNode
  /** Where the label is more than its text. */
  name?: string
  value: number
  detail?: ReactNode
}) {
  const { label, name = typeof label === 'string' ? label : undefined, value, detail } = props
  const percent = Math.round(Math.max(0, Math.min(100, value)))
  return (
    <div className={styles.progress}>
      <div className={styles.text}>
        <span>{label}</span>
        <span>{detail ?? `${percent}%`}</span>
      </div>
      <progress className={styles.meter} value={percent} max={100} aria-label={name} />
    </div>
  )
}
