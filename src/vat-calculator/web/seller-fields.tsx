import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Grid } from '#platform/ui/layout.tsx'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { calculatorText } from './calculator.text.ts'
import { placeName, placeOptions } from './place-names.ts'
import { chipsOf, fieldOf, type Fields } from './fields.ts'

/** The facts common to all sales of a seller. */
export function SellerFields(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const states = [...EU_STATES].map((code) => ({ value: code, name: placeName(code, lang, t) }))
  const oss = states
    .toSorted((a, b) => a.name.localeCompare(b.name, lang))
    .map(({ value, name }) => ({ value, label: t('ossIn', { country: name }) }))
  return (
    <Grid min={200} gap={16}>
      <SelectField
        label={t('sellerEstablished')}
        placeholder={t('notKnown')}
        options={placeOptions(lang, t)}
        {...fieldOf(fields, 'sellerEstablished')}
      />
      <TextField
        label={t('registrations')}
        help={t('registrationsHelp')}
        maxLength={200}
        autoComplete="off"
        {...fieldOf(fields, 'registrations')}
      />
      <SelectField
        label={t('oss')}
        placeholder={t('notKnown')}
        options={[{ value: 'no', label: t('ossNone') }, ...oss]}
        {...fieldOf(fields, 'oss')}
      />
      <ChoiceChips
        legend={t('ioss')}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        {...chipsOf(fields, 'ioss')}
      />
      {EU_STATES.has(fields.draft.sellerEstablished ?? '') && <DistanceSales {...fields} />}
    </Grid>
  )
}

/** The threshold applies to EU sellers only. */
function DistanceSales(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <>
      <TextField
        label={t('distanceSalesThisYear')}
        help={t('distanceHelp')}
        inputMode="decimal"
        maxLength={40}
        {...fieldOf(fields, 'distanceSalesThisYear')}
      />
      <TextField
        label={t('distanceSalesLastYear')}
        inputMode="decimal"
        maxLength={40}
        {...fieldOf(fields, 'distanceSalesLastYear')}
      />
    </>
  )
}
