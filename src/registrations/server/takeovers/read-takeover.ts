import { getCompany } from '#accounts/server/public.ts'
import {
  getStoredFiles,
  readAsStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffTakeover } from '../../staff/takeover-contract.ts'
import type { Takeover } from '../../takeover-contract.ts'
import { takeoverRefusals } from '../takeovers.errors.ts'
import { presentTakeover } from './present-takeover.ts'
import { stateOfTakeover } from './state-of-takeover.ts'
import { fileOfTakeover, findRegistration, findTakeover, openTakeovers } from './takeovers.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Key = { companyId: string; registrationId: string }

/** @throws takeover.not_found */
export async function readTakeover(deps: Deps, key: Key, lang: Lang): Promise<Takeover> {
  const whole = await findTakeover(deps.db, key)
  if (!whole) throw takeoverRefusals.not_found()
  return presentTakeover(deps.db, whole, { lang, today: todayOf(deps) })
}

/** @throws takeover.not_found */
export async function readForStaff(deps: Deps, key: Key, lang: Lang): Promise<StaffTakeover> {
  const whole = await findTakeover(deps.db, key)
  if (!whole) throw takeoverRefusals.not_found()
  const today = todayOf(deps)
  const { workOrderId, workOrderNumber } = whole.registration
  const company = await getCompany(deps.db, key.companyId)
  return {
    ...(await presentTakeover(deps.db, whole, { lang, today })),
    companyId: key.companyId,
    company: company?.name ?? '',
    workOrder: { id: workOrderId, number: workOrderNumber },
    rhythm: stateOfTakeover(whole, today).rhythm,
  }
}

export async function listForStaff(deps: Deps, scope: StaffScope, page: { page: number; pageSize: number }) {
  const { rows, total } = await openTakeovers(deps.db, { ...page, scope })
  const records = rows.map(({ takeover, registration, company }) => ({
    companyId: takeover.companyId,
    company,
    registrationId: takeover.registrationId,
    country: registration.country,
    number: registration.registrationNumber,
    earlierAgency: takeover.earlierAgency,
    startedAt: takeover.createdAt.toISOString(),
    toAnswer: takeover.toAnswer,
    toCheck: takeover.toCheck,
  }))
  return { records, total, ...page }
}

/** @throws takeover.not_found, and as `readAsStaff` */
export async function openTakeoverFile(
  deps: ServerDeps<ReadingConfig>,
  reader: StaffReader,
  { fileId, ...key }: Key & { fileId: string },
): Promise<FileAnswer> {
  const bound = await fileOfTakeover(deps.db, { ...key, fileId })
  const [file] = bound ? await getStoredFiles(deps.db, key.companyId, [fileId]) : []
  if (!file) throw takeoverRefusals.not_found()
  const { companyId, registrationId } = key
  const country = (await findRegistration(deps.db, key))?.country ?? null
  return readAsStaff(deps, file, reader, { of: { companyId, country }, about: { registrationId } })
}

/** Whether a registration is free to be filed for: it was never taken over, or what it leaves behind is known. */
export async function areGapsKnown(executor: Executor, key: Key, today: Day): Promise<boolean> {
  const whole = await findTakeover(executor, key)
  return !whole || stateOfTakeover(whole, today).progress.gapsKnown
}

const todayOf = ({ clock, config }: Deps) => dayOf(clock.now(), config.agency.timeZone)
