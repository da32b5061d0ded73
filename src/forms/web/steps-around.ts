/**
 * The steps before and after one of them: those that do not apply are passed over. They stay in the list, because the
 * number of steps must not jump while somebody answers.
 */
export function stepsAround<Step>(
  steps: readonly Step[],
  current: Step,
  applies: (step: Step) => boolean,
): { before: Step | undefined; after: Step | undefined } {
  const index = steps.indexOf(current)
  return {
    before: steps.slice(0, Math.max(0, index)).findLast(applies),
    after: steps.slice(index + 1).find(applies),
  }
}
