import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { QUEUE_SORTS, type QueueSort, type QueueView, usualSort } from '#work-orders/staff/queue-filter.ts'
import { placeQuery, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import type { backOfficeText } from '../back-office.text.ts'
import { FindBox } from '../frame/find-box.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SavedViews } from './saved-views.tsx'
import type { queueFilterText } from './queue-filter.text.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import styles from './queue-filter.module.css'

const hrefOf = (place: QueuePlace) => paths.adminQueue(placeQuery(place))

/** Finds by a number or name. What is typed goes into the address. */
export function QueueFind({ place }: { place: QueuePlace }) {
  const t = useText<typeof backOfficeText>('back-office')
  const navigate = useNavigate()
  return (
    <FindBox
      label={t('find')}
      placeholder={t('findPlaceholder')}
      keyword={place.keyword}
      onFind={(keyword) => void navigate(hrefOf({ ...place, keyword, page: 1 }))}
    />
  )
}

/** What is on hold waits for its day. */
const wordOf = (view: QueueView, sort: QueueSort) => (view === 'onHold' && sort === 'waiting' ? 'held' : sort)

/** The filters that are set, a panel with all of them, and the sorting. Each choice is a new address. */
export function QueueTools({ place, hasSaved }: { place: QueuePlace; hasSaved: boolean }) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const navigate = useNavigate()
  const { choices, read } = useFilterChoices()
  const row = useRef<HTMLDivElement>(null)
  const go = (next: QueuePlace) => void navigate(hrefOf(next))
  return (
    <div ref={row} className={styles.tools}>
      <FilterPanel place={place} choices={choices} read={read} onChange={go} />
      <FilterChips
        place={place}
        choices={choices}
        onChange={(next) => {
          go(next)
          // The chip is gone with its button.
          row.current?.querySelector('summary')?.focus()
        }}
      />
      {hasSaved && <SavedViews place={place} />}
      <SelectField
        label={t('sort')}
        hideLabel
        className={styles.sort}
        value={place.sort ?? usualSort(place.view)}
        options={QUEUE_SORTS.map((value) => ({ value, label: t(`sort_${wordOf(place.view, value)}`) }))}
        onChange={(event) => {
          const sort = QUEUE_SORTS.find((one) => one === event.target.value)
          go({ ...place, page: 1, sort: sort === usualSort(place.view) ? undefined : sort })
        }}
      />
    </div>
  )
}
