import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { GENERAL_POINTS, pointOfPeriod, SHOWN_POINTS } from '../../takeover/points.ts'
import { takeoverRefusals } from '../takeovers.errors.ts'
import { takeoversMessages } from '../takeovers.messages.ts'
import type { TakeoverPointRow } from '../takeovers.tables.ts'
import { stateOfTakeover, type TakeoverState } from './state-of-takeover.ts'
import type { TakeoverActor } from './takeover-actor.ts'
import { findTakeover, type WholeTakeover } from './takeovers.queries.ts'
import { changedBy } from '../keep-registration.ts'
import { lockTakeover, savePoints, setValidFrom, updateTakeover } from './takeovers.repository.ts'

export type ChangeDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>
export type Seen = {
  companyId: string
  registrationId: string
  /** As it was read. */
  revision: number
  points: readonly string[]
}
export type Changing = WholeTakeover & { state: TakeoverState; at: Date; today: Day; tx: Transaction }

/**
 * The one way to change points of a takeover: of two people who saw the same, one is told that it has changed. What is
 * still open is counted anew; once the gaps are known, the seller is told of them.
 * @throws takeover.not_found, takeover.changed, takeover.no_such_point
 */
export function changeTakeover(
  deps: ChangeDeps,
  { seen, by, action }: { seen: Seen; by: TakeoverActor; action: `takeover.${string}` },
  change: (changing: Changing) => Promise<TakeoverPointRow[]> | TakeoverPointRow[],
): Promise<void> {
  const key = { companyId: seen.companyId, registrationId: seen.registrationId }
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const today = dayOf(at, deps.config.agency.timeZone)
    const locked = await lockTakeover(tx, key)
    const whole = locked && (await findTakeover(tx, key))
    if (!whole) throw takeoverRefusals.not_found()
    if (locked.revision !== seen.revision) throw takeoverRefusals.changed()
    const state = stateOfTakeover(whole, today)
    const general = whole.ours === null ? SHOWN_POINTS : GENERAL_POINTS
    const known = new Set<string>([...general, ...state.periods.map(pointOfPeriod)])
    if (!seen.points.every((point) => known.has(point))) throw takeoverRefusals.no_such_point()
    await savePoints(tx, await change({ ...whole, state, at, today, tx }))
    await afterChange(tx, deps, { before: state, key, revision: locked.revision, today, at, by })
    await writeAudit(tx, {
      at,
      actorKind: by.kind,
      actorId: by.id,
      action,
      record: seen.registrationId,
      companyId: seen.companyId,
      ...(by.address !== undefined && { address: by.address }),
      detail: { points: [...seen.points] },
    })
  })
}

type After = {
  before: TakeoverState
  key: { companyId: string; registrationId: string }
  revision: number
  today: Day
  at: Date
  by: TakeoverActor
}

async function afterChange(
  tx: Transaction,
  deps: ChangeDeps,
  { before, key, revision, today, at, by }: After,
): Promise<void> {
  const whole = await findTakeover(tx, key)
  if (!whole) return
  const { progress } = stateOfTakeover(whole, today)
  await updateTakeover(tx, key, {
    revision: revision + 1,
    toAnswer: progress.toAnswer.length,
    toCheck: progress.toCheck.length,
    doneAt: progress.isDone ? (whole.takeover.doneAt ?? at) : null,
  })
  if (!progress.gapsKnown || before.progress.gapsKnown) return
  const { registration, points } = whole
  const start = points.find(({ point }) => point === 'START')?.day
  if (registration.validFrom === null && start)
    await setValidFrom(tx, registration.id, { validFrom: start, ...changedBy(by, at) })
  const { productName: product, registrationNumber: number } = registration
  const gaps = progress.gaps.map(pointOfPeriod)
  const params = { registrationId: registration.id, product, number, gaps }
  await notify(tx, deps, { companyId: key.companyId, kind: takeoversMessages.gapsKnown, params })
}
