import { IconCheck } from './icons.ts'
import type { MenuItem } from './menu-props.ts'
import styles from './menu.module.css'

/** What stands in one line of a menu. */
export function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <span className={styles.itemLabel}>{item.label}</span>
      {item.current && <IconCheck size={16} />}
    </>
  )
}
