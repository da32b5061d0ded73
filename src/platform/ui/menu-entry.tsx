import { IconCheck } from './icons.ts'
import type { MenuItem, MenuProps } from './menu-props.ts'
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

/** What stands in the button of a menu; its name is the label alone, because a face may be an icon or initials. */
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
