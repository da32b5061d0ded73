import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './chip-row.module.css'

type Chip = {
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
}: {
  name: ReactNode
  help?: ReactNode
  chips: readonly Chip[]
}) {
  const nameId = useId()
  return (
    <div className={styles.row}>
      <div id={nameId} className={styles.name}>
        {name}
      </div>
      <div className={styles.values}>
        <Chips chips={chips} nameId={nameId} />
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
