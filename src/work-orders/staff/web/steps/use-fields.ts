import { useState } from 'react'

type Fields = Record<string, string>

/** What an input needs of one field. */
export type BoundField = {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** The text fields of one small form, each with what an input needs. */
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
