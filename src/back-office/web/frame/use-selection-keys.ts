import { useEffect } from 'react'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'
import { useKeyList } from './key-list.ts'
import { takeLastRow } from './last-row.ts'
import { moveFocus } from './move-focus.ts'
import { NOTHING, reached, type Selection, toggled } from './selection.ts'
import { useHotkeys } from './use-hotkeys.ts'

type Keyed = {
  rows: () => HTMLElement | null
  /** The link of each row says its key in this part of its data set. */
  link: string
  keys: readonly string[]
  selection: Selection
  onSelect: (next: Selection) => void
  /** Beside a page that uses them itself, the arrows are left to it. */
  arrows?: boolean
}

/** A row's link by the name in its data set: `workLink` is `data-work-link`. */
const attributeOf = (link: string) => `data-${link.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Arrows, J and K move, with Shift they select on the way; Space selects, Escape clears. */
export function useSelectionKeys({ rows, link, keys, selection, onSelect, arrows = true }: Keyed): void {
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset[link]
  const move = (by: 1 | -1, extends_: boolean) => {
    const from = focused()
    const to = moveFocus(rows(), `[${attributeOf(link)}]`, by)?.dataset[link]
    if (!extends_ || to === undefined) return
    const begun = from !== undefined && selection.anchor === null ? { ...selection, anchor: from } : selection
    onSelect(reached(begun, keys, to))
  }
  useGoesOn(rows, link, keys)
  useListedKeys(arrows)
  useHotkeys({
    j: ({ shiftKey }) => move(1, shiftKey),
    k: ({ shiftKey }) => move(-1, shiftKey),
    ArrowDown: ({ shiftKey }) => (arrows ? move(1, shiftKey) : false),
    ArrowUp: ({ shiftKey }) => (arrows ? move(-1, shiftKey) : false),
    ' ': () => {
      const key = focused()
      // Elsewhere the space bar is the browser's.
      if (key === undefined) return false
      return onSelect(toggled(selection, key))
    },
    Escape: () => (selection.chosen.size > 0 ? onSelect(NOTHING) : false),
  })
}

/** Back from a record, the keys go on from its row; what has the focus meanwhile keeps it. */
function useGoesOn(rows: Keyed['rows'], link: string, keys: readonly string[]): void {
  useEffect(() => {
    const key = takeLastRow(link, keys)
    if (key === undefined || document.activeElement !== document.body) return
    const row = rows()?.querySelector<HTMLElement>(`[${attributeOf(link)}="${CSS.escape(key)}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  })
}

function useListedKeys(arrows: boolean): void {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  useKeyList([
    { sign: arrows ? 'J K ↓ ↑' : 'J K', text: t('keyMove') },
    { sign: 'Enter', text: t('keyOpen') },
    { sign: t('keySpace'), text: t('keySelect') },
    { sign: arrows ? 'Shift + ↓ ↑' : 'Shift + J K', text: t('keyRange') },
    { sign: 'Esc', text: t('keyClear') },
  ])
}
