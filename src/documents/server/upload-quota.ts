import type { Executor } from '#platform/server/database.ts'
import { LARGEST_FILE } from '../file-rules.ts'
import { documentRefusals } from './documents.errors.ts'
import { countUnused } from './documents.queries.ts'
import type { UploaderKind } from './documents.tables.ts'

export type UploadOwner = {
  companyId: string
  by: { kind: UploaderKind; id: string }
  /** Many people upload for this holder: each has a limit of their own. */
  isPersonal?: boolean
  /** Staff keep it to themselves until a record shows it. */
  isInternal?: boolean
}

const MEGABYTE = 1024 * 1024
const DAYS = 30
type Quota = { files: number; bytes: number }

/**
 * How much may wait without being used by any record: a company with a dozen open forms stays far below, an account
 * that only fills our disk does not. An invited person has a separate quota, so that they cannot use up the company's;
 * staff upload for orders that exist.
 */
const QUOTAS: Record<Exclude<UploaderKind, 'staff'>, Quota> = {
  seller: { files: 200, bytes: 20 * LARGEST_FILE },
  invited: { files: 60, bytes: 6 * LARGEST_FILE },
}

/** Whose uploads are counted together. */
export const quotaKey = ({ companyId, by }: UploadOwner): string =>
  by.kind === 'invited' ? by.id : companyId

/**
 * @param adding the size of a file that is about to be added
 * @throws documents.too_many_unused
 */
export async function checkQuota(
  executor: Executor,
  { companyId, by }: UploadOwner,
  now: Date,
  adding = 0,
): Promise<void> {
  if (by.kind === 'staff') return
  const quota = QUOTAS[by.kind]
  const owner = { companyId, kind: by.kind, ...(by.kind === 'invited' ? { id: by.id } : {}) }
  const { files, bytes } = await countUnused(executor, owner, new Date(now.getTime() - DAYS * 86_400_000))
  if (files < quota.files && bytes + adding <= quota.bytes) return
  throw documentRefusals.too_many_unused({
    params: { files, megabytes: Math.round(bytes / MEGABYTE), days: DAYS },
  })
}
