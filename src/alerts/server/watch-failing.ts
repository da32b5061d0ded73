import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { AlertText } from './alert-admins.ts'
import { readFailingJobs } from './failing-jobs.queries.ts'
import { watchStanding } from './watch-standing.ts'

const BEGAN: AlertText = {
  subject: {
    en: '{{brand}}: recurring work has failed for an hour',
    zh: '{{brand}}：定时任务已连续失败一小时',
  },
  body: {
    en: 'Hello {{name}},\n\nthese recurring jobs have failed for an hour or longer. The portal goes on trying them, and writes again when all of them work:\n\n{{list}}\n\nThe log says why (“job failed”). npm run doctor looks at what they need: database, mail, files, scanner, payment provider.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n以下定时任务已连续失败一小时以上。系统会继续重试，全部恢复后另行通知：\n\n{{list}}\n\n失败原因见日志（“job failed”）。可运行npm run doctor检查其依赖项：数据库、邮件、文件存储、病毒扫描和支付服务商。\n\n{{brand}}',
  },
}
const OVER: AlertText = {
  subject: { en: '{{brand}}: recurring work succeeds again', zh: '{{brand}}：定时任务已恢复' },
  body: {
    en: 'Hello {{name}},\n\nno recurring job has been failing for an hour any more.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n已没有连续失败一小时以上的定时任务。\n\n{{brand}}',
  },
}

/** Every ten minutes. Work is given up after four days only: much too late to hear of it. */
export const watchFailing = (deps: ServerDeps): void =>
  watchStanding(deps, {
    name: 'alerts.watch_failing',
    crontab: '*/10 * * * *',
    read: async (executor) => (await readFailingJobs(executor)).map(({ name }) => name),
    began: BEGAN,
    over: OVER,
  })
