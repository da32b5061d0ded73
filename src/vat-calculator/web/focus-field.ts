/** Leads to a field: opens what it is folded into, scrolls there, focuses it. A group gives its first choice. */
export function focusField(id: string): void {
  const field =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]`)
  if (!field) return
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
