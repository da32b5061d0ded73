import { adminAlert, type AdminAlert, type AlertText } from '#alerts/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { readRuns } from './backup-runs.repository.ts'

export type BackupAlert = AdminAlert<Alert>
type Alert = 'FAILED' | 'LATE' | 'INCOMPLETE' | 'DAMAGED'

const TEXTS: Record<Alert, AlertText> = {
  FAILED: {
    subject: { en: '{{brand}}: the backup failed', zh: '{{brand}}：备份失败' },
    body: {
      en: 'Hello {{name}},\n\nthe backup of {{at}} (UTC) failed:\n\n{{problem}}\n\nThe last one that succeeded: {{last}}. The next attempt is at the usual hour; npm run backup makes one at once.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n{{at}}（UTC）的备份失败，原因如下：\n\n{{problem}}\n\n最近一次成功的备份：{{last}}。系统会在下一个备份时间重试；如需立即备份，请运行npm run backup。\n\n{{brand}}',
    },
  },
  INCOMPLETE: {
    subject: { en: '{{brand}}: stored files are missing', zh: '{{brand}}：部分上传文件丢失' },
    body: {
      en: 'Hello {{name}},\n\nthe backup of {{last}} was written, but {{missing}} files that the portal knows are not in its store. Look whether the disk or bucket of the files is the right one and whole; the log names them. What earlier backups hold of them is kept: npm run restore puts it into an empty folder, from which the missing files can be copied back.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n{{last}}的备份已写入，但平台记录的{{missing}}个文件已不在存储中。请检查文件所用的磁盘或存储桶是否正确、完整；具体文件见日志。较早备份中的这些文件会继续保留：可运行npm run restore恢复到空目录，再将缺失的文件复制回来。\n\n{{brand}}',
    },
  },
  DAMAGED: {
    subject: { en: '{{brand}}: copies beside the backups are damaged', zh: '{{brand}}：备份中有文件损坏' },
    body: {
      en: 'Hello {{name}},\n\neach night some of what earlier backups wrote is read again. This is no longer what was written:\n\n{{damaged}}\n\nThe newest backup was read in full after it was written. Look at the disk or bucket of the backups; what is named below backups/ belongs to an older backup, what is named below files/ is a stored file that the portal itself no longer has in this form. npm run restore -- --skip-damaged restores everything else.\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n系统每晚都会抽取部分旧备份重新读取。以下内容已与写入时不一致：\n\n{{damaged}}\n\n最新的备份在写入后已完整读取，确认无误。请检查备份所用的磁盘或存储桶：backups/下的内容属于较早的备份；files/下的内容是上传的文件，平台中已没有与之一致的原件。如需恢复，可运行npm run restore -- --skip-damaged，跳过损坏的文件，恢复其余内容。\n\n{{brand}}',
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

/** Tells the administrators of a backup that failed, or did not come. */
export function backupAlert(deps: ServerDeps): BackupAlert {
  return adminAlert<Alert>(deps, 'backup.alert', async (kind, admin) => {
    const { success, failure, proven } = await readRuns(deps.db)
    const params = {
      at: minute(failure?.at) ?? '',
      problem: failure?.problem ?? '',
      missing: String(success?.missing ?? 0),
      damaged: namesOf(proven?.damaged ?? [], admin.lang),
      last: success ? `${minute(success.at)} UTC` : NEVER[admin.lang],
    }
    return { text: TEXTS[kind], params }
  })
}

const MOST_NAMED = 20
const FURTHER: LocalText = {
  en: '… and {{count}} more; the log names all',
  zh: '……另有{{count}}个，详见日志',
}

function namesOf(damaged: readonly string[], lang: keyof LocalText): string {
  const further = damaged.length - MOST_NAMED
  const named = damaged.slice(0, MOST_NAMED).join('\n')
  return further > 0 ? `${named}\n${FURTHER[lang].replace('{{count}}', String(further))}` : named
}

const minute = (instant: string | undefined): string | undefined => instant?.slice(0, 16).replace('T', ' ')
