import { newId } from '#platform/shared/ids.ts'
import { localText, type LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { textBlockRefusals } from './text-blocks.errors.ts'
import { countBlocksOf, listBlocks } from './text-blocks.queries.ts'
import { insertBlock, removeBlock, replaceBlock } from './text-blocks.repository.ts'

type BlockDeps = Pick<ServerDeps, 'db' | 'clock'>

const MOST_OWN = 50
const MOST_SHOWN = 300

/** The reader's own and the shared ones. */
export async function readTextBlocks({ db }: Pick<ServerDeps, 'db'>, { staffId, role }: StaffPrincipal) {
  const rows = await listBlocks(db, staffId, MOST_SHOWN)
  return {
    blocks: rows.map(({ id, name, shared, text, staffId: owner }) => ({
      id,
      name,
      shared,
      mine: owner === staffId,
      deletable: owner === staffId || (shared && role === 'admin'),
      text,
    })),
  }
}

/** One of a name that an own text has takes its place. */
export async function saveTextBlock(
  deps: BlockDeps,
  { staffId }: StaffPrincipal,
  { name, shared, text }: { name: string; shared: boolean; text: string | LocalText },
) {
  const block = { staffId, name, shared, text: localText(text) }
  return deps.db.transaction(async (tx) => {
    const replaced = await replaceBlock(tx, block)
    if (replaced !== null) return { id: replaced }
    if ((await countBlocksOf(tx, staffId)) >= MOST_OWN)
      throw textBlockRefusals.too_many({ params: { count: MOST_OWN } })
    const id = newId('block')
    await insertBlock(tx, { ...block, id, createdAt: deps.clock.now() })
    return { id }
  })
}

export async function deleteTextBlock(deps: BlockDeps, staff: StaffPrincipal, blockId: string) {
  await deps.db.transaction(async (tx) => {
    if (!(await removeBlock(tx, blockId, staff))) throw textBlockRefusals.not_found()
  })
  return {}
}
