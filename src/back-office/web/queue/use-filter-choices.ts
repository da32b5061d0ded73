import { countryName } from '#platform/shared/countries.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { SPEEDS } from '#work-orders/speed.ts'
import { queueChoices } from '#work-orders/staff/contract.ts'
import { ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY, QUEUE_DUE } from '#work-orders/staff/queue-filter.ts'
import type { PlaceFilter } from '#work-orders/staff/web/queue-place.ts'
import type { queueFilterText } from './queue-filter.text.ts'

const CHOICES_MINUTES = 10

export type FilterChoice = { value: string; name: string }
export type FilterChoices = Record<PlaceFilter, readonly FilterChoice[]>

/** What each filter offers. Until it is known which services, steps and colleagues there are, they offer nothing. */
export function useFilterChoices() {
  const t = useText<typeof queueFilterText>('queue-filter')
  const lang = useLang()
  const read = useCallQuery(queueChoices, {}, { staff: true, staleTime: CHOICES_MINUTES * 60_000 })
  const {
    services = [],
    countries = [],
    steps = [],
    colleagues = [],
    teams = [],
    tags = [],
  } = read.data ?? {}
  const choices: FilterChoices = {
    product: services,
    country: countries
      .map((value) => ({ value, name: countryName(value, lang) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, lang)),
    step: steps,
    assignee: [
      { value: ASSIGNED_TO_ME, name: t('assigneeMe') },
      { value: ASSIGNED_TO_NOBODY, name: t('assigneeNobody') },
      ...teams.map(({ value, name }) => ({ value, name: t('assigneeTeam', { name }) })),
      ...colleagues.map(({ id, name }) => ({ value: id, name })),
    ],
    lang: LANGS.map((value) => ({ value, name: t(`lang_${value}`) })),
    speed: SPEEDS.map((value) => ({ value, name: t(`speed_${value}`) })),
    tag: tags,
    due: QUEUE_DUE.map((value) => ({ value, name: t(`due_${value}`) })),
  }
  return { choices, read }
}
