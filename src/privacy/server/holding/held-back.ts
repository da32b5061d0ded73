import { companiesEverOf, findUser } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { isAddressId } from '../erasing/address-id.ts'
import { subjectOfErasure } from '../erasing/address-subject.ts'
import type { ErasureRecord, HoldRecord } from '../privacy.tables.ts'
import { holdsAbout } from './holds.repository.ts'

type Deps = { db: Executor; box: SecretBox }

/** The holds that keep an account from being erased: its own, that of its address, and those of its companies. */
export async function holdsOfAccount(
  { db, box }: Deps,
  userId: string,
  worked: readonly string[] = [],
): Promise<HoldRecord[]> {
  const user = await findUser(db, userId)
  const companyIds = [...worked, ...(await companiesEverOf(db, userId)).map(({ id }) => id)]
  return holdsAbout(db, {
    subjects: [userId],
    companyIds,
    email: user?.email,
    marks: user ? box.addressMarks(user.email) : [],
  })
}

export async function holdsOfErasure(deps: Deps, row: ErasureRecord): Promise<HoldRecord[]> {
  if (!isAddressId(row.userId)) return holdsOfAccount(deps, row.userId, row.companyIds ?? [])
  const { known, marks, companyIds } = await subjectOfErasure(deps, row)
  return holdsAbout(deps.db, { subjects: [row.userId], companyIds, email: known?.email, marks })
}
