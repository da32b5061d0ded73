import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import { CountryCombobox } from '#platform/ui/country-combobox.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import type { formsText } from '../forms.text.ts'
import { useFieldFrame, type FieldOf } from './field-frame.ts'

/** A list that is searched by typing the name in either language; a native select could not be. */
export function CountryInput({ entry }: FieldOf<'country'>) {
  const t = useText<typeof formsText>('forms')
  const form = useFormFields()
  const frame = useFieldFrame(entry)
  const raw = form.rawAt(entry.path)
  return (
    <Field {...frame}>
      {(control) => (
        <CountryCombobox
          control={control}
          value={typeof raw === 'string' && /^[A-Z]{2}$/.test(raw) ? raw : ''}
          codes={entry.field.only ?? COUNTRY_CODES}
          onChange={(code) => form.set(entry.path, code)}
          onLeave={() => form.leave(entry.path)}
          texts={{
            placeholder: t('countryPlaceholder'),
            none: t('countryNone'),
            found: (count) => t('countryFound', { count }),
          }}
        />
      )}
    </Field>
  )
}
