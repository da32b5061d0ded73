import { type ComponentProps, useState } from 'react'
import { TextField } from '#platform/ui/field.tsx'
import { useLang } from '#platform/web/text.ts'
import { faultSoFar, KILOGRAMS_FAULTS, kilogramsFault } from '../../epr/kilograms-fault.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'maxLength'>

/** Kilograms, read while they are typed as the server reads them. */
export function KilogramsField({ error, onChange, onBlur, ...field }: Props) {
  const lang = useLang()
  const [fault, setFault] = useState<ReturnType<typeof kilogramsFault>>(null)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      error={fault === null ? error : KILOGRAMS_FAULTS[fault][lang]}
      onChange={(event) => {
        setFault(faultSoFar(event.target.value))
        onChange?.(event)
      }}
      onBlur={(event) => {
        setFault(kilogramsFault(event.target.value))
        onBlur?.(event)
      }}
    />
  )
}
