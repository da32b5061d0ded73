import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Anchor } from './link.tsx'
import styles from './tabs.module.css'

export type TabItem = {
  key: string
  label: ReactNode
  count?: number | string
  late?: boolean
  href?: string
}

/** With `href` on the items these are links to pages; without, tabs with panels (`TabPanel`, same `id`). */
export function Tabs({
  id,
  label,
  items,
  current,
  onSelect,
  flush,
}: {
  id: string
  label: string
  items: readonly TabItem[]
  current: string
  onSelect?: (key: string) => void
  /** Inside a card with its own padding the line below is part of the card. */
  flush?: boolean
}) {
  const className = cx(styles.tabs, flush && styles.flush)
  if (items.some((item) => item.href !== undefined))
    return (
      <nav aria-label={label} className={className}>
        {items.map((item) => (
          <Anchor
            key={item.key}
            href={item.href ?? '#'}
            className={styles.tab}
            aria-current={item.key === current ? 'page' : undefined}
          >
            <TabText item={item} />
          </Anchor>
        ))}
      </nav>
    )
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={className}
      onKeyDown={(event) => onArrow(event, items, current, onSelect)}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={`${id}-tab-${item.key}`}
          aria-controls={`${id}-panel-${item.key}`}
          aria-selected={item.key === current}
          tabIndex={item.key === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect?.(item.key)}
        >
          <TabText item={item} />
        </button>
      ))}
    </div>
  )
}

function TabText({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count !== undefined && (
        <span className={cx(styles.count, item.late && styles.late)}>{item.count}</span>
      )}
    </>
  )
}

function onArrow(
  event: KeyboardEvent<HTMLElement>,
  items: readonly TabItem[],
  current: string,
  onSelect: ((key: string) => void) | undefined,
): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const index = items.findIndex((item) => item.key === current)
  const next = items[(index + step + items.length) % items.length]
  if (!next) return
  event.preventDefault()
  onSelect?.(next.key)
  event.currentTarget.querySelector<HTMLElement>(`[id$="-tab-${CSS.escape(next.key)}"]`)?.focus()
}

export function TabPanel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-tab-${tab}`}>
      {children}
    </div>
  )
}
