import type { Transaction } from '#platform/server/database.ts'
import type { Mail } from '#platform/server/mailer.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listAdminIds } from '#staff/server/public.ts'
import { readRuns } from './backup-runs.repository.ts'

export const ALERT_JOB = 'backup.alert'
type Alert = 'FAILED' | 'LATE'

/** A mail to each administrator, by a job of its own, so that one address that refuses it does not repeat the others. */
export async function alertAdmins({ jobs, db }: ServerDeps, tx: Transaction, alert: Alert): Promise<void> {
  const ids = await listAdminIds(db)
  await jobs.addEach(
    tx,
    ALERT_JOB,
    ids.map((staffId) => ({ staffId, alert })),
  )
}

const TEXTS: Record<Alert, { subject: LocalText; body: LocalText }> = {
  FAILED: {
    subject: { en: '{{brand}}: the backup failed', zh: '{{brand}}：备份失败' },
    body: {
      en: 'Hello {{name}},\n\nthe backup of {{at}} (UTC) failed:\n\n{{problem}}\n\nThe last one that succeeded: {{last}}. The next attempt is at the usual hour; npm run backup makes one at once.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n{{at}}（UTC）的备份失败，原因如下：\n\n{{problem}}\n\n最近一次成功的备份：{{last}}。系统会在下一个备份时间重试；如需立即备份，请运行npm run backup。\n\n{{brand}}',
    },
  },
  LATE: {
    subject: { en: '{{brand}}: no backup for a day and a half', zh: '{{brand}}：已超过一天半没有备份' },
    body: {
      en: 'Hello {{name}},\n\nno backup has succeeded for more than a day and a half. The last one: {{last}}.\n\nLook whether the server was running at the hour of the backup, and whether its target can be written; npm run backup makes one at once and says what is wrong.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n已超过一天半没有成功的备份，最近一次：{{last}}。\n\n请检查服务器在备份时间是否运行、备份目录是否可写；运行npm run backup可立即备份，并会提示出错原因。\n\n{{brand}}',
    },
  },
}
const NEVER: LocalText = { en: 'none yet', zh: '尚无' }

export async function sendAlert(deps: ServerDeps, staffId: string, alert: Alert): Promise<void> {
  const admin = await getStaffMember(deps.db, staffId)
  if (!admin) return
  const { success, failure } = await readRuns(deps.db)
  const params = {
    name: admin.name,
    brand: deps.config.brand.name,
    at: minute(failure?.at) ?? '',
    problem: failure?.problem ?? '',
    last: success ? `${minute(success.at)} UTC` : NEVER[admin.lang],
  }
  await deps.mailer.send(mailOf(TEXTS[alert], { email: admin.email, lang: admin.lang }, params))
}

function mailOf(
  { subject, body }: { subject: LocalText; body: LocalText },
  to: { email: string; lang: Lang },
  params: Record<string, string>,
): Mail {
  return {
    to: to.email,
    subject: fillText(subject[to.lang], params),
    text: fillText(body[to.lang], params),
  }
}

const minute = (instant: string | undefined): string | undefined => instant?.slice(0, 16).replace('T', ' ')
