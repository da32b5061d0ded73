import { networkOf } from '#accounts/server/public.ts'
import { hashToken } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { checkConfirmation as checkCall } from '../contract.ts'
import { readConfirmationCode } from '../confirmation-code.ts'
import { wayIn } from '../way-names.ts'
import { confirmationRefusals } from './confirmations.errors.ts'
import { findByCodeHash } from './confirmations.queries.ts'
import { countLookUp } from './confirmations.repository.ts'
import type { ConfirmationRow } from './confirmations.tables.ts'
import { statusOf } from './present-confirmation.ts'

/** Wrong codes. The second, over all addresses, is so high that only an attack from many reaches it. */
const FROM_ONE_NETWORK = { limit: 20, windowMinutes: 60 }
const FROM_ANYWHERE = { limit: 5_000, windowMinutes: 10 }

type Checked = OutputOf<typeof checkCall>

/**
 * What a letter says, for whoever holds its code. A code that nobody can have takes the same way as one that nobody
 * has, so that neither answer nor time tells them apart. @throws letter.unknown
 */
export async function checkConfirmation(
  deps: ServerDeps,
  { code, ip, lang }: { code: string; ip: string; lang: Lang },
): Promise<Checked> {
  const tries = [
    { key: `letter_code:${networkOf(ip)}`, ...FROM_ONE_NETWORK },
    { key: 'letter_code', ...FROM_ANYWHERE },
  ]
  for (const one of tries) await deps.limits.count(one)
  const row = await findByCodeHash(deps.db, hashToken(readConfirmationCode(code) ?? code))
  if (!row) throw confirmationRefusals.unknown()
  for (const one of tries) await deps.limits.giveBack(one)
  await deps.db.transaction((tx) => countLookUp(tx, { ...row, at: deps.clock.now() }))
  return presentChecked(row, lang, deps.config.agency.timeZone)
}

/** Exactly what the letter says. Of a withdrawn one, only that it was withdrawn. */
function presentChecked(row: ConfirmationRow, lang: Lang, timeZone: string): Checked {
  const status = statusOf(row)
  const { company, service, country, workOrderNumber, filings, steps, agency } = row.content
  const dayIn = (at: Date | null) => (at === null ? null : dayOf(at, timeZone))
  return {
    status,
    number: row.number,
    issuedOn: row.issuedOn,
    issuedBy: agency.name,
    replacedOn: status === 'REPLACED' ? dayIn(row.replacedAt) : null,
    withdrawnOn: dayIn(row.revokedAt),
    content:
      status === 'WITHDRAWN'
        ? null
        : {
            company: company.name,
            companyOriginal: company.nameOriginal,
            service: pickText(service, lang),
            country,
            workOrderNumber,
            filings: filings.map(({ way, ...filing }) => ({
              ...filing,
              way: way === null ? null : wayIn(lang, way),
            })),
            steps,
          },
  }
}
