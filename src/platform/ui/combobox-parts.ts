import type { Dispatch, InputHTMLAttributes, ReactNode, SetStateAction } from 'react'
import type { ControlProps } from './field.tsx'

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

/** What the field without and with its list share. The list is open, or wanted, as soon as `typed` is a text. */
export type ComboboxParts = {
  input: InputHTMLAttributes<HTMLInputElement> & ControlProps
  typed: string | undefined
  setTyped: Dispatch<SetStateAction<string | undefined>>
}

/** Whether the field is in the middle of something, and where its cursor stands while it has the focus. */
export type Hold = { isBusy: boolean; cursor?: readonly [number, number] | undefined }
