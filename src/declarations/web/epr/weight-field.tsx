import { type ComponentProps, useState } from 'react'
import { TextField } from '#platform/ui/field.tsx'

/** How the server reads a weight, so far as it is typed and when it is done. */
export type WeightRule<Fault extends string> = {
  soFar: (text: string) => Fault | null
  whole: (text: string) => Fault | null
}

export type WeightFieldProps = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete'>

/** A weight, read while it is typed as the server reads it. */
export function WeightField<Fault extends string>({
  rule,
  words,
  error,
  onChange,
  onBlur,
  ...field
}: WeightFieldProps & { rule: WeightRule<Fault>; words: Readonly<Record<Fault, string>> }) {
  const [fault, setFault] = useState<Fault | null>(null)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={fault === null ? error : words[fault]}
      onChange={(event) => {
        setFault(rule.soFar(event.target.value))
        onChange?.(event)
      }}
      onBlur={(event) => {
        setFault(rule.whole(event.target.value))
        onBlur?.(event)
      }}
    />
  )
}
