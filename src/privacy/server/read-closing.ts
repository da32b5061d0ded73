import { accountsRefusals, countMembersOfThisAlone, findUser, getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import type { Closing } from '../closing-contract.ts'
import { CLOSING_DAYS, DAY_MS } from '../export-states.ts'
import { keptRecords, keptUntil } from '../retention.ts'
import { findPendingClosing } from './closings.repository.ts'
import type { ClosingPort } from './closing-port.ts'

/** @throws accounts.company_not_found */
export async function readClosing(
  executor: Executor,
  closing: ClosingPort,
  about: { companyId: string; lang: Lang; now: Date },
): Promise<Closing> {
  const { companyId, lang, now } = about
  const company = await getCompany(executor, companyId)
  if (!company) throw accountsRefusals.company_not_found()
  const row = await findPendingClosing(executor, companyId)
  const closesAt = row?.closesAt ?? new Date(now.getTime() + CLOSING_DAYS * DAY_MS)
  const closesOn = closesAt.toISOString().slice(0, 10)
  const hasBought = await closing.hasBought(executor, companyId)
  const by = row && (await findUser(executor, row.requestedBy))
  return {
    companyName: company.name,
    pending: row
      ? {
          requestedAt: row.requestedAt.toISOString(),
          by: by?.name ?? '',
          closesAt: row.closesAt.toISOString(),
        }
      : null,
    days: CLOSING_DAYS,
    obstacles: await closing.obstacles(executor, companyId),
    lockedOut: await countMembersOfThisAlone(executor, companyId),
    kept: keptRecords(hasBought).map(({ what, years, law, source }) => ({
      what: pickText(what, lang),
      until: keptUntil(closesOn, years),
      law: pickText(law, lang),
      source,
    })),
  }
}
