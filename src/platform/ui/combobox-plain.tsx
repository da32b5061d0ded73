import type { Dispatch, KeyboardEvent, SetStateAction, SyntheticEvent } from 'react'
import type { ComboboxParts, ComboboxProps, Hold } from './combobox-parts.ts'

/** The role of the ARIA combobox pattern, closed; as the kit's field has it. */
const CLOSED = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const

/** A combobox whose list is still being fetched. Where it cannot be, the name can be typed: leaving the field takes it. */
export function PlainCombobox<Item>(
  props: ComboboxProps<Item> & ComboboxParts & { ask: () => void; setHold: Dispatch<SetStateAction<Hold>> },
) {
  const { input, value, nameOf, typed, setTyped, ask, setHold } = props
  const setBusy = (isBusy: boolean) => setHold((hold) => ({ ...hold, isBusy }))
  const follow = (event: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    setHold((hold) => ({ ...hold, cursor: [selectionStart ?? 0, selectionEnd ?? 0] }))
  }
  // The field must not be exchanged between press and click: the click would be lost.
  const onPointerDown = () => {
    setBusy(true)
    const ended = new AbortController()
    const onEnd = () => {
      ended.abort()
      setTimeout(() => setBusy(false))
    }
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, onEnd, { signal: ended.signal })
  }
  return (
    <input
      {...CLOSED}
      {...input}
      value={typed ?? (value ? nameOf(value) : '')}
      onPointerEnter={ask}
      onPointerDown={onPointerDown}
      onClick={() => setTyped((now) => now ?? '')}
      onFocus={(event) => {
        event.target.select()
        follow(event)
      }}
      onSelect={follow}
      onChange={(event) => {
        setTyped(event.target.value)
        follow(event)
      }}
      onKeyDown={(event) => onKey(event, props)}
      // Nor in the middle of a word that is put together from several keys.
      onCompositionStart={() => setBusy(true)}
      onCompositionEnd={() => setBusy(false)}
      onBlur={(event) => {
        setHold({ isBusy: false })
        input.onBlur?.(event)
      }}
    />
  )
}

/** As the kit's field takes them: Enter takes the first that was found, Escape gives up. */
function onKey<Item>(
  event: KeyboardEvent,
  { typed, setTyped, search, onChange }: ComboboxProps<Item> & ComboboxParts,
): void {
  if (event.nativeEvent.isComposing) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    setTyped(typed ?? '')
  }
  if (typed === undefined) return
  if (event.key === 'Escape') setTyped(undefined)
  if (event.key !== 'Enter') return
  event.preventDefault()
  const [first] = typed ? search(typed) : []
  if (first !== undefined) onChange(first)
  setTyped(undefined)
}
