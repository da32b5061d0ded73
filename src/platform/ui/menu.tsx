import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { IconCheck } from './icons.ts'
import { Anchor } from './link.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  label: ReactNode
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  current?: boolean
  lang?: string
  /** A link that must leave the router, such as a change of language or a download. */
  reload?: boolean
  danger?: boolean
}

/** A drop-down that opens without script (native details); script adds Escape and a click elsewhere. */
export function Menu({
  label,
  trigger,
  items,
  align = 'end',
  head,
  triggerClassName,
}: {
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  head?: ReactNode
  triggerClassName?: string
}) {
  const ref = useDismissableDetails()
  const close = () => ref.current?.removeAttribute('open')
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={cx(styles.trigger, triggerClassName)}>
        <span className="visually-hidden">{label}</span>
        <span className={styles.face} aria-hidden="true">
          {trigger}
        </span>
      </summary>
      <div className={cx(styles.panel, styles[align])}>
        {head && <div className={styles.head}>{head}</div>}
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={item.href ?? index}>
              <MenuEntry item={item} onDone={close} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const inner = (
    <>
      {item.icon}
      <span className={styles.itemLabel}>{item.label}</span>
      {item.current && <IconCheck size={16} />}
    </>
  )
  const common = {
    className: cx(styles.item, item.danger && styles.danger),
    lang: item.lang,
    'aria-current': item.current ? ('true' as const) : undefined,
    onClick: (event: { preventDefault(): void }) => {
      onDone()
      if (!item.onSelect) return
      event.preventDefault()
      item.onSelect()
    },
  }
  if (item.href === undefined)
    return (
      <button type="button" {...common}>
        {inner}
      </button>
    )
  const Tag = item.reload ? 'a' : Anchor
  return (
    <Tag href={item.href} hrefLang={item.lang} {...common}>
      {inner}
    </Tag>
  )
}

/**
 * A details element that closes again: on Escape (focus goes back to its summary), on a click elsewhere, and when a
 * link inside was followed, because the router keeps the page alive.
 */
export function useDismissableDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const onPointer = (event: PointerEvent) => {
      if (details.open && !details.contains(event.target as Node)) details.removeAttribute('open')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      details.removeAttribute('open')
      details.querySelector('summary')?.focus()
    }
    const onFollow = (event: MouseEvent) => {
      if ((event.target as HTMLElement).closest('a[href]')) details.removeAttribute('open')
    }
    details.addEventListener('click', onFollow)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      details.removeEventListener('click', onFollow)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return ref
}
