import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { useOnDemand } from '#platform/web/use-on-demand.ts'
import { cx } from '../cx.ts'
import { MenuFace } from '../menu-entry.tsx'
import type { MenuProps } from '../menu-props.ts'
import styles from '../menu.module.css'

const loadMenu = () => import('../menu.tsx').then((module) => module.Menu)

/** A menu in the frame of every page: until somebody approaches it, only its button is loaded. */
export function FrameMenu({ side = 'bottom', ...props }: MenuProps & { side?: 'bottom' | 'right' }) {
  const { component: Menu, ask, prefetch } = useOnDemand(loadMenu)
  if (Menu) return <Menu {...props} side={side} defaultOpen />
  return (
    <button
      type="button"
      className={cx(styles.trigger, props.triggerClassName)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={ask}
    >
      <MenuFace label={props.label} trigger={props.trigger} />
    </button>
  )
}

/** In the back office's rail it opens to the right; on a phone the rail is at the top. */
export function RailMenu(props: MenuProps) {
  const onTop = useMediaQuery('(width < 768px)')
  return <FrameMenu {...props} side={onTop ? 'bottom' : 'right'} />
}
