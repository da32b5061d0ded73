/** Opens the section of an answer and focuses its reasons, or its first button. */
export function showAnswer(path: string): void {
  const answer = document.querySelector(`[data-answer="${CSS.escape(path)}"]`)
  const section = answer?.closest('details')
  if (section) section.open = true
  const first = answer?.querySelector<HTMLElement>('input') ?? answer?.querySelector<HTMLElement>('button')
  first?.scrollIntoView({ block: 'center' })
  first?.focus()
}
