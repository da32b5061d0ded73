import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { AnswerCookie } from './call-context.ts'
import type { Scope } from './idempotent-answers.repository.ts'

export type StoredAnswer = { status: number; body: string; cookies?: readonly AnswerCookie[] }

type Unsaved = { bodyHash: string; answer: StoredAnswer }

const RETRY_MS = 500
const GIVE_UP_MS = 10 * 60_000
const byDatabase = new WeakMap<Database, Map<string, Unsaved>>()

const keyOf = ({ principal, call, key }: Scope): string => JSON.stringify([principal, call, key])

/** An answer of this process that the database does not hold yet. */
export function findUnsaved(db: Database, scope: Scope): Unsaved | undefined {
  return byDatabase.get(db)?.get(keyOf(scope))
}

/**
 * Saves an answer, in the background if the database is away just now: the work is done (or nobody knows), so the same
 * key must not do it again. Until it is saved this process answers from memory.
 */
export async function saveAnswer(
  db: Database,
  scope: Scope,
  unsaved: Unsaved,
  save: () => Promise<void>,
): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    const waiting = byDatabase.get(db) ?? new Map<string, Unsaved>()
    byDatabase.set(db, waiting.set(keyOf(scope), unsaved))
    void saveLater(save).finally(() => waiting.delete(keyOf(scope)))
  }
}

async function saveLater(save: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + GIVE_UP_MS; Date.now() < until;) {
    await sleep(RETRY_MS, undefined, { ref: false })
    if (
      await save().then(
        () => true,
        () => false,
      )
    )
      return
  }
}
