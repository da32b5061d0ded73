import { cx } from '#platform/ui/cx.ts'
import { Anchor } from '#platform/ui/link.tsx'
import styles from './calendar-card.module.css'

/** Links that narrow a list, drawn as chips. */
export function ShowChips(props: {
  label: string
  items: readonly { key: string; label: string; href: string }[]
  current: string
}) {
  return (
    <nav aria-label={props.label} className={styles.chips}>
      {props.items.map(({ key, label, href }) => (
        <Anchor
          key={key}
          href={href}
          className={cx(styles.chip, key === props.current && styles.currentChip)}
          aria-current={key === props.current ? 'true' : undefined}
        >
          {label}
        </Anchor>
      ))}
    </nav>
  )
}
