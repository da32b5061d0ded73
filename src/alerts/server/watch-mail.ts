import type { Database } from '#platform/server/database.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mailer } from '#platform/server/mailer.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { refusedForGood, shortened } from '../refused-mail.ts'
import { listed } from './listed.ts'
import { adminAlert, type AlertText } from './alert-admins.ts'
import { forgetRefused, noteRefused, readRefused, tellRefused } from './refused-mail.repository.ts'

const TEXT: AlertText = {
  subject: { en: '{{brand}}: mail does not arrive', zh: '{{brand}}：有邮件无法送达' },
  body: {
    en: 'Hello {{name}},\n\nour mail does not reach these addresses (shortened, with the reply code of their server):\n\n{{list}}\n\nA code from 500 on: their server refuses the address for good. Below 500: their server did not take it in all the days that your relay tried.\n\nThe people at these addresses miss what we write about deadlines and payments. Find each account by the domain, reach the person another way, and have them correct the address. If many are listed, ask your mail provider whether your own mail server is on a blocklist.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n我们的邮件无法送达以下邮箱（地址已部分隐藏，后附对方服务器的回复代码）：\n\n{{list}}\n\n代码为500及以上：对方服务器永久拒收该地址。低于500：中继服务器连续数日投递均未成功。\n\n使用这些邮箱的人将收不到期限和付款提醒。请按域名找到对应账户，通过其他方式联系本人，请其更正邮箱。如地址较多，请向邮件服务商核实我方邮件服务器是否被列入黑名单。\n\n{{brand}}',
  },
}
export const KEPT_MS = 90 * 86_400_000

/** The mailer, and a note of every address that refuses for good. The failure itself goes on to whoever sent. */
export function notingRefusals(
  mailer: Mailer,
  { db, log, box, now }: { db: Database; log: Log; box: SecretBox; now: () => Date },
): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        const reply = refusedForGood(error)
        if (reply !== undefined && !mail.unnoted)
          await noteRefused(db, box.addressMarks(mail.to), {
            shown: shortened(mail.to),
            reply,
            refusedAt: now(),
          }).catch((failure: unknown) => log.warn({ err: failure }, 'a refused mail could not be noted'))
        throw error
      }
    },
  }
}

/** Each hour: one mail for all addresses that began to refuse since the last one. */
export function watchMail(deps: ServerDeps): void {
  const alert = adminAlert<'REFUSED'>(deps, 'alerts.refused_mail', async (_kind, { lang }) => {
    const refused = (await readRefused(deps.db)).map(({ shown, reply }) => `${shown}: ${reply}`)
    return refused.length === 0 ? undefined : { text: TEXT, params: { list: listed(refused, lang) } }
  })
  deps.jobs.schedule('alerts.watch_mail', '27 * * * *', async () => {
    await forgetRefused(deps.db, new Date(deps.clock.now().getTime() - KEPT_MS))
    await deps.db.transaction(async (tx) => {
      if ((await tellRefused(tx)) > 0) await alert.raise(tx, 'REFUSED')
    })
  })
}
