import { findUser, getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { statusOfHold } from '../../legal-hold.ts'
import type { Hold } from '../../staff/holds-contract.ts'
import type { HoldRecord } from '../privacy.tables.ts'
import { companiesLike, countHolding, pageOfHolds } from './holds.repository.ts'

type Deps = { db: Executor }

export async function presentHold({ db }: Deps, row: HoldRecord, staffId: string): Promise<Hold> {
  return {
    id: row.id,
    about: row.about,
    subject: await subjectIn(db, row),
    reason: row.reason,
    until: row.until,
    status: statusOfHold(row),
    setAt: row.setAt.toISOString(),
    liftAskedByMe: row.liftAskedBy === staffId,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

async function subjectIn(db: Executor, { about, subjectId, address }: HoldRecord): Promise<string> {
  if (about === 'COMPANY') return (await getCompany(db, subjectId))?.name ?? subjectId
  if (about === 'ADDRESS') return address ?? ''
  const user = await findUser(db, subjectId)
  return user ? `${user.name} · ${user.email}` : subjectId
}

export async function listHolds(
  deps: Deps,
  staffId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { rows, total } = await pageOfHolds(deps.db, { limit: pageSize, offset: (page - 1) * pageSize })
  const records = []
  for (const row of rows) records.push(await presentHold(deps, row, staffId))
  return { records, total, page, pageSize, holding: await countHolding(deps.db) }
}

export async function findCompanies({ db }: Deps, { name }: { name: string }) {
  const found = await companiesLike(db, name)
  return {
    companies: found.map(({ closedAt, ...company }) => ({ ...company, closed: closedAt !== null })),
  }
}
