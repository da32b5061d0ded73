import { declarationOfMatter, waitingSince } from '#declarations/server/public.ts'
import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import type { ShopsConfig } from '#shops/server/public.ts'
import type { PendingMatter } from '#pending-matters/contract.ts'
import { dueDayOf, FIRST_STEP, isMorningOver, type ReminderStep, stepOn } from '../reminder-step.ts'
import { calendarMessages, type AboutMatter } from './calendar.messages.ts'
import { mattersDueBy } from '#pending-matters/server/public.ts'
import {
  claimReminder,
  companiesAfter,
  membersOf,
  remindersSent,
  type Reminder,
} from './reminders.repository.ts'

const BATCH = 200

export type ReminderDeps = Pick<ServerDeps<ShopsConfig>, 'db' | 'config' | 'clock' | 'jobs'>

/**
 * Reminds the members of every company of what is due in 7, 3 or 1 days, of a renewal in 60, 30 or 7, or of what
 * is overdue: each once a matter and step, in the morning of their company.
 * @returns how many messages were written
 */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const now = deps.clock.now()
  let sent = 0
  for (let after = ''; ;) {
    const companies = await companiesAfter(deps.db, after, BATCH)
    for (const { id, timeZone } of companies)
      if (isMorningOver(now, timeZone)) sent += await remindCompany(deps, id, now)
    const last = companies.at(-1)
    if (last === undefined || companies.length < BATCH) return sent
    after = last.id
  }
}

type Wanted = { reminder: Reminder; about: AboutMatter; type: PendingMatter['type'] }

async function remindCompany(deps: ReminderDeps, companyId: string, now: Date): Promise<number> {
  const wanted = await wantedReminders(deps, companyId, now)
  if (wanted.length === 0) return 0
  const [members, sent] = await Promise.all([
    membersOf(deps.db, companyId),
    remindersSent(
      deps.db,
      companyId,
      wanted.map(({ reminder }) => reminder.matterId),
    ),
  ])
  let written = 0
  for (const { reminder, about, type } of wanted) {
    const { matterId, dueOn, step } = reminder
    const had = sent.filter((row) => row.matterId === matterId && row.dueOn === dueOn && row.step === step)
    const missing = members.filter((userId) => !had.some((row) => row.userId === userId))
    if (missing.length > 0) written += await remind(deps, { reminder, about, type }, missing, now)
  }
  return written
}

/** The row and the message that it stands for are written together, or neither. */
function remind(
  deps: ReminderDeps,
  { reminder, about, type }: Wanted,
  members: readonly string[],
  now: Date,
): Promise<number> {
  const kind = kindOf(reminder.step, type)
  return deps.db.transaction(async (tx) => {
    const userIds = await claimReminder(tx, reminder, members, now)
    if (userIds.length === 0) return 0
    return notify(tx, deps, { companyId: reminder.companyId, kind, params: about, userIds })
  })
}

function kindOf(step: ReminderStep, type: PendingMatter['type']) {
  const { due, overdue, paymentDue, renewalDue, renewalOver } = calendarMessages
  if (type === 'RENEWAL') return step === 0 ? renewalOver : renewalDue
  if (step === 0) return overdue
  return type === 'PAYMENT' ? paymentDue : due
}

async function wantedReminders(deps: ReminderDeps, companyId: string, now: Date): Promise<Wanted[]> {
  const { timeZone } = deps.config.agency
  const today = dayOf(now, timeZone)
  const span = { companyId, dueBy: addDays(today, FIRST_STEP) }
  const [english, chinese] = await Promise.all([
    mattersDueBy(deps, span, { lang: 'en', now }),
    mattersDueBy(deps, span, { lang: 'zh', now }),
  ])
  const wanted = english.flatMap((en) => {
    const zh = chinese.find(({ id }) => id === en.id)
    return zh ? wantedOn(today, companyId, { en, zh }, timeZone) : []
  })
  return afterAsking(deps, companyId, wanted)
}

/** A declaration promises when we remind of it: on no day by which it was not yet for the seller to confirm. */
async function afterAsking({ db }: ReminderDeps, companyId: string, wanted: Wanted[]): Promise<Wanted[]> {
  if (!wanted.some(({ type }) => type === 'DECLARATION_CONFIRM')) return wanted
  const asked = await waitingSince(db, companyId)
  return wanted.filter(({ type, reminder: { matterId, dueOn, step } }) => {
    const since = type === 'DECLARATION_CONFIRM' ? asked.get(declarationOfMatter(matterId)) : undefined
    return since === undefined || step === 0 || addDays(dueOn, -step) > since
  })
}

function wantedOn(
  today: Day,
  companyId: string,
  { en, zh }: Record<'en' | 'zh', PendingMatter>,
  timeZone: string,
): Wanted[] {
  const step = stepOn(today, en, timeZone)
  if (step === undefined || en.dueAt === null) return []
  const dueOn = dueDayOf(en.dueAt, timeZone)
  const { id, type, link } = en
  const about: AboutMatter = {
    companyId,
    id,
    what: { en: en.title, zh: zh.title },
    subject: { en: en.subject, zh: zh.subject },
    due: dueOn === en.dueAt ? { day: dueOn } : { instant: en.dueAt },
    missed:
      en.consequence === null || zh.consequence === null ? null : { en: en.consequence, zh: zh.consequence },
    link,
  }
  return [{ reminder: { companyId, matterId: id, dueOn, step }, about, type }]
}
