import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { Ending } from '../contract.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { dutiesAfter } from '../duties.ts'
import type { StaffEnding } from '../staff/contract.ts'
import { endingRefusals } from './endings.errors.ts'
import { findEnded, pageOfEnded, type EndedRow, type Key } from './endings.queries.ts'
import { filesOfTicks } from './files-of-ticks.ts'
import { pointsOf } from './points-of.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

export const keptSince = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): Day =>
  firstDayKept(dayOf(clock.now(), config.agency.timeZone))
type Reader = { lang: Lang; isStaff: boolean }

/** @throws ending.not_found */
export async function requireEnded(executor: Executor, key: Key): Promise<{ row: EndedRow; end: Day }> {
  const row = await findEnded(executor, key)
  if (!row || row.endedOn === null) throw endingRefusals.not_found()
  return { row, end: row.endedOn }
}

/** @throws ending.not_found */
export async function readEnding(deps: Deps, key: Key, reader: Reader): Promise<Ending> {
  return present(deps, await requireEnded(deps.db, key), reader)
}

async function present(deps: Deps, { row, end }: { row: EndedRow; end: Day }, reader: Reader) {
  const { db } = deps
  const nameOfFile = await filesOfTicks(db, { companyId: row.companyId, registrationId: row.id })
  const points = await pointsOf(db, row, end, { ...reader, kept: keptSince(deps), nameOfFile })
  return {
    registrationId: row.id,
    number: row.registrationNumber,
    country: row.country,
    product: pickText(row.productName, reader.lang),
    endedOn: end,
    open: points.filter(({ state }) => state === 'OPEN' || state === 'UNKNOWN').length,
    points,
    duties: dutiesAfter(end, { country: row.country, isScheme: row.kind === 'OSS_CONFIRMATION' }),
  }
}

/** @throws ending.not_found */
export async function readForStaff(deps: Deps, key: Key, lang: Lang): Promise<StaffEnding> {
  const { db } = deps
  const { row, end } = await requireEnded(db, key)
  const company = await getCompany(db, key.companyId)
  return {
    ...(await present(deps, { row, end }, { lang, isStaff: true })),
    companyId: key.companyId,
    company: company?.name ?? '',
    workOrder: { id: row.workOrderId, number: row.workOrderNumber },
  }
}

export async function listForStaff(deps: Deps, scope: StaffScope, page: { page: number; pageSize: number }) {
  const { rows, total } = await pageOfEnded(deps.db, { ...page, scope, kept: keptSince(deps) })
  const records = rows.flatMap(({ registration, company, open }) =>
    registration.endedOn === null
      ? []
      : {
          companyId: registration.companyId,
          company,
          registrationId: registration.id,
          country: registration.country,
          number: registration.registrationNumber,
          endedOn: registration.endedOn,
          open,
        },
  )
  return { records, total, ...page }
}
