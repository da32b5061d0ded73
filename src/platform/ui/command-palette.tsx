import { Autocomplete as List } from '@base-ui/react/autocomplete'
import { Dialog as Kit } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { useText } from '#platform/web/text.ts'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import dialog from './dialog.module.css'
import { IconSearch, IconX } from './icons.ts'
import type { uiText } from './ui.text.ts'
import styles from './command-palette.module.css'

export type PaletteGroup<Item> = { value: string; title: string; items: readonly Item[] }

type CommandPaletteProps<Item> = {
  /** What the dialog and its field are called. */
  label: string
  placeholder: string
  typed: string
  onType: (typed: string) => void
  groups: readonly PaletteGroup<Item>[]
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
  onOpen: (item: Item) => void
  onClose: () => void
  /** Said to screen readers whenever it changes: how much was found. */
  status: string
  /** Below the list: that something is still being looked for, that nothing was found. */
  children?: ReactNode
  /** At the foot, where there is a keyboard. */
  keys: ReactNode
}

/**
 * A field with a list below it in a modal dialog; on a phone it fills the window. The focus stays in the field: arrows
 * move through the list, Enter opens, Escape closes and gives the focus back.
 */
export function CommandPalette<Item>(props: CommandPaletteProps<Item>) {
  const field = useRef<HTMLInputElement>(null)
  const { label, typed, onType, groups, onClose, status, children, keys } = props
  return (
    <Kit.Root open onOpenChange={(open) => !open && onClose()}>
      <Kit.Portal className="no-print">
        <Kit.Backdrop className={dialog.backdrop} />
        <Kit.Viewport className={cx(dialog.viewport, styles.place)}>
          <Kit.Popup
            className={cx(dialog.panel, styles.palette)}
            // Tells single-key commands that a dialog is open.
            aria-modal="true"
            aria-label={label}
            initialFocus={field}
          >
            <List.Root
              inline
              open
              items={groups}
              mode="none"
              autoHighlight="always"
              keepHighlight
              value={typed}
              onValueChange={(text, { reason }) => isTyping(reason) && onType(text)}
            >
              <Head {...props} field={field} />
              <div className={styles.body}>
                <Groups {...props} />
                {children}
              </div>
              <p role="status" className="visually-hidden">
                {status}
              </p>
            </List.Root>
            <div className={styles.keys}>{keys}</div>
          </Kit.Popup>
        </Kit.Viewport>
      </Kit.Portal>
    </Kit.Root>
  )
}

/** Opening an entry would write its name into the field. */
const isTyping = (reason: string): boolean => reason === 'input-change' || reason === 'input-clear'

function Head<Item>({
  label,
  placeholder,
  field,
}: CommandPaletteProps<Item> & { field: React.RefObject<HTMLInputElement | null> }) {
  const t = useText<typeof uiText>('ui')
  return (
    <div className={styles.head}>
      <IconSearch size={20} />
      <List.Input
        ref={field}
        className={styles.field}
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Kit.Close
        render={
          <IconButton size={32} variant="bare" label={t('close')}>
            <IconX size={18} />
          </IconButton>
        }
      />
    </div>
  )
}

/** Also when it is empty: the field names it. */
function Groups<Item>({ label, keyOf, render, onOpen }: CommandPaletteProps<Item>) {
  return (
    <List.List className={styles.list} aria-label={label}>
      {(group: PaletteGroup<Item>) => (
        <List.Group key={group.value} items={group.items} className={styles.group}>
          <List.GroupLabel className={styles.title}>{group.title}</List.GroupLabel>
          <List.Collection>
            {(item: Item) => (
              <List.Item key={keyOf(item)} value={item} className={styles.item} onClick={() => onOpen(item)}>
                {render(item)}
              </List.Item>
            )}
          </List.Collection>
        </List.Group>
      )}
    </List.List>
  )
}
