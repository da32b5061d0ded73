/** Opens the section of an answer and focuses its reasons, or its first button. */
export function showAnswer(path: string): void {
  const answer = document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(path)}"]`)
  openSection(answer)
  const first = answer?.querySelector<HTMLElement>('input') ?? answer?.querySelector<HTMLElement>('button')
  first?.scrollIntoView({ block: 'center' })
  first?.focus()
}

/** The answer that a file of a form belongs to. */
export function showAnswerOfFile(fileId: string): void {
  const file = document.querySelector(`[data-file="${CSS.escape(fileId)}"]`)
  const path = file?.closest<HTMLElement>('[data-answer]')?.dataset['answer']
  if (path !== undefined) showAnswer(path)
}

export function focusedAnswer(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-answer]') ?? undefined
}

/**
 * Focuses the decision about the next or the previous answer; from the page's start, the work order itself or a heading, about the first that is
 * open. @returns false where the key belongs to what has the focus
 */
export function moveToAnswer(by: 1 | -1): boolean {
  const decisions = [...document.querySelectorAll<HTMLElement>('[data-decisions]')]
  const current = focusedAnswer()
  if (!current && !document.activeElement?.matches('body, h1, h2, h3, [data-work-order]')) return false
  const at = decisions.findIndex((one) => current?.contains(one))
  const open = decisions.findIndex((one) => one.querySelector('[aria-pressed="true"]') === null)
  const next = decisions[at >= 0 ? at + by : Math.max(0, open)]
  if (!next) return at >= 0
  openSection(next)
  const button = next.querySelector('button')
  button?.focus({ preventScroll: true })
  // The whole answer, however many lines it has, well away from the bar below.
  const answer = next.closest('[data-answer]') ?? next
  answer.scrollIntoView({ block: 'center' })
  return true
}

/** Shows the file of the focused answer in the viewer. @returns false where there is none */
export function openFileOf(): boolean {
  const file = focusedAnswer()?.querySelector<HTMLElement>('[data-file]')
  if (!file) return false
  file.click()
  return true
}

function openSection(inside: Element | null): void {
  const section = inside?.closest('details')
  if (section) section.open = true
}
