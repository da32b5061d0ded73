import { paths } from '#paths.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { formatDeadline } from '#platform/shared/day-text.ts'
import { deviceName } from '../../device-name.ts'
import { composeMail } from '../accounts.mails.ts'
import { findUser, membershipsOf, getCompany } from '../accounts.queries.ts'
import { SECURITY_CHANGES } from '../mail-jobs.ts'
import { mintMailToken } from '../mail-tokens.repository.ts'
import type { MailDeps } from '../send-account-mails.ts'
import { countRecoveryCodes, findSignIn } from './security.queries.ts'

const UNKNOWN = { en: 'unknown device', zh: '未知设备' }

/** Somebody signed in from a device that is new to the account; the link ends it all if it was not the person. */
export async function sendNewDeviceMail(deps: MailDeps, signInId: string): Promise<void> {
  const signIn = await findSignIn(deps.db, signInId)
  const user = signIn && (await findUser(deps.db, signIn.userId))
  if (!user) return
  const { email: to, lang } = user
  const { browser, system } = deviceName(signIn.userAgent)
  const device = [browser, system].filter(Boolean).join(' · ') || UNKNOWN[lang]
  const time = formatDeadline(signIn.at, lang, await zoneOf(deps, user))
  const at = deps.clock.now()
  const token = await mintMailToken(deps.db, { purpose: 'not_me', subjectId: signInId, at })
  const link = `${deps.config.publicUrl}${paths.notMe(token)}`
  const params = { device, ip: signIn.ip, time }
  await deps.mailer.send(composeMail(deps.config, { kind: 'newDevice', to, lang, link, params }))
}

/** What changed about how the person signs in. */
export async function sendSecurityMail(deps: MailDeps, payload: JobPayload): Promise<void> {
  const change = SECURITY_CHANGES.find((one) => one === payload['change'])
  const user = await findUser(deps.db, String(payload['id']))
  if (!user || !change) return
  const { email: to, lang } = user
  const link = `${deps.config.publicUrl}${paths.account('security')}`
  const params = { left: await countRecoveryCodes(deps.db, user.id) }
  await deps.mailer.send(composeMail(deps.config, { kind: change, to, lang, link, params }))
}

/** Their own, or that of the company which they joined first. */
async function zoneOf(
  deps: MailDeps,
  { id, timeZone }: { id: string; timeZone: string | null },
): Promise<string> {
  if (timeZone) return timeZone
  const [first] = await membershipsOf(deps.db, id)
  const company = first && (await getCompany(deps.db, first.id))
  return company?.timeZone ?? 'UTC'
}
