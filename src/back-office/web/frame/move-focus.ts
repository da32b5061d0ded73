/** Focuses the next or previous row's link; without focus in the list, the chosen row's, or the first. */
export function moveFocus(list: HTMLElement | null, links: string, by: 1 | -1): HTMLElement | undefined {
  const found = [...(list?.querySelectorAll<HTMLElement>(links) ?? [])]
  const focused = found.findIndex((link) => link === document.activeElement)
  const chosen = found.findIndex((link) => link.closest('[aria-current]') !== null)
  const from = focused >= 0 ? focused : chosen
  const to = from < 0 ? 0 : Math.min(found.length - 1, Math.max(0, from + by))
  found[to]?.focus()
  return found[to]
}
