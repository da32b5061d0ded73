import { getCompany } from '#accounts/server/public.ts'
import { inFormOrder } from '#forms/server/public.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { presentFile, presentNote, readFormAtNode } from '#work-orders/server/public.ts'
import type { Invited } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { findInvite } from './invites.queries.ts'
import { filesOfPart, notesOfPart, readSharedForm, type InviteDeps } from './shared-form.ts'

/** The invited sections with their answers and files, and nothing else of the form. */
export async function readCommitForm(deps: InviteDeps, { invited, lang }: { invited: Invited; lang: Lang }) {
  const { companyId, sections } = invited
  const invite = await findInvite(deps.db, invited.inviteId)
  if (!invite) throw inviteRefusals.unknown()
  const form = await readFormAtNode(deps.db, invited)
  if (!form.open) throw inviteRefusals.form_closed()
  const shared = await readSharedForm(deps.db, deps, form, sections)
  const notes = inFormOrder(shared.part, shared.answers, await notesOfPart(deps.db, form, shared.part))
  const files = await filesOfPart(deps.db, companyId, shared, notes)
  const company = await getCompany(deps.db, companyId)
  const subject = { node: form.node, form: { template: shared.part, answers: shared.answers }, files }
  return {
    template: shared.part,
    sections: [...sections],
    answers: shared.answers,
    revision: shared.revision,
    savedAt: shared.savedAt?.toISOString() ?? null,
    editablePaths: form.returned ? notes.map((note) => note.path) : null,
    reviewNotes: notes.map((note) => presentNote(note, subject, lang)),
    files: files.map(presentFile),
    company: { name: company?.name ?? '', nameOriginal: company?.nameOriginal ?? null },
    agency: deps.config.agency.name,
    service: pickText(form.service, lang),
    language: invite.lang,
    expiresAt: invite.expiresAt.toISOString(),
    person: invite.personName || null,
    inviteId: invite.id,
    draftKey: deps.box.draftKey(invite.id),
  }
}
