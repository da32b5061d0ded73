import { useState } from 'react'

type Fields = Record<string, string>

/** The props of an input for one field. */
export type BoundField = {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** The text fields of one small form, each with its input's props. */
export function useFields<T extends Fields>(start: T) {
  const [values, setValues] = useState(start)
  return {
    values,
    field: (name: keyof T & string): BoundField => ({
      name,
      value: values[name] ?? '',
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
    }),
  }
}
