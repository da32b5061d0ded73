import { useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { Anchor } from './link.tsx'
import { MenuEntry, MenuFace } from './menu-entry.tsx'
import type { MenuItem, MenuProps } from './menu-props.ts'
import styles from './menu.module.css'

/**
 * The menu of the public pages: native details, so that it opens without script and loads none of the kit.
 * Script adds Escape and a click elsewhere.
 */
export function DetailsMenu({ label, trigger, items, head, triggerClassName }: MenuProps) {
  const ref = useDismissableDetails()
  const close = () => ref.current?.removeAttribute('open')
  return (
    <details ref={ref} className={styles.details}>
      <summary className={cx(styles.trigger, triggerClassName)}>
        <MenuFace label={label} trigger={trigger} />
      </summary>
      <div className={cx(styles.panel, styles.below)}>
        {head && <div className={styles.head}>{head}</div>}
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={item.href ?? index}>
              <Entry item={item} onDone={close} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const inner = <MenuEntry item={item} />
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
