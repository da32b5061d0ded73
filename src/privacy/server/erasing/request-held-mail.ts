import type { Transaction } from '#platform/server/database.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { HELD_MAIL_JOB } from './job-names.ts'

/** Whoever asked for an erasure is told by mail that a hold keeps their data. */
export const requestHeldMail = (
  tx: Transaction,
  { jobs }: Pick<PrivacyDeps, 'jobs'>,
  erasureId: string,
): Promise<void> => jobs.add(tx, HELD_MAIL_JOB, { id: erasureId }, MAIL_TRIES)
