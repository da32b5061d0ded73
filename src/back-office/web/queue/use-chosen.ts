import { useState } from 'react'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { NOTHING, type Selection } from '../frame/selection.ts'
import { type Chosen, chosenOf } from './chosen.ts'
import type { QueueRow } from './queue-row.ts'
import { filterOfPlace } from './saved-filter.ts'

/** What is selected: rows of the page, or a whole view until another one is opened or a row is ticked. */
export function useChosen(place: QueuePlace, records: readonly QueueRow[]) {
  const [selection, setSelection] = useState(NOTHING)
  const [whole, setWhole] = useState<{ of: string; items: readonly Chosen[] }>()
  const of = JSON.stringify(filterOfPlace(place))
  const isWhole = whole?.of === of
  return {
    selection,
    isWhole,
    chosen: isWhole ? whole.items : records.filter(({ id }) => selection.chosen.has(id)).map(chosenOf),
    select(next: Selection) {
      setWhole(undefined)
      setSelection(next)
    },
    selectWhole(items: readonly Chosen[]) {
      setWhole({ of, items })
      setSelection({ chosen: new Set(items.map(({ id }) => id)), anchor: null })
    },
  }
}
