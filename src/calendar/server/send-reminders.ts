import { setTimeout as sleep } from 'node:timers/promises'
import { declarationOfMatter, waitingSince } from '#declarations/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import type { ShopsConfig } from '#shops/server/public.ts'
import type { PendingMatter } from '#pending-matters/contract.ts'
import { dueDayOf, FIRST_STEP, isMorningOver, type ReminderStep, stepOn } from '../reminder-step.ts'
import { calendarMessages, type AboutMatter } from './calendar.messages.ts'
import { mattersDueOfMany } from '#pending-matters/server/public.ts'
import { claimReminder, companiesAfter, membersWithout, type Reminder } from './reminders.repository.ts'

const BATCH = 200
/** Between two batches: whoever works in the morning is not to notice that thousands are reminded. */
const PAUSE_MS = 50

export type ReminderDeps = Pick<ServerDeps<ShopsConfig>, 'db' | 'config' | 'clock' | 'jobs'>

/**
 * Reminds the members of every company of what is due in 7, 3 or 1 days, of a renewal in 60, 30 or 7, or of what
 * is overdue: each once a matter and step, in the morning of their company. It runs each half hour and mostly finds that
 * everybody was told: companies are looked up many at a time.
 * @returns how many messages were written
 */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const now = deps.clock.now()
  let sent = 0
  for (let after = ''; ;) {
    const companies = await companiesAfter(deps.db, after, BATCH)
    const awake = companies.filter(({ timeZone }) => isMorningOver(now, timeZone)).map(({ id }) => id)
    if (awake.length > 0) sent += await remindCompanies(deps, awake, now)
    const last = companies.at(-1)
    if (last === undefined || companies.length < BATCH) return sent
    after = last.id
    await sleep(PAUSE_MS)
  }
}

type Due = Awaited<ReturnType<typeof mattersDueOfMany>>[number]
type Wanted = { reminder: Reminder; matter: Due }

async function remindCompanies(
  deps: ReminderDeps,
  companyIds: readonly string[],
  now: Date,
): Promise<number> {
  const { timeZone } = deps.config.agency
  const today = dayOf(now, timeZone)
  const dueBy = addDays(today, FIRST_STEP)
  const matters = await mattersDueOfMany(deps, { companyIds, dueBy }, now)
  const due = matters.flatMap((matter) => wantedOn(today, matter, timeZone))
  const wanted = await afterAsking(deps, due)
  if (wanted.length === 0) return 0
  const missing = await membersWithout(
    deps.db,
    wanted.map(({ reminder }) => reminder),
  )
  let written = 0
  for (const [index, one] of wanted.entries()) {
    const members = missing.get(index) ?? []
    if (members.length > 0) written += await remind(deps, one, members, now)
  }
  return written
}

/** The row and the message that it stands for are written together, or neither. */
function remind(
  deps: ReminderDeps,
  { reminder, matter }: Wanted,
  members: readonly string[],
  now: Date,
): Promise<number> {
  const kind = kindOf(reminder.step, matter.type)
  return deps.db.transaction(async (tx) => {
    const userIds = await claimReminder(tx, reminder, members, now)
    if (userIds.length === 0) return 0
    const { companyId } = reminder
    return notify(tx, deps, { companyId, kind, params: aboutOf(reminder, matter), userIds })
  })
}

function kindOf(step: ReminderStep, type: PendingMatter['type']) {
  const { due, overdue, paymentDue, renewalDue, renewalOver } = calendarMessages
  if (type === 'RENEWAL') return step === 0 ? renewalOver : renewalDue
  if (step === 0) return overdue
  return type === 'PAYMENT' ? paymentDue : due
}

/** A declaration promises when we remind of it: on no day by which it was not yet for the seller to confirm. */
async function afterAsking({ db }: ReminderDeps, wanted: Wanted[]): Promise<Wanted[]> {
  const toConfirm = wanted.filter(({ matter }) => matter.type === 'DECLARATION_CONFIRM')
  if (toConfirm.length === 0) return wanted
  const asked = await waitingSince(
    db,
    toConfirm.map(({ reminder }) => reminder.companyId),
  )
  return wanted.filter(({ matter, reminder: { matterId, dueOn, step } }) => {
    const isToConfirm = matter.type === 'DECLARATION_CONFIRM'
    const since = isToConfirm ? asked.get(declarationOfMatter(matterId)) : undefined
    return since === undefined || step === 0 || addDays(dueOn, -step) > since
  })
}

function aboutOf({ companyId, dueOn }: Reminder, { id, dueAt, readIn }: Due): AboutMatter {
  const [en, zh] = [readIn('en'), readIn('zh')]
  return {
    companyId,
    id,
    what: { en: en.title, zh: zh.title },
    subject: { en: en.subject, zh: zh.subject },
    due: dueAt === null || dueOn === dueAt ? { day: dueOn } : { instant: dueAt },
    missed:
      en.consequence === null || zh.consequence === null ? null : { en: en.consequence, zh: zh.consequence },
    link: en.link,
  }
}

function wantedOn(today: Day, matter: Due, timeZone: string): Wanted[] {
  const step = stepOn(today, matter, timeZone)
  if (step === undefined || matter.dueAt === null) return []
  const { companyId, id } = matter
  return [{ reminder: { companyId, matterId: id, dueOn: dueDayOf(matter.dueAt, timeZone), step }, matter }]
}
