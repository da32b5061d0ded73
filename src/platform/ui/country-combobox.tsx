import { useMemo } from 'react'
import { useLang } from '#platform/web/text.ts'
import { countryName } from '../shared/countries.ts'
import { countryChoices, findCountries, type CountryChoice } from '../shared/country-choices.ts'
import { Combobox } from './combobox.tsx'
import type { ControlProps } from './field.tsx'
import { Flag } from './flag.tsx'

type Props = {
  control: ControlProps
  /** Empty: none is chosen. */
  value: string
  codes: readonly string[]
  /** The choice of none; without it one that was chosen can only be changed for another. */
  unknown?: string
  onChange: (code: string) => void
  onLeave?: () => void
  texts: { placeholder: string; none: string; found: (count: number) => string }
}

/** Countries and regions by their names in the reader's language, found by typing the name in either language. */
export function CountryCombobox({ control, value, codes, unknown, onChange, onLeave, texts }: Props) {
  const lang = useLang()
  const choices = useMemo(() => countryChoices(codes, lang), [codes, lang])
  const nobody = unknown === undefined ? [] : [{ code: '', name: unknown, names: [] }]
  return (
    <Combobox<CountryChoice>
      control={control}
      // An answer may name a country that can no longer be chosen; it is shown all the same.
      value={
        value === ''
          ? undefined
          : (choices.find(({ code }) => code === value) ?? {
              code: value,
              name: countryName(value, lang),
              names: [],
            })
      }
      onChange={({ code }) => onChange(code)}
      onLeave={() => onLeave?.()}
      search={(typed) => [...(typed.trim() === '' ? nobody : []), ...findCountries(choices, typed)]}
      keyOf={({ code }) => code}
      nameOf={({ name }) => name}
      markOf={flagOf}
      placeholder={value === '' && unknown !== undefined ? unknown : texts.placeholder}
      none={texts.none}
      found={texts.found}
    />
  )
}

const flagOf = ({ code }: CountryChoice) => (code === '' ? null : <Flag code={code} />)
