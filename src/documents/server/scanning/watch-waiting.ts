import { type AlertText, type FailureSource, watchStanding } from '#alerts/server/public.ts'
import { failureSince } from '#alerts/standing-failure.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { firstWaitingSince } from '../documents.queries.ts'

const PATIENCE_MS = 30 * 60_000

const BEGAN: AlertText = {
  subject: { en: '{{brand}}: files wait for the virus scanner', zh: '{{brand}}：文件等待病毒扫描' },
  body: {
    en: 'Hello {{name}},\n\nuploaded files have been waiting for the scanner for half an hour or longer: nobody can open or submit them. Start clamd, and see that GREENLANE_CLAMD says where it listens; npm run doctor says what is wrong. What waits is scanned within a minute, and the portal writes again.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n有已上传的文件等待病毒扫描超过半小时，期间无法打开或提交。请启动clamd，并确认GREENLANE_CLAMD中的地址正确；可运行npm run doctor查明原因。扫描程序恢复后，等待中的文件会在一分钟内扫描，届时另行通知。\n\n{{brand}}',
  },
}
const OVER: AlertText = {
  subject: { en: '{{brand}}: files are scanned again', zh: '{{brand}}：病毒扫描已恢复' },
  body: {
    en: 'Hello {{name}},\n\nno file has been waiting for the scanner for half an hour any more.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n已没有等待病毒扫描超过半小时的文件。\n\n{{brand}}',
  },
}

/** Every ten minutes. By when a file came: one that the scanner cannot answer about is tried again and again. */
export const watchWaiting = (deps: ServerDeps): void =>
  watchStanding(deps, {
    name: 'documents.watch-waiting',
    crontab: '*/10 * * * *',
    read: async (executor) => ((await longestWaiting(deps, executor)) ? ['files'] : []),
    began: BEGAN,
    over: OVER,
  })

type Now = Pick<ServerDeps, 'clock'>

const longestWaiting = ({ clock }: Now, executor: Executor): Promise<Date | undefined> =>
  firstWaitingSince(executor, new Date(clock.now().getTime() - PATIENCE_MS))

/** Since when files wait for the scanner that have waited for too long. */
export const filesThatWait =
  (deps: Now): FailureSource =>
  async (executor) => {
    const since = await longestWaiting(deps, executor)
    return failureSince('FILES_WAITING', since ? [{ name: 'clamd', since }] : [])
  }
