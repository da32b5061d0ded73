import { hashPassword } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { destroyPersonKey } from '#platform/server/person-keys.repository.ts'
import { newToken } from '#platform/server/secret-box.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { zonedMoment } from '#platform/shared/zoned-instant.ts'
import { DAYS_KEPT, YEARS_KEPT } from '../../data-classes/periods.ts'
import { DAY_MS } from '../../export-states.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import {
  blankPublishedNames,
  deleteLooseTransfers,
  emptyStaffAccess,
  emptyStaffName,
  type Leaver,
  NAMES_OF_STAFF,
  OWN_OF_STAFF,
  staffWhoLeft,
  takeOutStaff,
} from './by-year.repository.ts'

/**
 * Forgets what belongs to no company whose closing would end it: money without an order, the names that registers
 * publish, people of the staff who left. Each step may be repeated.
 */
export async function forgetByYear(deps: PrivacyDeps): Promise<void> {
  const transfers = await deps.db.transaction((tx) =>
    deleteLooseTransfers(tx, {
      returnedBefore: endOfYears(deps, YEARS_KEPT.returnedTransfers).at,
      bookedBefore: endOfYears(deps, YEARS_KEPT.unclaimedTransfers).day,
    }),
  )
  const names = await deps.db.transaction((tx) =>
    blankPublishedNames(tx, {
      before: endOfYears(deps, YEARS_KEPT.publishedNames).at,
      unnamedBefore: daysAgo(deps, DAYS_KEPT.publishedNames),
    }),
  )
  if (transfers + names > 0) deps.log.info({ transfers, names }, 'retention: what its years had ended went')
  for (const leaver of await staffWhoLeft(deps.db, daysAgo(deps, DAYS_KEPT.staffAccess), 'access'))
    await forgetAccess(deps, leaver)
  for (const leaver of await staffWhoLeft(deps.db, endOfYears(deps, YEARS_KEPT.staff).at, 'name'))
    await forgetName(deps, leaver)
}

type Timed = Pick<PrivacyDeps, 'clock' | 'config'>

const daysAgo = ({ clock }: Timed, days: number) => new Date(clock.now().getTime() - days * DAY_MS)

/** What happened before it lies more than so many years before the end of its year. */
function endOfYears({ clock, config }: Timed, years: number): { day: string; at: Date } {
  const { timeZone } = config.agency
  const day = `${Number(dayOf(clock.now(), timeZone).slice(0, 4)) - years}-01-01`
  return { day, at: zonedMoment(timeZone, day, '00:00') }
}

async function forgetAccess(deps: PrivacyDeps, leaver: Leaver): Promise<void> {
  const passwordHash = await hashPassword(newToken())
  await deps.db.transaction(async (tx) => {
    for (const ruled of OWN_OF_STAFF) await takeOutStaff(tx, ruled, leaver)
    await emptyStaffAccess(tx, leaver, passwordHash)
    await audit(tx, deps, 'staff.access_forgotten', leaver)
  })
}

/** Table by table, and the name itself last: a job that was killed finds by it what is left. */
async function forgetName(deps: PrivacyDeps, leaver: Leaver): Promise<void> {
  for (const ruled of NAMES_OF_STAFF) {
    await deps.db.transaction((tx) => takeOutStaff(tx, ruled, leaver))
    crashPoint(deps, 'privacy.forget:staff')
  }
  await deps.db.transaction(async (tx) => {
    // What the audit trail says of them beyond ids lies under this key; the lines stay, since each holds the next.
    await destroyPersonKey(tx, leaver.id, deps.clock.now())
    await emptyStaffName(tx, leaver)
    await audit(tx, deps, 'staff.forgotten', leaver)
  })
}

const audit = (
  tx: Parameters<typeof writeAudit>[0],
  { clock }: Timed,
  action: string,
  { id }: Leaver,
): Promise<void> =>
  writeAudit(tx, { at: clock.now(), actorKind: 'system', actorId: 'system', action, record: id })
