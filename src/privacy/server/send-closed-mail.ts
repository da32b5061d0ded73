import { findUser, getCompany } from '#accounts/server/public.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'

export const CLOSED_MAIL_JOB = 'privacy.send_closed_mail'

const SUBJECT: LocalText = { en: 'The account of {{company}} is closed', zh: '{{company}}的账户已关闭' }
const TEXT: LocalText = {
  en: 'Hello {{name}},\n\nthe account of {{company}} at {{brand}} is closed, as one of its owners asked. Nobody can sign in to it any more; calendar feeds, invitations and the authorisations of shops have ended.\n\nWhat the law obliges us to keep, such as invoices and tax filings, we keep until its time is over and use for nothing else. If you have questions, or need something from it, write to {{email}}.\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n应企业所有者的要求，{{company}}在{{brand}}的账户已关闭。该账户已无法登录，日历订阅、邀请和店铺授权均已终止。\n\n依法须留存的资料（如发票、税务申报）将保存至法定期限届满，不作其他用途。如有疑问或需要相关资料，请联系{{email}}。\n\n{{brand}}',
}

/** To each who was a member: they have no page any more on which they would see it. */
export async function sendClosedMail(
  deps: Pick<ServerDeps, 'db' | 'mailer' | 'config'>,
  payload: JobPayload,
): Promise<void> {
  const person = await findUser(deps.db, String(payload['userId']))
  const company = await getCompany(deps.db, String(payload['companyId']))
  if (!person || !company) return
  const { brand, agency } = deps.config
  const words = { name: person.name, company: company.name, brand: brand.name, email: agency.email }
  await deps.mailer.send({
    to: person.email,
    subject: fillText(SUBJECT[person.lang], words),
    text: fillText(TEXT[person.lang], words),
  })
}
