import { createHash } from 'node:crypto'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import { sealPersonal } from '#platform/server/person-keys.ts'
import { partDetails } from '#platform/server/personal-details.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { inOrder } from './chain.ts'
import { earlierLines, type EarlierLine, insertAdopted, removeEarlierLines } from './adopt.repository.ts'
import { waitToSeal } from './seals.repository.ts'

const BATCH = 500

/**
 * Takes the lines of before the keyed chain into the trail, whose beginning they are: each keeps its number, what is
 * personal goes under the key of who acted, and a line says whether their own chain was whole. Done once, by whichever
 * process comes first; afterwards it is one look at an empty table.
 */
export async function adoptEarlierLines({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): Promise<void> {
  if ((await earlierLines(db, 0, 1)).length === 0) return
  await db.transaction(async (tx) => {
    await waitToSeal(tx)
    let hash = ''
    let after = 0
    let lines = 0
    let brokenAt: number | null = null
    for (;;) {
      const batch = await earlierLines(tx, after, BATCH)
      for (const line of batch) {
        if (brokenAt === null && (line.previousHash !== hash || earlierSeal(line) !== line.hash))
          brokenAt = line.sequence
        hash = line.hash
      }
      await adopt(tx, batch)
      lines += batch.length
      after = batch.at(-1)?.sequence ?? after
      if (batch.length < BATCH) break
    }
    if (lines === 0) return
    await removeEarlierLines(tx)
    await writeAudit(tx, {
      at: clock.now(),
      actorKind: 'system',
      actorId: 'system',
      action: 'audit.adopted',
      record: String(after),
      detail: { lines, hash, brokenAt },
    })
  })
}

async function adopt(tx: Transaction, batch: readonly EarlierLine[]): Promise<void> {
  const entries = batch.map(({ address, detail, ...line }) => {
    const { kept, forgettable } = partDetails({ detail })
    return { line, detail: kept, personal: forgettable, ...(address !== null && { address }) }
  })
  const sealed = await sealPersonal(
    tx,
    entries.map(({ line: { at, actorId, action, record }, ...what }) => ({
      at,
      actorId,
      action,
      record,
      ...what,
    })),
  )
  await insertAdopted(
    tx,
    entries.map(({ line: { hash: _hash, previousHash: _previous, ...line }, detail }, index) => ({
      ...line,
      detail,
      personId: sealed[index]?.personId ?? null,
      personal: sealed[index]?.sealed ?? null,
    })),
  )
}

/** The hash of a line as earlier releases made it: without a key, over the line and the hash before. */
export function earlierSeal(line: Omit<EarlierLine, 'hash'>): string {
  const { previousHash, sequence, at, actorKind, actorId, action, record, companyId, address, detail } = line
  const fields = [previousHash, sequence, at.toISOString(), actorKind, actorId, action, record]
  return createHash('sha256')
    .update(JSON.stringify([...fields, companyId, address, inOrder(detail)]))
    .digest('hex')
}
