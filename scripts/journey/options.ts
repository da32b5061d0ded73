/** What the product page shows of an option. */
export type ShownOption = {
  key: string
  default: string
  onlyWhen: { option: string; values: string[] } | null
}

/** The options as a page chooses them at first: the defaults, without those that another choice rules out. */
export function defaultOptions(options: readonly ShownOption[]): Record<string, string> {
  const chosen: Record<string, string> = {}
  for (const { key, default: value, onlyWhen } of options) {
    if (onlyWhen && !onlyWhen.values.includes(chosen[onlyWhen.option] ?? '')) continue
    chosen[key] = value
  }
  return chosen
}
