// The bootstrap runs on the Node of the host (20 or newer) before anything is installed: no dependencies, no TypeScript.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('../..', import.meta.url))
export const inProject = (...parts) => path.join(project, ...parts)

/** Ends the script with the problem and what to do next. */
export function giveUp(problem, next) {
  console.error(`\n✗ ${problem}\n  ${next}\n`)
  process.exit(1)
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
