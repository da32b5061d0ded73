import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { AlertsConfig } from './alerts.config.ts'
import { adminAlert, type AlertText } from './alert-admins.ts'
import { readDeadJobs, toldUntil } from './dead-jobs.queries.ts'
import { recordTold } from './dead-jobs.repository.ts'
import { listed } from './listed.ts'
import { watchEndings } from './watch-endings.ts'
import { watchFailing } from './watch-failing.ts'
import { watchMail } from './watch-mail.ts'

const TEXT: AlertText = {
  subject: { en: '{{brand}}: work was given up', zh: '{{brand}}：有后台任务已放弃重试' },
  body: {
    en: 'Hello {{name}},\n\nthe portal tried these in vain, the last time {{last}} (UTC), and will not try again by itself:\n\n{{list}}\n\nThe log says why (“job failed”). Once the cause is gone, docs/operate.md says how to have them tried again.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n以下后台任务多次尝试均失败，系统不会再自动重试（最近一次：{{last}} UTC）：\n\n{{list}}\n\n失败原因见日志（“job failed”）。排除原因后，可按docs/operate.md中的说明重新执行。\n\n{{brand}}',
  },
}

/** What is found by looking: work that was given up or keeps failing, addresses that refuse mail, what is about to end. */
export function registerAlertJobs(deps: ServerDeps<AlertsConfig>): void {
  watchJobs(deps)
  watchFailing(deps)
  watchMail(deps)
  watchEndings(deps)
}

/** Each hour: tells the administrators of work that was given up since they were last told. */
function watchJobs(deps: ServerDeps): void {
  const alert = adminAlert<'DEAD_JOBS'>(deps, 'alerts.dead_jobs', async (_kind, { lang }) => {
    const dead = await readDeadJobs(deps.db)
    const last = newestOf(dead)
    if (!last) return undefined
    const list = listed(
      dead.map(({ name, count }) => `${name}: ${count}`),
      lang,
    )
    return { text: TEXT, params: { list, last: minuteOf(last) } }
  })
  deps.jobs.schedule('alerts.watch_jobs', '23 * * * *', async () => {
    const last = newestOf(await readDeadJobs(deps.db))
    const told = await toldUntil(deps.db)
    if (!last || (told && last <= told)) return
    await deps.db.transaction(async (tx) => {
      await recordTold(tx, last)
      await alert.raise(tx, 'DEAD_JOBS')
    })
  })
}

const newestOf = (dead: readonly { lastAt: Date }[]): Date | undefined =>
  dead.map(({ lastAt }) => lastAt).toSorted((a, b) => b.getTime() - a.getTime())[0]

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
