type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that were filled in; empty ones are not sent. */
export function filled<T extends Record<string, string | undefined>>(fields: T): Filled<T> {
  const written = Object.entries(fields).flatMap(([name, value]) => {
    const text = value?.trim()
    return text ? [[name, text] as const] : []
  })
  return Object.fromEntries(written) as Filled<T>
}
