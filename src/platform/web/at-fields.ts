type Failed = { fields?: Readonly<Record<string, string>> | undefined }

/**
 * For a form's `inPlace`: whether everything that is wrong is shown at its fields, so that nothing is left for a toast.
 * @param names of the fields that show what is wrong with them and with what is inside them
 */
export function allAtFields(names: readonly string[]): (failure: Failed) => boolean {
  const isShown = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`))
  return ({ fields = {} }) => {
    const wrong = Object.keys(fields)
    return wrong.length > 0 && wrong.every(isShown)
  }
}

/** What is wrong with a field or inside it. */
export function errorAt(errors: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
}
