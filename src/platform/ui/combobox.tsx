import { Combobox as Kit } from '@base-ui/react/combobox'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { cx } from './cx.ts'
import type { ControlProps } from './field.tsx'
import { IconChevronDown } from './icons.ts'
import styles from './combobox.module.css'

export type ComboboxProps<Item> = {
  control: ControlProps
  value: Item | undefined
  onChange: (item: Item) => void
  onLeave: () => void
  /** What the typed words find, best first; nothing typed finds everything. */
  search: (typed: string) => readonly Item[]
  keyOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Before the name, in the field and in the list. */
  markOf: (item: Item) => ReactNode
  placeholder: string
  /** Said when nothing is found, and to screen readers how much is. */
  none: string
  found: (count: number) => string
}

/** A list that is searched by typing. While one types, the field is empty and its placeholder says what is chosen. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { control, value, nameOf, keyOf, markOf } = props
  const [typed, setTyped] = useState<string>()
  const wanted = useDeferredValue(typed)
  const found = props.search(wanted ?? '')
  const showsMark = value !== undefined && !typed
  const onBlur = () => {
    // Somebody who types the whole name and goes on has chosen it.
    const [first, second] = found
    if (wanted && wanted === typed && first && (!second || nameOf(first) === typed)) props.onChange(first)
    setTyped(undefined)
    props.onLeave()
  }
  return (
    <div className={styles.box}>
      {showsMark && <span className={styles.mark}>{markOf(value)}</span>}
      <Kit.Root<Item>
        items={found}
        filteredItems={found}
        value={value ?? null}
        // A field that was emptied keeps its choice until there is another one.
        onValueChange={(item) => item !== null && props.onChange(item)}
        isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        itemToStringLabel={nameOf}
        inputValue={typed ?? (value ? nameOf(value) : '')}
        onInputValueChange={(text, { reason }) => reason === 'input-change' && setTyped(text)}
        onOpenChange={(open) => setTyped((now) => (open ? (now ?? '') : undefined))}
        autoHighlight
      >
        <Kit.Input
          {...control}
          // By its id, because the kit hides all but field and list while the list is open.
          aria-labelledby={`${control.id}-label`}
          autoComplete="off"
          className={cx(control.className, styles.input, showsMark && styles.withMark)}
          placeholder={value ? nameOf(value) : props.placeholder}
          onFocus={(event) => event.target.select()}
          // With nothing marked in the open list, Enter closes it; it must not send the form.
          onKeyDown={(event) => event.key === 'Enter' && typed !== undefined && event.preventDefault()}
          onBlur={onBlur}
        />
        <IconChevronDown className={styles.chevron} size={18} />
        <Options {...props} />
      </Kit.Root>
      <span aria-live="polite" className="visually-hidden">
        {typed !== undefined && props.found(found.length)}
      </span>
    </div>
  )
}

function Options<Item>({ keyOf, nameOf, markOf, placeholder, none }: ComboboxProps<Item>) {
  return (
    <Kit.Portal>
      <Kit.Positioner className={styles.floating} sideOffset={4} collisionPadding={8}>
        <Kit.Popup className={styles.popup}>
          <Kit.Empty className={styles.none}>{none}</Kit.Empty>
          <Kit.List className={styles.list} aria-label={placeholder}>
            {(item: Item) => (
              <Kit.Item key={keyOf(item)} value={item} className={styles.option}>
                {markOf(item)}
                {nameOf(item)}
              </Kit.Item>
            )}
          </Kit.List>
        </Kit.Popup>
      </Kit.Positioner>
    </Kit.Portal>
  )
}
