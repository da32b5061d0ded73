import { isUniqueViolation } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { MOST_TAGS } from '../../staff/tags-contract.ts'
import type { FormDeps } from '../form/node-form.ts'
import { tagRefusals } from './tags.errors.ts'
import { countTags, findTag, type Tag } from './tags.queries.ts'
import { insertTag, renameTag } from './tags.repository.ts'

/** A new tag for everybody, or another name for one. A new one that is there already is the same request's. */
export async function saveTag(
  deps: FormDeps,
  staff: StaffPrincipal,
  { tagId, newId: id, name }: { tagId?: string | undefined; newId: string; name: string },
): Promise<Tag> {
  try {
    return await deps.db.transaction(async (tx) => {
      if (tagId !== undefined) {
        if (!(await renameTag(tx, tagId, name))) throw tagRefusals.not_found()
        return { id: tagId, name }
      }
      const before = await findTag(tx, id)
      if (before) {
        expectSame(before, { name })
        return before
      }
      if ((await countTags(tx)) >= MOST_TAGS) throw tagRefusals.too_many({ params: { count: MOST_TAGS } })
      await insertTag(tx, { id, name, createdAt: deps.clock.now(), createdByName: staff.staffName })
      return { id, name }
    })
  } catch (error) {
    throw isUniqueViolation(error, 'queue_tags_name') ? tagRefusals.exists() : error
  }
}
