import { getStoredFiles, type StoredFileRow } from '#documents/server/public.ts'
import type { Answer, Answers, GroupRow, RowField, Template } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import type { KeyHolder } from '#platform/shared/principal.ts'
import { readFormAtNode } from '#work-orders/server/public.ts'
import { invitedFrom, type Invited } from './invited.ts'
import { inviteRefusals } from './invites.errors.ts'
import { fileIdsOfPart, notesOfPart, readSharedForm, type InviteDeps } from './shared-form.ts'

/** The files that an invited person may see and add: those of their sections. */
export function createInvitedFiles(deps: InviteDeps) {
  return {
    async mayRead(holder: KeyHolder, fileId: string): Promise<boolean> {
      const invited = invitedFrom(holder)
      const [file] = await getStoredFiles(deps.db, invited.companyId, [fileId])
      if (!file) return false
      if (isOwnUpload(file, invited)) return true
      const form = await readFormAtNode(deps.db, invited)
      const shared = await readSharedForm(deps.db, deps, form, invited.sections)
      return fileIdsOfPart(shared, await notesOfPart(deps.db, form, shared.part)).includes(fileId)
    },
    async admitUpload(holder: KeyHolder): Promise<void> {
      const { open } = await readFormAtNode(deps.db, invitedFrom(holder))
      if (!open) throw inviteRefusals.form_closed()
    },
  }
}

export function isOwnUpload(file: StoredFileRow, { inviteId }: Pick<Invited, 'inviteId'>): boolean {
  return file.uploadedByKind === 'invited' && file.uploadedById === inviteId
}

/** Removes uploads that the sender may not use from answers: for them these do not exist, whoever owns them. */
export function withoutForeignFiles(
  part: Template,
  answers: Answers,
  mayUse: (fileId: string) => boolean,
): { answers: Answers; errors: FormError[] } {
  const errors: FormError[] = []
  const check = (field: RowField, path: string, answer: Answer | undefined): Answer | undefined => {
    if (field.type !== 'file' || !Array.isArray(answer)) return answer
    const ids = answer as readonly unknown[]
    const usable = ids.filter((id): id is string => typeof id === 'string' && mayUse(id))
    if (usable.length < ids.length) errors.push({ path, key: 'fileUnknown', params: {} })
    return usable
  }
  const checked: Answers = { ...answers }
  for (const field of part.sections.flatMap((section) => section.fields)) {
    const answer = answers[field.key]
    if (field.type !== 'group') checked[field.key] = check(field, field.key, answer)
    else if (Array.isArray(answer)) {
      checked[field.key] = answer.filter(isRow).map((row) => {
        const { _id: id } = row
        const files = field.fields.filter((child) => child.type === 'file')
        const cleaned = files.map((child) => [
          child.key,
          check(child, `${field.key}/${id}/${child.key}`, row[child.key]),
        ])
        return { ...row, ...(Object.fromEntries(cleaned) as Record<string, Answer | undefined>), _id: id }
      })
    }
  }
  return { answers: checked, errors }
}

/** The engine validates rows against the template; here only the shape matters. */
const isRow = (row: unknown): row is GroupRow =>
  typeof row === 'object' && row !== null && !Array.isArray(row)
