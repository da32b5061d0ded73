import { hashPassword } from '#accounts/server/public.ts'
import { openForm } from '#forms/server/public.ts'
import { share, shareableSections } from '#forms/engine/copy/share.ts'
import type { Template } from '#forms/engine/model/template.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { Transaction } from '#platform/server/database.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { changeForm } from '#work-orders/server/public.ts'
import { codeOf, inviteUrl, newInviteCode } from './invite-code.ts'
import { INVITE_MAIL } from './job-names.ts'
import { inviteRefusals } from './invites.errors.ts'
import { findInvite, listOpenOfNode } from './invites.queries.ts'
import { insertInvite, revokeInvites } from './invites.repository.ts'
import type { InviteRow } from './invites.tables.ts'
import { formIdOf, titlesOf, type InviteDeps } from './shared-form.ts'

const INVITES_AN_HOUR = 60
const DAY_MS = 24 * 3_600_000

export type CreateInvite = {
  /** Of its request. */
  id: string
  principal: SellerPrincipal
  nodeId: string
  sections: readonly string[]
  email?: string | undefined
  pin?: string | undefined
  expiresInDays: number
  lang: Lang
  address: string
}

/**
 * Invites somebody to sections of a form; this ends open invitations for any of them. One that is there already is the same
 * request's.
 */
export async function createInvite(deps: InviteDeps, request: CreateInvite) {
  const { id, principal, nodeId } = request
  const { companyId, userId, userName } = principal
  await deps.limits.count({ key: `invites:${companyId}`, limit: INVITES_AN_HOUR, windowMinutes: 60 })
  const pinHash = request.pin === undefined ? null : await hashPassword(request.pin)
  const actor = { kind: 'seller', id: userId, name: userName } as const
  return changeForm(deps, { companyId, nodeId, actor }, async (form) => {
    const { tx } = form
    const before = await findInvite(tx, id)
    if (before) return madeBefore(deps, request, before)
    if (!form.open) throw inviteRefusals.not_open()
    const { template, answers } = await openForm(tx, deps, formIdOf(form), form.node.formTemplate)
    const sections = sectionsToShare(template, answers, request.sections)
    await endOverlapping(tx, { companyId, nodeId, sections, now: form.now })
    const { code, ...secrets } = newInviteCode(deps.box, id)
    const expiresAt = new Date(form.now.getTime() + request.expiresInDays * DAY_MS)
    await insertInvite(tx, {
      id,
      companyId,
      nodeId,
      sections,
      ...secrets,
      pinHash,
      pinTries: 0,
      email: request.email ?? null,
      lang: request.lang,
      createdAt: form.now,
      createdById: userId,
      createdByName: userName,
      expiresAt,
      personName: '',
      mailed: false,
    })
    if (request.email !== undefined) await deps.jobs.add(tx, INVITE_MAIL, { inviteId: id }, MAIL_TRIES)
    await form.record('node.invited', { sections: titlesOf(template, sections) })
    await auditInvite(tx, request, { id, sections, at: form.now })
    return presentNew(deps, { id, expiresAt, sections }, code)
  })
}

function madeBefore(deps: InviteDeps, { nodeId, email, sections }: CreateInvite, before: InviteRow) {
  const said = { nodeId: before.nodeId, email: before.email, sections: before.sections.toSorted() }
  expectSame(said, { nodeId, email: email ?? null, sections: [...new Set(sections)].toSorted() })
  return presentNew(deps, before, codeOf(deps.box, before))
}

const presentNew = (
  { config }: InviteDeps,
  { id, expiresAt, sections }: Pick<InviteRow, 'id' | 'expiresAt' | 'sections'>,
  code: string,
) => ({ id, code, url: inviteUrl(config, code), expiresAt: expiresAt.toISOString(), sections })

async function auditInvite(
  tx: Transaction,
  request: CreateInvite,
  invite: { id: string; sections: readonly string[]; at: Date },
): Promise<void> {
  const { principal, nodeId, pin, address } = request
  await writeAudit(tx, {
    at: invite.at,
    actorKind: 'seller',
    actorId: principal.userId,
    action: 'invite.created',
    record: invite.id,
    companyId: principal.companyId,
    address,
    detail: { nodeId, sections: invite.sections, withPin: pin !== undefined },
  })
}

/** In the form's order. @throws invite.not_shareable, invite.nothing_to_fill_in */
function sectionsToShare(
  template: Template,
  answers: Parameters<typeof share>[2],
  requested: readonly string[],
): string[] {
  const possible = shareableSections(template)
  if (requested.some((key) => !possible.includes(key))) {
    const { en, zh } = inviteRefusals.not_shareable().spec
    throw inviteRefusals.not_shareable({ fields: { sections: { en, zh } } })
  }
  if (share(template, requested, answers).sections.length === 0) throw inviteRefusals.nothing_to_fill_in()
  return possible.filter((key) => requested.includes(key))
}

/** Only one person at a time is invited to a section. */
async function endOverlapping(
  tx: Transaction,
  about: { companyId: string; nodeId: string; sections: readonly string[]; now: Date },
): Promise<void> {
  const rows = await listOpenOfNode(tx, about)
  const ended = rows.filter((row) => row.sections.some((key) => about.sections.includes(key)))
  if (ended.length === 0) return
  const ids = ended.map((row) => row.id)
  await revokeInvites(tx, { companyId: about.companyId, ids, at: about.now })
}
