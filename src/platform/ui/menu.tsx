import { Menu as Kit } from '@base-ui/react/menu'
import { type AnchorHTMLAttributes, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Anchor } from './link.tsx'
import { MenuEntry, MenuFace } from './menu-entry.tsx'
import type { MenuItem, MenuProps } from './menu-props.ts'
import styles from './menu.module.css'

/**
 * A button that opens a list of actions and links. The list stands right after its button in the document: so it
 * belongs to the button's landmark, and the tab key leads on from it by itself, without the kit's guards.
 */
export function Menu({
  label,
  trigger,
  items,
  head,
  triggerClassName,
  side = 'bottom',
  defaultOpen,
}: MenuProps & {
  /** The preferred position; the list moves where it fits. */
  side?: 'bottom' | 'right'
  defaultOpen?: boolean
}) {
  const entries = items.map((item, index) => <Entry key={item.href ?? index} item={item} />)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { actions, ...leaving } = useLeavingByTab()
  return (
    <span className={styles.root}>
      <Kit.Root modal={false} defaultOpen={defaultOpen} actionsRef={actions}>
        <Kit.Trigger className={cx(styles.trigger, triggerClassName)}>
          <MenuFace label={label} trigger={trigger} />
        </Kit.Trigger>
        <span ref={setPlace} />
        <Kit.Portal container={place}>
          <Kit.Positioner
            className={cx(styles.floating, 'no-print')}
            // A frame that scrolls must not cut the list off.
            positionMethod="fixed"
            side={side}
            align="end"
            sideOffset={6}
            collisionPadding={8}
          >
            <Kit.Popup className={styles.panel} aria-label={label} {...leaving}>
              {head ? (
                <Kit.Group>
                  <Kit.GroupLabel className={styles.head}>{head}</Kit.GroupLabel>
                  {entries}
                </Kit.Group>
              ) : (
                entries
              )}
            </Kit.Popup>
          </Kit.Positioner>
        </Kit.Portal>
      </Kit.Root>
    </span>
  )
}

/** The tab key closes the menu, once the focus has moved on: the kit's guards would, which are not there. */
function useLeavingByTab() {
  const actions = useRef<Kit.Root.Actions>(null)
  const isLeaving = useRef(false)
  return {
    actions,
    onKeyDown({ key }: KeyboardEvent) {
      isLeaving.current = key === 'Tab'
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (isLeaving.current && !currentTarget.contains(relatedTarget)) actions.current?.close()
    },
  }
}

/** Drawn as a link of the kit, which passes its contents. */
function ItemLink({ item, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { item: MenuItem }) {
  const href = item.href ?? ''
  return item.reload ? (
    <a {...rest} href={href} hrefLang={item.lang}>
      {rest.children}
    </a>
  ) : (
    <Anchor {...rest} href={href} />
  )
}

function Entry({ item }: { item: MenuItem }) {
  const inner = <MenuEntry item={item} />
  const className = cx(styles.item, item.danger && styles.danger)
  if (item.href === undefined)
    return (
      <Kit.Item className={className} onClick={item.onSelect}>
        {inner}
      </Kit.Item>
    )
  return (
    <Kit.LinkItem
      closeOnClick
      className={className}
      lang={item.lang}
      aria-current={item.current ? 'true' : undefined}
      render={<ItemLink item={item} />}
      onClick={(event) => {
        if (!item.onSelect) return
        event.preventDefault()
        item.onSelect()
      }}
    >
      {inner}
    </Kit.LinkItem>
  )
}
