import type { Executor } from '#platform/server/database.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { addressOf, markIn, normalised } from './address-id.ts'
import { allAddresses, namedByAddress } from './held.queries.ts'
import { addressContext } from './job-names.ts'
import type { Subject } from './subject.ts'

type Deps = { db: Executor; box: SecretBox }

/** What is known of somebody who has an address and no account. */
export async function subjectOfAddress(
  { db, box }: Deps,
  address: string,
): Promise<Subject & { lang: Lang | undefined }> {
  const email = normalised(address)
  const { ids, companyIds, lang } = await namedByAddress(db, email)
  // A guest’s name stands where their id stands beside it; where it does not, it may be somebody else’s.
  const known = { names: [], email }
  return { ids, known, marks: box.addressMarks(email), companyIds, hasAccount: false, lang }
}

/** The address of a request, for as long as it is not done. */
export function sealedAddressOf(box: SecretBox, { id, sealedAddress }: ErasureRecord): string | undefined {
  return sealedAddress === null ? undefined : box.open(sealedAddress, addressContext(id))
}

/**
 * Whom an erasure is about. Where a backup was restored nobody kept the address: it is the one among all there are that
 * has this mark. @throws if the key of the mark is not there any more
 */
export async function subjectOfErasure(deps: Deps, row: ErasureRecord): Promise<Subject> {
  const address =
    sealedAddressOf(deps.box, row) ?? addressOf(deps.box, row.userId, await allAddresses(deps.db))
  if (address !== undefined) return subjectOfAddress(deps, address)
  return { ids: [], known: undefined, marks: [markIn(row.userId)], companyIds: [], hasAccount: false }
}
