/** Goes to a field: unfolds its section, scrolls there, focuses it. In a group, the first choice. */
export function focusField(id: string): void {
  const field =
    document.getElementById(id) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]`)
  if (!field) return
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
