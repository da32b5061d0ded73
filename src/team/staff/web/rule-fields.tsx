import { countryName } from '#platform/shared/countries.ts'
import { LANGS, type Lang } from '#platform/shared/local-text.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { toggled } from './choices.ts'
import type { rulesText } from './rules.text.ts'
import { useNames } from './use-names.ts'

/** As it is in the fields: empty for what narrows nothing. */
export type TypedRule = {
  productCode: string
  country: string
  lang: Lang | ''
  staffIds: string[]
  /** Instead of people. */
  teamId: string
  mostOpen: string
}
type Set = (change: Partial<TypedRule>) => void

export function RuleFields({
  typed,
  set,
  people,
  teams,
  openError,
}: {
  typed: TypedRule
  set: Set
  people: readonly { id: string; name: string }[]
  teams: readonly { id: string; name: string }[]
  openError: string | undefined
}) {
  const t = useText<typeof rulesText>('rules')
  return (
    <>
      <Which typed={typed} set={set} />
      {teams.length > 0 && (
        <SelectField
          label={t('team')}
          help={t('teamHelp')}
          value={typed.teamId}
          options={[
            { value: '', label: t('noTeam') },
            ...teams.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => set({ teamId: target.value })}
        />
      )}
      {typed.teamId === '' && (
        <ChoiceChips
          name="staffIds"
          legend={t('people')}
          multiple
          value={typed.staffIds}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          help={t('peopleHelp')}
          onChange={(id, on) => set({ staffIds: toggled(typed.staffIds, id, on) })}
        />
      )}
      <TextField
        label={t('mostOpen')}
        help={t('mostOpenHelp')}
        optional
        inputMode="numeric"
        maxLength={4}
        value={typed.mostOpen}
        error={openError}
        onChange={({ target }) => set({ mostOpen: target.value })}
      />
    </>
  )
}

/** For which work orders the rule is. */
function Which({ typed, set }: { typed: TypedRule; set: Set }) {
  const t = useText<typeof rulesText>('rules')
  const lang = useLang()
  const { services, countries } = useNames()
  const langs = LANGS.map((value) => ({ value, label: t(`lang_${value}`) }))
  return (
    <>
      <SelectField
        label={t('service')}
        value={typed.productCode}
        options={[
          { value: '', label: t('allServices') },
          ...services.map(({ value, name }) => ({ value, label: name })),
        ]}
        onChange={({ target }) => set({ productCode: target.value })}
      />
      <SelectField
        label={t('country')}
        value={typed.country}
        options={[
          { value: '', label: t('allCountries') },
          ...countries.map((code) => ({ value: code, label: countryName(code, lang) })),
        ]}
        onChange={({ target }) => set({ country: target.value })}
      />
      <SelectField
        label={t('lang')}
        value={typed.lang}
        options={[{ value: '', label: t('allLangs') }, ...langs]}
        onChange={({ target }) => set({ lang: LANGS.find((one) => one === target.value) ?? '' })}
      />
    </>
  )
}
