import type { ServerDeps } from '#platform/server/server-deps.ts'
import { runningErasures } from './erasures.repository.ts'
import { ERASE_JOB, erasing } from './job-names.ts'

/** What was begun and not finished, each by a job of its own: one that fails holds up no other. */
export async function goOnErasing({ db, jobs }: Pick<ServerDeps, 'db' | 'jobs'>): Promise<void> {
  const ids = await runningErasures(db)
  await db.transaction(async (tx) => {
    for (const id of ids) await jobs.add(tx, ERASE_JOB, { id }, erasing(id))
  })
}
