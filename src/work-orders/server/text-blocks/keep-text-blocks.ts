import { newId } from '#platform/shared/ids.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from '../form/node-form.ts'
import { localText, type StaffText } from '../steps/change-as-staff.ts'
import { textBlockRefusals } from './text-blocks.errors.ts'
import { countBlocksOf, listBlocks } from './text-blocks.queries.ts'
import { insertBlock, removeBlock } from './text-blocks.repository.ts'

const MOST_OWN = 50
const MOST_SHOWN = 300

/** The reader's own and the shared ones. */
export async function readTextBlocks({ db }: Pick<FormDeps, 'db'>, { staffId }: StaffPrincipal) {
  const rows = await listBlocks(db, staffId, MOST_SHOWN)
  return {
    blocks: rows.map(({ id, name, shared, text, staffId: owner }) => ({
      id,
      name,
      shared,
      mine: owner === staffId,
      text,
    })),
  }
}

export async function saveTextBlock(
  deps: FormDeps,
  { staffId }: StaffPrincipal,
  { name, shared, text }: { name: string; shared: boolean; text: StaffText },
) {
  const id = newId('block')
  await deps.db.transaction(async (tx) => {
    if ((await countBlocksOf(tx, staffId)) >= MOST_OWN)
      throw textBlockRefusals.too_many({ params: { count: MOST_OWN } })
    const createdAt = deps.clock.now()
    await insertBlock(tx, { id, staffId, name, shared, text: localText(text), createdAt })
  })
  return { id }
}

export async function deleteTextBlock(deps: FormDeps, { staffId }: StaffPrincipal, blockId: string) {
  await deps.db.transaction(async (tx) => {
    if (!(await removeBlock(tx, blockId, staffId))) throw textBlockRefusals.not_found()
  })
  return {}
}
