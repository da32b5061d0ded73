import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { cx } from '#platform/ui/cx.ts'
import styles from './chip-row.module.css'

export type Chip = {
  key: string
  href: string
  label: ReactNode
  /** Lighter, after the label: a price, a count. */
  detail?: ReactNode
  chosen: boolean
}

/**
 * A label at the left and its choices as chips. Each chip is a link to the page with that choice, so that it works
 * without scripts and can be shared; with scripts the page stays where it is.
 */
export function ChipRow({
  name,
  help,
  chips,
  more,
  scroll,
}: {
  name: ReactNode
  help?: ReactNode
  chips: readonly Chip[]
  /** Further choices, collapsed. */
  more?: { label: string; chips: readonly Chip[]; open: boolean }
  /** On a phone a single line that scrolls sideways: for filters, of which there are many. */
  scroll?: boolean
}) {
  const nameId = useId()
  return (
    <div className={cx(styles.row, scroll && styles.scroll)}>
      <div id={nameId} className={styles.name}>
        {name}
      </div>
      <div className={styles.values}>
        <Chips chips={chips} nameId={nameId} />
        {more && (
          <details className={styles.more} open={more.open}>
            <summary>{more.label}</summary>
            <Chips chips={more.chips} nameId={nameId} />
          </details>
        )}
        {help && <p className={styles.help}>{help}</p>}
      </div>
    </div>
  )
}

function Chips({ chips, nameId }: { chips: readonly Chip[]; nameId: string }) {
  return (
    <ul className={styles.chips} aria-labelledby={nameId}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            to={chip.href}
            className={styles.chip}
            aria-current={chip.chosen ? 'true' : undefined}
            rel="nofollow"
            replace
            preventScrollReset
          >
            {chip.label}
            {chip.detail !== undefined && <span className={styles.detail}>{chip.detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
