import { Tabs as Kit } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { TabLabel, type TabLabelProps } from './tab-label.tsx'
import styles from './tabs.module.css'

export type Tab<Key extends string> = TabLabelProps & { key: Key; panel: ReactNode }

/** Tabs with their panels; arrow keys go from one to the next. Links to views of a page are `LinkTabs`. */
export function Tabs<Key extends string>(props: {
  label: string
  items: readonly Tab<Key>[]
  current: Key
  onSelect: (key: Key) => void
  /** Panels that are not shown stay mounted, so that switching loses nothing. */
  keepPanels?: boolean
  className?: string
}) {
  return (
    <Kit.Root
      value={props.current}
      onValueChange={(key: Key) => props.onSelect(key)}
      className={props.className}
    >
      <Kit.List activateOnFocus aria-label={props.label} className={styles.tabs}>
        {props.items.map((item) => (
          <Kit.Tab key={item.key} value={item.key} className={styles.tab}>
            <TabLabel {...item} />
          </Kit.Tab>
        ))}
      </Kit.List>
      {props.items.map((item) => (
        <Kit.Panel key={item.key} value={item.key} keepMounted={props.keepPanels}>
          {item.panel}
        </Kit.Panel>
      ))}
    </Kit.Root>
  )
}
