import { Combobox as Kit } from '@base-ui/react/combobox'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ComboboxParts, ComboboxProps, Hold } from './combobox-parts.ts'
import styles from './combobox.module.css'

/** The kit's field and list: 51 KB, fetched when the person first does something on the page. */
export function ComboboxList<Item>(
  props: ComboboxProps<Item> & ComboboxParts & { items: readonly Item[]; cursor: Hold['cursor'] },
) {
  const { input, value, nameOf, keyOf, items, typed, setTyped } = props
  const field = useRef<HTMLInputElement>(null)
  const [start] = useState(props.cursor)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isMarked = useRef(false)
  const actions = useRef<Kit.Root.Actions>(null)
  // Goes on where the plain field was left.
  useLayoutEffect(() => {
    if (!start) return
    field.current?.focus()
    field.current?.setSelectionRange(...start)
  }, [start])
  // The kit waits for its own popup's closing animation before it takes the list away; there is none.
  useLayoutEffect(() => {
    if (typed === undefined) actions.current?.unmount()
  }, [typed])
  return (
    <Kit.Root<Item>
      items={items}
      filteredItems={items}
      value={value ?? null}
      // A field that was emptied keeps its choice until there is another one.
      onValueChange={(item) => item !== null && props.onChange(item)}
      isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      itemToStringLabel={nameOf}
      inputValue={typed ?? (value ? nameOf(value) : '')}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
      open={typed !== undefined}
      actionsRef={actions}
      onOpenChange={(open) => setTyped((now) => (open ? (now ?? '') : undefined))}
      autoHighlight
      onItemHighlighted={(item) => {
        isMarked.current = item !== undefined
      }}
    >
      <Kit.Input
        {...input}
        ref={field}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === undefined) return
          // With nothing marked in the open list, Enter closes it; it must not send the form.
          event.preventDefault()
          // What was typed before the list was there has marked nothing yet: Enter takes the first, as ever.
          const [first] = items
          if (typed && !isMarked.current && first !== undefined) props.onChange(first)
        }}
      />
      <div ref={setPlace} />
      <Options {...props} place={place} />
    </Kit.Root>
  )
}

function Options<Item>({
  keyOf,
  nameOf,
  markOf,
  placeholder,
  none,
  place,
}: ComboboxProps<Item> & { place: HTMLElement | null }) {
  return (
    // Beside its field, so that it is part of the page's main region.
    <Kit.Portal container={place}>
      <Kit.Positioner
        className={styles.floating}
        sideOffset={4}
        collisionPadding={8}
        // The field keeps the focus while somebody scrolls the list or misses an entry.
        onMouseDown={(event) => event.preventDefault()}
      >
        {/* Not the kit's popup: it hides the rest of the page from screen readers while the list is open. */}
        <div className={styles.popup}>
          <Kit.Empty className={styles.none}>{none}</Kit.Empty>
          <Kit.List className={styles.list} aria-label={placeholder}>
            {(item: Item) => (
              <Kit.Item key={keyOf(item)} value={item} className={styles.option}>
                {markOf(item)}
                {nameOf(item)}
              </Kit.Item>
            )}
          </Kit.List>
        </div>
      </Kit.Positioner>
    </Kit.Portal>
  )
}
