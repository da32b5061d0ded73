import { paths } from '#paths.ts'
import { composeMail } from '../accounts.mails.ts'
import { mintMailToken } from '../mail-tokens.repository.ts'
import type { MailDeps } from '../send-account-mails.ts'
import { invitingCompany } from './inviting-company.ts'
import { findInvitation } from './members.queries.ts'

/** The link is made when the mail is sent; an invitation that ended meanwhile gets none. */
export async function sendInvitationMail(deps: MailDeps, invitationId: string): Promise<void> {
  const invitation = await findInvitation(deps.db, invitationId)
  if (!invitation || invitation.acceptedAt || invitation.revokedAt) return
  const { email: to, lang, inviterEmail, companyName } = invitation
  const at = deps.clock.now()
  const token = await mintMailToken(deps.db, { purpose: 'join_company', subjectId: invitationId, at })
  const link = `${deps.config.publicUrl}${paths.joinCompany(token)}`
  const params = { inviter: inviterEmail, company: invitingCompany(companyName, lang) }
  await deps.mailer.send(composeMail(deps.config, { kind: 'invitation', to, lang, link, params }))
}
