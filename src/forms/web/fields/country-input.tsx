import { useMemo } from 'react'
import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { Combobox } from '#platform/ui/combobox.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { countryChoices, findCountries, type CountryChoice } from '#forms/engine/model/country-names.ts'
import { useFormFields } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'

/** A list that is searched by typing the name in either language; a native select could not be. */
export function CountryInput({ entry }: FieldOf<'country'>) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const choices = useMemo(
    () => countryChoices(entry.field.only ?? COUNTRY_CODES, lang),
    [entry.field.only, lang],
  )
  const raw = form.rawAt(entry.path)
  const chosen = typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : undefined
  return (
    <Field {...frame}>
      {(control) => (
        <Combobox<CountryChoice>
          control={control}
          value={chosen === undefined ? undefined : choiceOf(choices, chosen, countryName(chosen, lang))}
          onChange={(choice) => form.set(entry.path, choice.code)}
          onLeave={() => form.leave(entry.path)}
          search={(typed) => findCountries(choices, typed)}
          keyOf={({ code }) => code}
          nameOf={({ name }) => name}
          markOf={flagOf}
          placeholder={t('countryPlaceholder')}
          none={t('countryNone')}
          found={(count) => t('countryFound', { count })}
        />
      )}
    </Field>
  )
}

/** An answer may name a country that can no longer be chosen; it is shown all the same. */
const choiceOf = (choices: readonly CountryChoice[], code: string, name: string): CountryChoice =>
  choices.find((choice) => choice.code === code) ?? { code, name, names: [] }

const flagOf = ({ code }: CountryChoice) => <Flag code={code} />
