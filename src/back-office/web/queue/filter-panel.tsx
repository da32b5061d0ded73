import { useState } from 'react'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { useDismissableDetails } from '#platform/ui/details-menu.tsx'
import { IconPlus } from '#platform/ui/icons.ts'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import {
  narrowedTo,
  PLACE_FILTERS,
  type PlaceFilter,
  type QueuePlace,
} from '#work-orders/staff/web/queue-place.ts'
import { type FailedRead, StaffLoadFailure } from '../frame/staff-load-failure.tsx'
import type { queueFilterText } from './queue-filter.text.ts'
import type { FilterChoice, FilterChoices } from './use-filter-choices.ts'
import styles from './queue-filter.module.css'

type Props = {
  place: QueuePlace
  choices: FilterChoices
  read: FailedRead & { data: unknown }
  onChange: (next: QueuePlace) => void
}

/** All filters with all their values, found by typing. It stays open while one ticks. */
export function FilterPanel(props: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const ref = useDismissableDetails()
  return (
    <details ref={ref}>
      <summary className={styles.opener}>
        <IconPlus size={16} />
        {t('filter')}
      </summary>
      <div className={styles.panel}>
        <Choices {...props} />
      </div>
    </details>
  )
}

function Choices({ place, choices, read, onChange }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const groups = PLACE_FILTERS.map((name) => ({
    name,
    found: choices[name].filter((choice) => choice.name.toLowerCase().includes(wanted)),
  })).filter(({ found }) => found.length > 0)
  if (!read.data && read.error) return <StaffLoadFailure read={read} title={t('choicesFailed')} />
  return (
    <>
      <TextField
        label={t('findChoice')}
        hideLabel
        placeholder={t('findChoice')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!read.data && <Skeleton lines={4} label={t('choicesLoading')} />}
      <div className={styles.groups}>
        {groups.map(({ name, found }) => (
          <Group
            key={name}
            name={name}
            found={found}
            chosen={place.narrowed[name] ?? []}
            onChoose={(values) => onChange(narrowedTo(place, name, values))}
          />
        ))}
      </div>
      {groups.length === 0 && <p role="status">{t('noChoice')}</p>}
    </>
  )
}

type GroupProps = {
  name: PlaceFilter
  found: readonly FilterChoice[]
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

function Group({ name, found, chosen, onChoose }: GroupProps) {
  const t = useText<typeof queueFilterText>('queue-filter')
  return (
    <fieldset className={styles.group}>
      <legend>{t(`of_${name}`)}</legend>
      <div className={styles.values}>
        {found.map((choice) => (
          <CheckField
            key={choice.value}
            label={choice.name}
            checked={chosen.includes(choice.value)}
            onChange={(event) =>
              onChoose(
                event.target.checked
                  ? [...chosen, choice.value]
                  : chosen.filter((value) => value !== choice.value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
