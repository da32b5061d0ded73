import { Button } from '#platform/ui/button.tsx'
import { IconX } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { narrowedTo, PLACE_FILTERS, type QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import type { queueFilterText } from './queue-filter.text.ts'
import type { FilterChoices } from './use-filter-choices.ts'
import styles from './queue-filter.module.css'

/** Further values are counted. */
const NAMED = 2

type Props = { place: QueuePlace; choices: FilterChoices; onChange: (next: QueuePlace) => void }

/** One chip for each filter that is set, with a button that removes it. */
export function FilterChips({ place, choices, onChange }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const set = PLACE_FILTERS.flatMap((name) => {
    const values = place.narrowed[name]
    return values ? [{ name, values }] : []
  })
  if (set.length === 0) return null
  const nameOf = (name: (typeof set)[number]['name'], value: string) =>
    choices[name].find((choice) => choice.value === value)?.name ?? value
  return (
    <>
      <ul className={styles.chips} aria-label={t('filtersSet')}>
        {set.map(({ name, values }) => {
          const first = values.slice(0, NAMED).map((value) => nameOf(name, value))
          const shown = first.join(t('valueJoin'))
          const more = values.length - first.length
          return (
            <li key={name} className={styles.chip}>
              <span title={values.map((value) => nameOf(name, value)).join(t('valueJoin'))}>
                {t('chip', {
                  filter: t(`of_${name}`),
                  values: more > 0 ? t('valuesAnd', { values: shown, count: more }) : shown,
                })}
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeFilter', { filter: t(`of_${name}`) })}
                onClick={() => onChange(narrowedTo(place, name, []))}
              >
                <IconX size={14} />
              </button>
            </li>
          )
        })}
      </ul>
      <Button size={32} variant="subtle" onClick={() => onChange({ ...place, page: 1, narrowed: {} })}>
        {t('clearAll')}
      </Button>
    </>
  )
}
