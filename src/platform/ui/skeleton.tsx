import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

/** One grey bar. */
export function SkeletonBar({
  width = '100%',
  height = 14,
}: {
  width?: number | string
  height?: number | string
}) {
  return <span className={styles.bar} style={{ width, height }} />
}

const WIDTHS = ['62%', '88%', '44%', '76%', '58%']

/**
 * Grey bars in the shape of what is loading; without children: lines of text. They appear after 200 ms, so
 * that a quick answer does not flicker. Has no texts, because it is also shown while texts load.
 */
export function Skeleton({
  lines = 3,
  label,
  children,
}: {
  lines?: number
  label?: string
  children?: ReactNode
}) {
  return (
    <div role={label ? 'status' : undefined} aria-busy="true" aria-label={label} className={styles.skeleton}>
      {children ??
        Array.from({ length: lines }, (_, index) => (
          <SkeletonBar key={index} width={WIDTHS[index % WIDTHS.length]} />
        ))}
    </div>
  )
}

/** The skeleton of a list or a table. */
export function SkeletonRows({ rows = 5, label }: { rows?: number; label?: string }) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <SkeletonBar width={index % 2 ? '54%' : '66%'} />
          <SkeletonBar width={80} />
          <SkeletonBar width={64} />
        </div>
      ))}
    </Skeleton>
  )
}
