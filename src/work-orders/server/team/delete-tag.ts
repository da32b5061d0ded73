import { writeAudit } from '#platform/server/audit.ts'
import { staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { countTagged } from './tags.queries.ts'
import { removeTag } from './tags.repository.ts'

/** It goes from every work order, of all colleagues. One that is gone already is as it was wanted. */
export async function deleteTag(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  context: CallContext,
  tagId: string,
): Promise<void> {
  const { staffId } = staffOf(context)
  await db.transaction(async (tx) => {
    const workOrders = await countTagged(tx, tagId)
    const name = await removeTag(tx, tagId)
    if (name === null) return
    await writeAudit(tx, {
      at: clock.now(),
      actorKind: 'staff',
      actorId: staffId,
      action: 'work_order.tag_deleted',
      record: tagId,
      address: context.ip,
      detail: { name, workOrders },
    })
  })
}
