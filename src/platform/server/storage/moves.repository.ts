import { eq } from 'drizzle-orm'
import type { Executor } from '../executor.ts'
import { installation } from '../platform.tables.ts'
import type { StoreKind } from './entry-store.ts'

const KEY = 'files:move'

/** How far moving files has come. */
export type Move = {
  to: StoreKind
  begunAt: string
  moved: number
  bytes: number
  /** Entries that could not be read, in the last pass. */
  failed: string[]
  endedAt: string | null
}

export async function readMove(executor: Executor): Promise<Move | undefined> {
  const rows = await executor.select().from(installation).where(eq(installation.key, KEY))
  return rows[0]?.value as Move | undefined
}

export async function recordMove(executor: Executor, value: Move): Promise<void> {
  await executor
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}
