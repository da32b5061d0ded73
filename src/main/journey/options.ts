/** An option as the product page receives it. */
export type ShownOption = {
  key: string
  default: string
  onlyWhen: { option: string; values: string[] } | null
}

/** The options that a page preselects: the defaults, without those that another choice rules out. */
export function defaultOptions(options: readonly ShownOption[]): Record<string, string> {
  const chosen: Record<string, string> = {}
  for (const { key, default: value, onlyWhen } of options) {
    if (onlyWhen && !onlyWhen.values.includes(chosen[onlyWhen.option] ?? '')) continue
    chosen[key] = value
  }
  return chosen
}
