import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { calendarFeeds, matterReminders } from './calendar.tables.ts'

const SECRET = 'opens the calendar'

export const calendarExport: ExportPart = {
  tables: [
    exportTable({
      table: calendarFeeds,
      name: 'calendar-feed',
      title: { en: 'Your calendar feed', zh: '日历订阅' },
      omit: { tokenHash: SECRET, tokenSealed: SECRET },
      own: true,
    }),
    exportTable({
      table: matterReminders,
      name: 'reminders',
      title: { en: 'Reminders sent to you', zh: '提醒记录' },
      own: true,
    }),
  ],
}
