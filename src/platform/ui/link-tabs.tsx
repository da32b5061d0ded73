import { Anchor } from './link.tsx'
import { TabLabel, type TabLabelProps } from './tab-label.tsx'
import styles from './tabs.module.css'

export type LinkTab = TabLabelProps & { key: string; href: string }

/** Links to the views of one page, drawn as tabs. For panels within the page there are `Tabs`. */
export function LinkTabs(props: { label: string; items: readonly LinkTab[]; current: string }) {
  return (
    <nav aria-label={props.label} className={styles.tabs}>
      {props.items.map((item) => (
        <Anchor
          key={item.key}
          href={item.href}
          className={styles.tab}
          aria-current={item.key === props.current ? 'page' : undefined}
        >
          <TabLabel {...item} />
        </Anchor>
      ))}
    </nav>
  )
}
