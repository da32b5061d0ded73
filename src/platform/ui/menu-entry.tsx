import { IconCheck } from './icons.ts'
import type { MenuItem, MenuProps } from './menu-props.ts'
import styles from './menu.module.css'

/** The content of one line of a menu. */
export function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <span className={styles.itemLabel}>{item.label}</span>
      {item.current && <IconCheck size={16} />}
    </>
  )
}

/**
 * The content of a menu's button; its accessible name is only the label, because the visible part may be an
 * icon or initials.
 */
export function MenuFace({ label, trigger }: Pick<MenuProps, 'label' | 'trigger'>) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span className={styles.face} aria-hidden="true">
        {trigger}
      </span>
    </>
  )
}
