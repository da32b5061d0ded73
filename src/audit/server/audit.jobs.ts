import { appendFile } from 'node:fs/promises'
import { adminAlert, type AlertText } from '#alerts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { anchorText } from '../anchor-text.ts'
import type { AuditConfig } from './audit.config.ts'
import { keepAnchor } from './keep-anchor.ts'
import type { Sealer } from './seal-trail.ts'
import { chainEnd, newestAnchor } from './seals.repository.ts'

type Alert = 'ANCHOR' | 'REWOUND'

const REWOUND: AlertText = {
  subject: {
    en: '{{brand}}: somebody changed the audit trail',
    zh: '{{brand}}：审计日志被改动',
  },
  body: {
    en: 'Hello {{name}},\n\nlines of the audit trail that the portal had sealed are gone from the database, or are others now. The portal goes on working and writes its lines, but it seals no more of them, so that nothing false gets its signature.\n\nFind out who had access to the database. Copy it before you change anything, then run this with the last anchors that you kept:\n\nnpm run audit:check -- --anchor …\n\nIf you restored a backup yourself while the portal was running, restart the portal.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n数据库中已签名的审计日志有记录缺失或被改写。平台照常运行并继续写入记录，但已停止签名，以免为不实内容背书。\n\n请查明谁访问过数据库。在做任何改动之前先复制一份数据库，再用您保存的最近几个锚点运行：\n\nnpm run audit:check -- --anchor …\n\n如果是您在平台运行期间恢复了备份，请重启平台。\n\n{{brand}}',
  },
}

const TEXT: AlertText = {
  subject: { en: '{{brand}}: anchor of the audit trail, {{day}}', zh: '{{brand}}：审计日志锚点（{{day}}）' },
  body: {
    en: 'Hello {{name}},\n\nplease keep this mail. It says where the audit trail stood on {{day}}, after {{count}} lines:\n\n{{anchor}}\n\nWith it, anybody who can run the portal’s check can prove that nothing before it was changed, removed or rewritten:\n\nnpm run audit:check -- --anchor {{anchor}}\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n请保留本邮件。以下是审计日志在{{day}}的锚点，当时共有{{count}}条记录：\n\n{{anchor}}\n\n运行下面的命令，即可核实此前的记录是否被修改、删除或重写：\n\nnpm run audit:check -- --anchor {{anchor}}\n\n{{brand}}',
  },
}

/**
 * Each day of the agency: keeps where the chain stands, and tells it outside by mail; where a file is named, tells it there
 * each hour. And says when this process finds less than it has signed.
 */
export function registerAuditJobs(deps: ServerDeps<AuditConfig>, sealer: Sealer): void {
  const { config, clock, db, jobs } = deps
  const mail = adminAlert<Alert>(deps, 'audit.mail_anchor', (kind) => written(db, kind))
  sealer.onRewound(() => db.transaction((tx) => mail.raise(tx, 'REWOUND')))
  // Each hour, so that a day on which the server was stopped at midnight has one too.
  jobs.schedule('audit.keep_anchor', '4 * * * *', async () => {
    const day = dayOf(clock.now(), config.agency.timeZone)
    const file = config.audit.anchorFile
    if ((await newestAnchor(db))?.day !== day)
      await keepAnchor(deps, sealer, day, async (tx) => {
        if (file === undefined) await mail.raise(tx, 'ANCHOR')
      })
    if (file === undefined) return
    await sealer.seal()
    const end = await chainEnd(db)
    if (end.position > 0) await appendFile(file, `${anchorText({ day, ...end })}\n`)
  })
}

async function written(
  db: Executor,
  kind: Alert,
): Promise<{ text: AlertText; params: Record<string, string> } | undefined> {
  if (kind === 'REWOUND') return { text: REWOUND, params: {} }
  const anchor = await newestAnchor(db)
  if (!anchor) return undefined
  const { day, position } = anchor
  return { text: TEXT, params: { day, count: String(position), anchor: anchorText(anchor) } }
}
