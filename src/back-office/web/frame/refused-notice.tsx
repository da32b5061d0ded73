import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import styles from './refused-notice.module.css'

/** `name` and `why` as they are read, one after the other. */
export type RefusedRow = { id: string; href: string; name: string; why: string }

/** What was not done of several records, each with its reason; it stays selected. */
export function RefusedRows({
  title,
  rows,
  close,
}: {
  title: string
  rows: readonly RefusedRow[]
  close: { label: string; onClose: () => void }
}) {
  if (rows.length === 0) return null
  return (
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
  )
}
