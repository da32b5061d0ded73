import { purgeReminders } from './reminders.repository.ts'
import { sendReminders, type ReminderDeps } from './send-reminders.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'

export const KEPT_MS = 400 * 86_400_000

export function registerCalendarJobs(deps: ReminderDeps & Pick<ServerDeps, 'log'>): void {
  // Mornings begin at the full hour somewhere, or at the half: every company has one.
  deps.jobs.schedule('calendar.remind', '6,36 * * * *', async () => {
    const sent = await sendReminders(deps)
    if (sent > 0) deps.log.info({ sent }, 'reminders written')
  })
  deps.jobs.schedule('calendar.purge-reminders', '21 4 * * *', () =>
    purgeReminders(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS)),
  )
}
