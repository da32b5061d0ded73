import type { ReactNode } from 'react'
import { textOf } from '#accounts/web/public.tsx'
import { countryInSentence, countryName, countryOptions } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { decimalText } from '#platform/shared/format-number.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DistanceYearView, EstablishmentView } from '../distance-contract.ts'
import type { DistanceReader } from './distance-facts.tsx'
import type { distanceSalesText } from './distance-sales.text.ts'

type Bound = (name: string) => { id: string; name: string; error: string | undefined }
type Common = {
  reader: DistanceReader
  form: Parameters<typeof FormDialog>[0]['form']
  fieldOf: Bound
  onClose: () => void
  /** What staff say beside it. */
  children?: ReactNode
}

const typed = (cents: number | null): string => (cents === null ? '' : decimalText(cents, 2))

/** What is typed into the form of a year. */
export const saidOfYear = ({ year, beforeMonth }: DistanceYearView, data: FormData) => ({
  year,
  beforeMonth,
  previousYear: textOf(data, 'previousYear'),
  before: textOf(data, 'before'),
  optedFrom: textOf(data, 'optedFrom') || null,
})

/** What is typed into the form of an establishment. */
export const saidOfPlace = (place: EstablishmentView | undefined, data: FormData) => ({
  country: place?.country ?? textOf(data, 'country'),
  from: textOf(data, 'from') || null,
  to: textOf(data, 'to') || null,
})

export function DistanceYearDialog({
  one,
  reader,
  fieldOf,
  children,
  ...dialog
}: Common & { one: DistanceYearView }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const { year, beforeMonth } = one
  const sum = { inputMode: 'decimal', autoComplete: 'off', maxLength: 30, end: 'EUR' } as const
  return (
    <FormDialog {...dialog} title={t('editNamed', { year })} submit={t('save')} cancel={t('cancel')}>
      <TextField
        {...fieldOf('previousYear')}
        {...sum}
        label={t('previousYear', { year: year - 1 })}
        help={t(`amountHelp_${reader}`)}
        defaultValue={typed(one.previousYear)}
      />
      {!beforeMonth.endsWith('-01') && (
        <TextField
          {...fieldOf('before')}
          {...sum}
          label={t('before', { year, day: formatDay(`${beforeMonth}-01`, lang) })}
          help={t(`beforeHelp_${reader}`)}
          defaultValue={typed(one.before)}
        />
      )}
      <TextField
        {...fieldOf('optedFrom')}
        type="date"
        optional
        label={t('optedFrom')}
        help={t(`optedHelp_${reader}`)}
        autoComplete="off"
        defaultValue={one.optedFrom ?? ''}
      />
      {children}
    </FormDialog>
  )
}

type PlaceDialog = Common & {
  place: EstablishmentView | undefined
  seat: string | null
  /** Those that were said already: they are changed where they stand. */
  known: readonly string[]
}

export function EstablishmentDialog({
  place,
  seat,
  known,
  reader,
  fieldOf,
  children,
  ...dialog
}: PlaceDialog) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const codes = [...EU_STATES].filter((code) => code !== seat && !known.includes(code))
  const title = place ? t('editPlace', { country: countryName(place.country, lang) }) : t('addPlaceTitle')
  return (
    <FormDialog {...dialog} title={title} submit={t('save')} cancel={t('cancel')}>
      <p>{t(`placeText_${reader}`)}</p>
      {!place && (
        <SelectField
          {...fieldOf('country')}
          label={t('country')}
          placeholder={t('chooseCountry')}
          options={countryOptions(codes, lang)}
          defaultValue=""
        />
      )}
      <TextField
        {...fieldOf('from')}
        type="date"
        optional
        label={t('placeFrom')}
        help={t('placeFromHelp')}
        autoComplete="off"
        defaultValue={place?.from ?? ''}
      />
      <TextField
        {...fieldOf('to')}
        type="date"
        optional
        label={t('placeTo')}
        help={t('placeToHelp')}
        autoComplete="off"
        defaultValue={place?.to ?? ''}
      />
      {children}
    </FormDialog>
  )
}

export function EstablishmentGoneDialog({
  place,
  reader: _reader,
  fieldOf: _fieldOf,
  children,
  ...dialog
}: Common & { place: EstablishmentView }) {
  const t = useText<typeof distanceSalesText>('distance-sales')
  const lang = useLang()
  const country = countryName(place.country, lang)
  return (
    <FormDialog
      {...dialog}
      title={t('removePlace', { country })}
      submit={t('removeNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText', { country: countryInSentence(place.country, lang) })}</p>
      {children}
    </FormDialog>
  )
}
