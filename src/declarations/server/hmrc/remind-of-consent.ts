import { getStaffMember, listCaseWorkers } from '#staff/server/public.ts'
import { paths } from '#paths.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { isReminderDay } from '../../hmrc-consent.ts'
import { findGrant } from './grants.repository.ts'
import type { HmrcDeps } from './hmrc-deps.ts'

export const REMIND_JOB = 'declarations.remind-of-hmrc'

const SUBJECT: LocalText = {
  en: 'Sign in at HMRC again by {{day}}',
  zh: '请在{{day}}前重新登录HMRC',
}
const TEXT: LocalText = {
  en: 'Hello {{name}},\n\nthe sign-in of {{agency}} at HMRC is valid until {{day}}. After that no British return can be sent, and payments are no longer matched by themselves, until an administrator signs in again with the agent services account:\n\n{{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n{{agency}}的HMRC登录有效期至{{day}}。到期后将无法提交英国申报，也无法自动核对缴款。请管理员使用代理服务账户重新登录：\n\n{{link}}\n\n{{brand}}',
}

/** Once a day: writes to each administrator on the days on which the end of the sign-in is told. */
export async function remindOfConsent(deps: HmrcDeps): Promise<void> {
  const grant = deps.hmrc && (await findGrant(deps.db))
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  if (grant?.status !== 'GRANTED' || !isReminderDay(grant.expiresOn, today)) return
  const admins = (await listCaseWorkers(deps.db)).filter(({ role }) => role === 'admin')
  await deps.db.transaction((tx) =>
    deps.jobs.addEach(
      tx,
      REMIND_JOB,
      admins.map(({ id }) => ({ staffId: id, expiresOn: grant.expiresOn })),
    ),
  )
}

export async function sendReminder(
  { db, mailer, config }: HmrcDeps,
  { staffId, expiresOn }: JobPayload,
): Promise<void> {
  const person = await getStaffMember(db, String(staffId))
  const grant = await findGrant(db)
  // Somebody has signed in meanwhile, or ended it.
  if (!person || !grant || grant.expiresOn !== expiresOn) return
  const words = {
    name: person.name,
    agency: config.agency.name,
    brand: config.brand.name,
    day: formatDay(grant.expiresOn, person.lang, 'full'),
    link: `${config.publicUrl}${paths.adminHmrc()}`,
  }
  const subject = fillText(SUBJECT[person.lang], words)
  await mailer.send({ to: person.email, subject, text: fillText(TEXT[person.lang], words) })
}
