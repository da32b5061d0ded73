import { useNavigate } from 'react-router'
import { countryOptions } from '#platform/shared/countries.ts'
import { SelectField } from '#platform/ui/field.tsx'
import type { CalendarEntry } from '../contract.ts'
import { hrefOf, type CalendarView } from './calendar-view.ts'
import { useCalendarTexts } from './use-calendar.ts'

/** Only where there is something to choose between. */
export function CountryChoice({ entries, view }: { entries: readonly CalendarEntry[]; view: CalendarView }) {
  const { t, lang } = useCalendarTexts()
  const navigate = useNavigate()
  const countries = [...new Set(entries.flatMap(({ country }) => country ?? []))]
  if (countries.length < 2 && view.country === undefined) return null
  const options = countryOptions(countries, lang)
  return (
    <SelectField
      hideLabel
      label={t('country')}
      placeholder={t('allCountries')}
      value={view.country ?? ''}
      options={options}
      onChange={({ target }) => void navigate(hrefOf({ ...view, country: target.value || undefined }))}
    />
  )
}
