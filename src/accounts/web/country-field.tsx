import { type ReactNode, useMemo } from 'react'
import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { LOCALES } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { SelectField, type SelectOption } from '#platform/ui/field.tsx'
import { useLang } from '#platform/web/text.ts'
import { useHydrated } from './use-hydrated.ts'

/** Where most sellers are; the rest follows by name. */
const FIRST = ['CN', 'HK']

/**
 * A choice of country or region. The server renders only the chosen one: its list of names may differ from
 * the browser's.
 */
export function CountryField(props: {
  id: string
  name: string
  label: ReactNode
  placeholder: string
  defaultValue?: string
  error?: string | undefined
  help?: ReactNode
  autoComplete?: string
  onValue?: (code: string) => void
}) {
  const { onValue, defaultValue = '', ...rest } = props
  const lang = useLang()
  const hydrated = useHydrated()
  const options = useMemo(() => (hydrated ? countryOptions(lang) : []), [hydrated, lang])
  return (
    <SelectField
      {...rest}
      key={hydrated ? 'all' : 'none'}
      options={options}
      defaultValue={defaultValue}
      onChange={(event) => onValue?.(event.target.value)}
    />
  )
}

function countryOptions(lang: Lang): SelectOption[] {
  const collator = new Intl.Collator(LOCALES[lang])
  const option = (code: string) => ({ value: code, label: countryName(code, lang) })
  const rest = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(option)
  return [...FIRST.map(option), ...rest.toSorted((a, b) => collator.compare(a.label, b.label))]
}
