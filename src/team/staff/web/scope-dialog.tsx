import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { countryName } from '#platform/shared/countries.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { SelectField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { saveScope, type StaffScopeRow } from '#staff/contract.ts'
import { toggled } from './choices.ts'
import type { scopesText } from './scopes.text.ts'
import { useNames } from './use-names.ts'

/** Changes how much somebody sees. */
export function ScopeDialog({ person, onClose }: { person: StaffScopeRow; onClose: () => void }) {
  const t = useText<typeof scopesText>('scopes')
  const lang = useLang()
  const { countries: known } = useNames()
  const [scope, setScope] = useState(person.scope)
  const [countries, setCountries] = useState(person.countries)
  const save = useStaffAction(saveScope, { done: t('saved'), onDone: onClose })
  const offered = [...new Set([...known, ...person.countries])]
  return (
    <FormDialog
      title={t('changeTitle', { name: person.name })}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: () => save.run({ staffId: person.id, scope, countries }) }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      {person.role === 'partner' ? (
        <ChoiceChips
          name="countries"
          legend={t('countries')}
          multiple
          value={countries}
          options={offered.map((code) => ({ value: code, label: countryName(code, lang) }))}
          help={t('countriesHelp')}
          onChange={(code, on) => setCountries(toggled(countries, code, on))}
        />
      ) : (
        <SelectField
          label={t('sees')}
          help={t('scopeHelp')}
          value={scope}
          options={person.choices.map((value) => ({ value, label: t(`scope_${value}`) }))}
          onChange={({ target }) =>
            setScope(person.choices.find((one) => one === target.value) ?? person.scope)
          }
        />
      )}
    </FormDialog>
  )
}
