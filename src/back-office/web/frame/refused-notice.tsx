import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './refused-notice.module.css'

/** `name` and `why` as they are read, one after the other. */
export type RefusedRow = { id: string; href: string; name: string; why: string }

/**
 * What was not done of several records, each with its reason; it stays selected. It comes into view and has the focus: the
 * list may be scrolled far below it.
 */
export function RefusedRows({
  title,
  answer,
  rows,
  close,
}: {
  title: string
  /** What was answered: another answer comes into view, also where it refuses the same. */
  answer: readonly unknown[]
  rows: readonly RefusedRow[]
  close: { label: string; onClose: () => void }
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer.length === 0) return undefined
    // After the dialog that asked has given the focus back.
    const timer = setTimeout(() => {
      place.current?.focus({ preventScroll: true })
      place.current?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [answer])
  if (rows.length === 0) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="warn"
        role="alert"
        title={title}
        action={
          <Button size={32} onClick={close.onClose}>
            {close.label}
          </Button>
        }
      >
        <ul className={styles.rows}>
          {rows.map(({ id, href, name, why }) => (
            <li key={id}>
              <Link href={href}>{name}</Link>
              {why}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
