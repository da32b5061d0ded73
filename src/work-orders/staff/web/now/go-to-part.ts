/** Where a step is recorded. */
export const STEP_ID = (nodeId: string): string => `step-${nodeId}`
export const SUPPLEMENTS_ID = 'supplements'
export const CORRECTIONS_ID = 'corrections'
export const TALK_ID = 'talk'

/** Shows a part of the page and moves the focus to it, so that Tab goes on from there. */
export function goToPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
