import { getStoredFiles } from '#documents/server/public.ts'
import { fileAnswers, openForm, saveForm } from '#forms/server/public.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { changeForm, type LockedForm } from '#work-orders/server/public.ts'
import type { InviteConflict } from '../contract.ts'
import { stateOfInvite } from '../invite-rules.ts'
import { isOwnUpload, withoutForeignFiles } from './invited-files.ts'
import { INVITE_FILLED_IN } from './job-names.ts'
import type { Invited } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { lockInvite, updateInvite } from './invites.repository.ts'
import type { InviteRow } from './invites.tables.ts'
import {
  partOfForm,
  fileIdsOfPart,
  formIdOf,
  notesOfPart,
  titlesOf,
  type InviteDeps,
  type SharedForm,
} from './shared-form.ts'

export type SaveCommit = {
  invited: Invited
  answers: Answers
  submit: boolean
  revision: number
  address: string
}

/**
 * Saves the answers of the invited sections, and closes the invitation when they are submitted. The form itself is
 * submitted by the company. @throws invite.stale_revision (409) with the newer answers of these sections
 */
export async function saveCommit(deps: InviteDeps, request: SaveCommit) {
  const { invited } = request
  const { companyId, nodeId, inviteId, personName } = invited
  const actor = { kind: 'invited', id: inviteId, name: personName } as const
  return changeForm(deps, { companyId, nodeId, actor }, async (form) => {
    const { tx } = form
    const invite = await lockOpenInvite(tx, inviteId, form.now)
    if (!form.open) throw inviteRefusals.form_closed()
    const saved = await write(tx, deps, { form, invite, request })
    const submitted = request.submit && saved.errors.length === 0
    await updateInvite(tx, inviteId, {
      savedAt: form.now,
      openedAt: invite.openedAt ?? form.now,
      ...(submitted && { usedAt: form.now }),
    })
    if (submitted) await notifyFilledIn(tx, deps, { form, invite, template: saved.template, request })
    return {
      revision: saved.revision,
      submitted,
      savedAt: form.now.toISOString(),
      ...(saved.errors.length > 0 && { errors: saved.errors }),
    }
  })
}

/** Checked again under the lock, because there may be two submissions at once. */
async function lockOpenInvite(tx: Transaction, inviteId: string, now: Date): Promise<InviteRow> {
  const invite = await lockInvite(tx, inviteId)
  if (!invite) throw inviteRefusals.unknown()
  const state = stateOfInvite(invite, now)
  if (state !== 'open' && state !== 'locked') throw inviteRefusals[state]()
  return invite
}

async function write(
  tx: Transaction,
  deps: InviteDeps,
  about: { form: LockedForm; invite: InviteRow; request: SaveCommit },
) {
  const { form, invite, request } = about
  const whole = await openForm(tx, deps, formIdOf(form), form.node.formTemplate)
  const shared = partOfForm(whole, invite.sections)
  if (request.revision !== shared.revision) throw stale(shared)
  const sent = await usableAnswers(tx, { form, invite, shared, answers: request.answers })
  const sections = shared.part.sections.map(({ key }) => key)
  const saved = await saveForm(tx, deps, {
    form: formIdOf(form),
    template: form.node.formTemplate,
    templateVersion: whole.template.version,
    answers: sent.answers,
    revisions: Object.fromEntries(sections.map((key) => [key, whole.revisions[key] ?? 0])),
    part: invite.sections,
    submit: request.submit,
    country: form.country,
    returned: form.returned,
    by: { id: invite.id, name: invite.personName },
    today: form.today,
    now: form.now,
  })
  return {
    revision: partOfForm({ ...whole, revisions: saved.revisions }, invite.sections).revision,
    errors: onePerPath([...sent.errors, ...saved.errors]),
    template: whole.template,
  }
}

function stale({ answers, revision }: SharedForm): Error {
  const data: InviteConflict = { answers, revision }
  return inviteRefusals.stale_revision({ data })
}

/** The sent answers, without uploads that are neither in these sections already nor this person's own. */
async function usableAnswers(
  tx: Transaction,
  about: { form: LockedForm; invite: InviteRow; shared: SharedForm; answers: Answers },
): Promise<{ answers: Answers; errors: FormError[] }> {
  const { form, invite, shared, answers } = about
  const there = fileIdsOfPart(shared, await notesOfPart(tx, form, shared.part))
  const named = fileAnswers(shared.part, answers).flatMap((entry) => entry.ids)
  const rows = await getStoredFiles(tx, invite.companyId, named.slice(0, 500))
  const own = rows.filter((file) => isOwnUpload(file, { inviteId: invite.id })).map((file) => file.id)
  const usable = new Set([...there, ...own])
  return withoutForeignFiles(shared.part, answers, (id) => usable.has(id))
}

function onePerPath(errors: readonly FormError[]): FormError[] {
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed()
}

async function notifyFilledIn(
  tx: Transaction,
  deps: InviteDeps,
  about: {
    form: LockedForm
    invite: InviteRow
    template: SharedForm['whole']['template']
    request: SaveCommit
  },
): Promise<void> {
  const { form, invite, template, request } = about
  await form.record('node.filledIn', { sections: titlesOf(template, invite.sections) })
  await deps.jobs.add(tx, INVITE_FILLED_IN, { inviteId: invite.id })
  await writeAudit(tx, {
    at: form.now,
    actorKind: 'invited',
    actorId: invite.id,
    action: 'invite.used',
    record: invite.id,
    companyId: invite.companyId,
    address: request.address,
  })
}
