type Conditional = { onlyWhen?: { option: string; values: readonly string[] } | null | undefined }

/** The nodes that a purchase opens: without those for which nothing was bought. */
export function nodesOf<N extends Conditional>(
  nodes: readonly N[],
  options: Readonly<Record<string, string>>,
): N[] {
  return nodes.filter(({ onlyWhen }) => !onlyWhen || onlyWhen.values.includes(options[onlyWhen.option] ?? ''))
}
