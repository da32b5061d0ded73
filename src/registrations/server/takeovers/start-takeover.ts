import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { canBeTakenOver } from '../../takeover/may-take-over.ts'
import type { RegistrationRow } from '../registrations.repository.ts'
import { takeoverRefusals } from '../takeovers.errors.ts'
import { takeoversMessages } from '../takeovers.messages.ts'
import type { TakeoverPointRow } from '../takeovers.tables.ts'
import { stateOfTakeover } from './state-of-takeover.ts'
import type { TakeoverActor } from './takeover-actor.ts'
import { requireFirstDay } from './first-day.ts'
import { findRegistration, findTakeover } from './takeovers.queries.ts'
import { insertTakeover, savePoints, updateTakeover } from './takeovers.repository.ts'

type Deps = Pick<ServerDeps, 'clock' | 'config' | 'jobs'>

export type TakeoverStart = {
  earlierAgency: string
  /** The release that the seller has handed in with a form. */
  releaseFileId?: string | undefined
  /** Of our first return, as staff say where no filing was bought yet. */
  firstDay?: Day | undefined
  by: TakeoverActor
}

/** @throws takeover.no_registration, takeover.number_ended, takeover.started_already, takeover.first_day_wrong */
export function startTakeover(
  deps: Deps & Pick<ServerDeps, 'db'>,
  { companyId, registrationId, ...start }: TakeoverStart & { companyId: string; registrationId: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const registration = await findRegistration(tx, { companyId, registrationId })
    if (!registration || !canBeTakenOver(registration.kind)) throw takeoverRefusals.no_registration()
    if (registration.endedOn !== null) throw takeoverRefusals.number_ended()
    if (!(await beginTakeover(tx, deps, registration, start))) throw takeoverRefusals.started_already()
  })
}

/** Begins the takeover of a registration, once; what is known of it already waits to be checked. @returns whether it is new */
export async function beginTakeover(
  tx: Transaction,
  deps: Deps,
  registration: RegistrationRow,
  { earlierAgency, releaseFileId, firstDay, by }: TakeoverStart,
): Promise<boolean> {
  const at = deps.clock.now()
  const { companyId, id: registrationId, validFrom } = registration
  const isNew = await insertTakeover(tx, {
    companyId,
    registrationId,
    revision: 1,
    earlierAgency,
    startedByKind: by.kind,
    startedByName: by.name,
    toAnswer: 0,
    toCheck: 0,
    doneAt: null,
    createdAt: at,
  })
  if (!isNew) return false
  const given = { ...UNCHECKED, companyId, registrationId, givenByKind: by.kind, givenByName: by.name }
  const points: TakeoverPointRow[] = [
    ...(validFrom === null ? [] : [{ ...given, point: 'START', day: validFrom, givenAt: at }]),
    ...(releaseFileId ? [{ ...given, point: 'RELEASE', fileId: releaseFileId, givenAt: at }] : []),
  ]
  await savePoints(tx, points)
  if (firstDay !== undefined) await keepFirstDay(tx, deps, { companyId, registrationId }, { firstDay, by })
  await countOpen(tx, deps, { companyId, registrationId })
  const { productName: product, registrationNumber: number } = registration
  const params = { registrationId, product, number, agency: earlierAgency }
  if (by.kind !== 'seller') await notify(tx, deps, { companyId, kind: takeoversMessages.started, params })
  const { kind: actorKind, id: actorId, address } = by
  await writeAudit(tx, {
    at,
    actorKind,
    actorId,
    action: 'takeover.started',
    record: registrationId,
    companyId,
    ...(address !== undefined && { address }),
    detail: { earlierAgency },
  })
  return true
}

/** What staff say counts at once. @throws takeover.first_day_wrong */
async function keepFirstDay(
  tx: Transaction,
  { clock, config }: Deps,
  key: { companyId: string; registrationId: string },
  { firstDay: day, by }: { firstDay: Day; by: TakeoverActor },
): Promise<void> {
  const whole = await findTakeover(tx, key)
  if (!whole) return
  const at = clock.now()
  requireFirstDay(whole, day, dayOf(at, config.agency.timeZone))
  // What was bought says the same already.
  if (whole.ours !== null) return
  const { id: checkedById, name: checkedByName } = by
  const given = { givenByKind: by.kind, givenByName: by.name, givenAt: at }
  const checked = { checkedById, checkedByName, checkedAt: at }
  await savePoints(tx, [{ ...UNCHECKED, ...key, ...given, ...checked, point: 'OURS', day }])
}

const UNCHECKED = {
  answer: 'KNOWN',
  day: null,
  amount: null,
  currency: null,
  fileId: null,
  note: null,
  checkedById: null,
  checkedByName: null,
  checkedAt: null,
  returnReason: null,
} as const

async function countOpen(
  tx: Transaction,
  { clock, config }: Deps,
  key: { companyId: string; registrationId: string },
): Promise<void> {
  const whole = await findTakeover(tx, key)
  if (!whole) return
  const { progress } = stateOfTakeover(whole, dayOf(clock.now(), config.agency.timeZone))
  const { toAnswer, toCheck } = progress
  await updateTakeover(tx, key, { toAnswer: toAnswer.length, toCheck: toCheck.length })
}
