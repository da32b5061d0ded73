import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useOnDemand } from '#platform/web/use-on-demand.ts'
import { cx } from './cx.ts'
import { IconChevronDown } from './icons.ts'
import type { ComboboxProps, Hold } from './combobox-parts.ts'
import { PlainCombobox } from './combobox-plain.tsx'
import styles from './combobox.module.css'

const loadList = () => import('./combobox-list.tsx').then((module) => module.ComboboxList)

/**
 * A list that is searched by typing. While one types, the field is empty and its placeholder says what is chosen. Until
 * the code of the list is there, a plain field takes what is typed; it hands over its text, its focus and its cursor.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { control, value, nameOf, markOf } = props
  const [typed, setTyped] = useState<string>()
  const [hold, setHold] = useState<Hold>({ isBusy: false })
  const wanted = useDeferredValue(typed)
  const found = props.search(wanted ?? '')
  const { component: List, ask } = useOnDemand(loadList)
  useFirstTouch(List ? undefined : ask)
  const showsMark = value !== undefined && !typed
  const input = {
    ...control,
    // By its id, because the kit hides all but field and list while the list is open.
    'aria-labelledby': `${control.id}-label`,
    autoComplete: 'off',
    className: cx(control.className, styles.input, showsMark && styles.withMark),
    placeholder: value ? nameOf(value) : props.placeholder,
    onBlur: () => {
      // Somebody who types the whole name and goes on has chosen it.
      const named = typed ? namedBy(props, typed) : undefined
      if (named !== undefined) props.onChange(named)
      setTyped(undefined)
      props.onLeave()
    },
  }
  const parts = { ...props, input, typed, setTyped }
  return (
    <div className={styles.box}>
      {showsMark && <span className={styles.mark}>{markOf(value)}</span>}
      {List && !hold.isBusy ? (
        <List {...parts} items={found} cursor={hold.cursor} />
      ) : (
        <PlainCombobox {...parts} ask={ask} setHold={setHold} />
      )}
      <IconChevronDown className={styles.chevron} size={18} />
      <span aria-live="polite" className="visually-hidden">
        {List && typed !== undefined && props.found(found.length)}
      </span>
    </div>
  )
}

/** The only item that the words find, or the first of them when it is called exactly that. */
function namedBy<Item>({ search, nameOf }: ComboboxProps<Item>, typed: string): Item | undefined {
  const [first, second] = search(typed)
  return first !== undefined && (second === undefined || nameOf(first) === typed) ? first : undefined
}

/**
 * Fetches the list when the person first does something on the page: a form that is then filled in without a connection
 * has it by the time it is reached. What failed is tried again with the next field.
 */
function useFirstTouch(ask: (() => void) | undefined): void {
  const onTouch = useEffectEvent(() => ask?.())
  const waits = ask !== undefined
  useEffect(() => {
    if (!waits) return
    const listener = () => onTouch()
    const events = ['focusin', 'pointerdown'] as const
    for (const event of events) document.addEventListener(event, listener)
    return () => {
      for (const event of events) document.removeEventListener(event, listener)
    }
  }, [waits])
}
