import { findUser, getCompany } from '#accounts/server/public.ts'
import { openForm } from '#forms/server/public.ts'
import { paths } from '#paths.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { formatDeadline } from '#platform/shared/day-text.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { readFormAtNode } from '#work-orders/server/public.ts'
import { nameOfPerson, stateOfInvite } from '../invite-rules.ts'
import { codeOf, inviteUrl } from './invite-code.ts'
import { filledInMail, inviteMail, SOMEBODY } from './invite.mails.ts'
import { findInvite } from './invites.queries.ts'
import { markMailed } from './invites.repository.ts'
import type { InviteRow } from './invites.tables.ts'
import { INVITE_FILLED_IN, INVITE_MAIL } from './job-names.ts'
import { formIdOf, titlesOf } from './shared-form.ts'

export function registerInvitesJobs(deps: ServerDeps): void {
  deps.jobs.register(INVITE_MAIL, ({ inviteId }) => mailInvite(deps, String(inviteId)))
  deps.jobs.register(INVITE_FILLED_IN, ({ inviteId }) => mailFilledIn(deps, String(inviteId)))
}

async function subjectOf(deps: ServerDeps, invite: InviteRow) {
  const form = await readFormAtNode(deps.db, invite)
  const { template } = await openForm(deps.db, deps, formIdOf(form), form.node.formTemplate)
  return { form, titles: titlesOf(template, invite.sections) }
}

async function mailInvite(deps: ServerDeps, inviteId: string): Promise<void> {
  const invite = await findInvite(deps.db, inviteId)
  if (!invite?.email || invite.mailed || stateOfInvite(invite, deps.clock.now()) !== 'open') return
  const { lang } = invite
  const { form, titles } = await subjectOf(deps, invite)
  const company = await getCompany(deps.db, invite.companyId)
  // Where the invited person is, nobody knows: the zone is the company's, and named.
  const until = formatDeadline(invite.expiresAt, lang, company?.timeZone ?? deps.config.agency.timeZone)
  const params = {
    company: nameOfPerson((lang === 'zh' && company?.nameOriginal) || company?.name || ''),
    inviter: nameOfPerson(invite.createdByName),
    sections: pickText(titles, lang),
    service: pickText(form.service, lang),
    until,
    link: inviteUrl(deps.config, codeOf(deps.box, invite)),
    brand: deps.config.brand.name,
  }
  await deps.mailer.send({ to: invite.email, ...inviteMail(lang, params, invite.pinHash !== null) })
  await markMailed(deps.db, inviteId)
}

async function mailFilledIn(deps: ServerDeps, inviteId: string): Promise<void> {
  const invite = await findInvite(deps.db, inviteId)
  const inviter = invite && (await findUser(deps.db, invite.createdById))
  if (!invite || !inviter) return
  const { form, titles } = await subjectOf(deps, invite)
  const { lang } = inviter
  const params = {
    person: invite.personName || SOMEBODY[lang],
    inviter: inviter.name,
    sections: pickText(titles, lang),
    service: pickText(form.service, lang),
    link: `${deps.config.publicUrl}${paths.dynamicForm(invite.nodeId)}`,
    brand: deps.config.brand.name,
  }
  await deps.mailer.send({ to: inviter.email, ...filledInMail(lang, params) })
}
