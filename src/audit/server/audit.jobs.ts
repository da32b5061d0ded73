import { appendFile } from 'node:fs/promises'
import { adminAlert, type AlertText } from '#alerts/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { anchorText } from '../anchor-text.ts'
import type { AuditConfig } from './audit.config.ts'
import { keepAnchor } from './keep-anchor.ts'
import type { Sealer } from './seal-trail.ts'
import { newestAnchor } from './seals.repository.ts'

const TEXT: AlertText = {
  subject: { en: '{{brand}}: anchor of the audit trail, {{day}}', zh: '{{brand}}：审计日志锚点（{{day}}）' },
  body: {
    en: 'Hello {{name}},\n\nplease keep this mail. It says where the audit trail stood on {{day}}, after {{count}} lines:\n\n{{anchor}}\n\nWith it, anybody who can run the portal’s check can prove that nothing before it was changed, removed or rewritten:\n\nnpm run audit:check -- --anchor {{anchor}}\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n请保留本邮件。以下是审计日志在{{day}}的锚点，当时共有{{count}}条记录：\n\n{{anchor}}\n\n运行下面的命令，即可核实此前的记录是否被修改、删除或重写：\n\nnpm run audit:check -- --anchor {{anchor}}\n\n{{brand}}',
  },
}

/** Each day of the agency: keeps where the chain stands, and tells it outside, by mail or in a file. */
export function registerAuditJobs(deps: ServerDeps<AuditConfig>, sealer: Sealer): void {
  const { config, clock, db, jobs } = deps
  const mail = adminAlert<'ANCHOR'>(deps, 'audit.mail_anchor', async () => {
    const anchor = await newestAnchor(db)
    if (!anchor) return undefined
    const { day, position } = anchor
    return { text: TEXT, params: { day, count: String(position), anchor: anchorText(anchor) } }
  })
  // Each hour, so that a day on which the server was stopped at midnight has one too.
  jobs.schedule('audit.keep_anchor', '4 * * * *', async () => {
    const day = dayOf(clock.now(), config.agency.timeZone)
    if ((await newestAnchor(db))?.day === day) return
    await keepAnchor(deps, sealer, day, async (tx, anchor) => {
      const file = config.audit.anchorFile
      if (file === undefined) await mail.raise(tx, 'ANCHOR')
      else await appendFile(file, `${anchorText(anchor)}\n`)
    })
  })
}
