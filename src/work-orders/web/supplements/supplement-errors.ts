type Fields = Readonly<Record<string, string>>

/**
 * What the server found wrong, by the supplement at which it is shown. It names a supplement by its id, or by its place
 * among those that were sent.
 */
export function supplementErrors(fields: Fields, sent: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const id = supplementOf(field, sent)
      return id === undefined ? [] : [[id, text]]
    }),
  )
}

/** Whether all of it is shown at the supplements: then it is told there alone. */
export function isAtSupplements(fields: Fields | undefined, sent: readonly string[]): boolean {
  const wrong = Object.keys(fields ?? {})
  return wrong.length > 0 && wrong.every((field) => supplementOf(field, sent) !== undefined)
}

function supplementOf(field: string, sent: readonly string[]): string | undefined {
  const place = /^items\.(\d+)(?:\.|$)/.exec(field)?.[1]
  return place === undefined ? sent.find((id) => id === field) : sent[Number(place)]
}
