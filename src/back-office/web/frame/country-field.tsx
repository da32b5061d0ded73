import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import { CountryCombobox } from '#platform/ui/country-combobox.tsx'
import { Field } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import type { backOfficeListsText } from './back-office-lists.text.ts'

type Props = {
  label: string
  /** What no country is called here. */
  unknown: string
  value: string
  error?: string | undefined
  onChange: (code: string) => void
}

/** Any country or region, or none. */
export function CountryField({ label, error, ...choice }: Props) {
  const t = useText<typeof backOfficeListsText>('back-office-lists')
  return (
    <Field label={label} error={error}>
      {(control) => (
        <CountryCombobox
          {...choice}
          control={control}
          codes={COUNTRY_CODES}
          texts={{
            placeholder: t('countryPlaceholder'),
            none: t('countryNotFound'),
            found: (count) => t('countryFound', { count }),
          }}
        />
      )}
    </Field>
  )
}
