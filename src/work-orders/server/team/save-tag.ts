import { isUniqueViolation } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { MOST_TAGS } from '../../staff/tags-contract.ts'
import type { FormDeps } from '../form/node-form.ts'
import { tagRefusals } from './tags.errors.ts'
import { countTags, type Tag } from './tags.queries.ts'
import { insertTag, renameTag } from './tags.repository.ts'

/** A new tag for everybody, or another name for one. */
export async function saveTag(
  deps: FormDeps,
  staff: StaffPrincipal,
  { tagId, name }: { tagId?: string | undefined; name: string },
): Promise<Tag> {
  try {
    return await deps.db.transaction(async (tx) => {
      if (tagId !== undefined) {
        if (!(await renameTag(tx, tagId, name))) throw tagRefusals.not_found()
        return { id: tagId, name }
      }
      if ((await countTags(tx)) >= MOST_TAGS) throw tagRefusals.too_many({ params: { count: MOST_TAGS } })
      const id = newId('tag')
      await insertTag(tx, { id, name, createdAt: deps.clock.now(), createdByName: staff.staffName })
      return { id, name }
    })
  } catch (error) {
    throw isUniqueViolation(error, 'queue_tags_name') ? tagRefusals.exists() : error
  }
}
