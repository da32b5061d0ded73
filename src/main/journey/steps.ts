type Step = { name: string; milliseconds: number; note: string }

export type Steps = ReturnType<typeof createSteps>

/** Runs named steps one after the other and prints each with its duration. */
export function createSteps(print: (line: string) => void) {
  const done: Step[] = []
  return {
    done,
    async step<T>(name: string, work: () => Promise<T>, note: (result: T) => string = () => ''): Promise<T> {
      const start = performance.now()
      try {
        const result = await work()
        const step = { name, milliseconds: Math.round(performance.now() - start), note: note(result) }
        done.push(step)
        print(`${String(step.milliseconds).padStart(6)} ms  ${name}${step.note ? `: ${step.note}` : ''}`)
        return result
      } catch (error) {
        print(`${String(Math.round(performance.now() - start)).padStart(6)} ms  ${name}: FAILED`)
        throw error
      }
    },
  }
}

/** Polls until there is an answer; some work is done by background jobs. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, seconds = 20): Promise<T> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`waited ${seconds} s for ${what} without success`)
}
