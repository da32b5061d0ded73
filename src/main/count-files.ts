import type { EntryStore } from '#platform/server/storage/entry-store.ts'
import { readMove } from '#platform/server/storage/moves.repository.ts'
import { fileIds } from './file-ids.ts'
import type { Wired } from './wiring.ts'

/** Where files lie, and whether each that a row names lies somewhere. */
export async function countFiles({ deps, storage }: Wired) {
  const { current, old } = storage
  const [inCurrent, inOld] = [await namesIn(current), old ? await namesIn(old) : new Set<string>()]
  const missing: string[] = []
  let named = 0
  for await (const id of fileIds(deps.db)) {
    named += 1
    const entry = deps.files.entryOf(id)
    // One that was stored or moved since the lists were read is asked for.
    if (!inCurrent.has(entry) && !inOld.has(entry) && !(await deps.files.has(id))) missing.push(id)
  }
  return {
    current: { kind: current.kind, count: inCurrent.size },
    old: old && { kind: old.kind, count: inOld.size },
    named,
    missing,
    move: await readMove(deps.db),
  }
}

async function namesIn(store: EntryStore): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { name, isPart } of store.entries()) if (!isPart) names.add(name)
  return names
}
