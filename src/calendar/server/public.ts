export { lastReminderAbout } from './reminders.repository.ts'
