import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the product has sent to its database; by `count-statements.ts`, in the product's own process. */
export type Sent = { statements: number; commits: number }

const FILE = join(tmpdir(), `greenlane-statements-${randomUUID()}.json`)

/**
 * Of one purchase: a little above the 54.8 statements and 7.1 commits of the day on which this was written. They do not
 * depend on the machine.
 */
const AT_MOST: Sent = { statements: 59, commits: 8 }

export const isWithin = ({ statements, commits }: Sent): boolean =>
  statements <= AT_MOST.statements && commits <= AT_MOST.commits

export const describe = ({ statements, commits }: Sent): string =>
  `One purchase: ${statements.toFixed(1)} statements (at most ${AT_MOST.statements}), ${commits.toFixed(1)} commits (at most ${AT_MOST.commits})`

/** For the environment of a product whose statements are counted. */
export const COUNTING = {
  NODE_OPTIONS: '--import ./bench/support/count-statements.ts',
  COUNT_STATEMENTS_IN: FILE,
}

export async function sentBy({ pid }: { pid: number }): Promise<Sent> {
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + 5_000; Date.now() < end; await sleep(10)) {
    const text = await readFile(FILE, 'utf8').catch(() => '')
    if (!text) continue
    await rm(FILE)
    return JSON.parse(text) as Sent
  }
  throw new Error('the product does not count its statements')
}
