import type { ServerDeps } from '#platform/server/server-deps.ts'
import { chainKeys } from './chain.ts'
import { allAnchors, linesToAdopt, sealedLines, waitingLines } from './check.queries.ts'
import { Broken, chainWalk, type KeptAnchor } from './check-walk.ts'
import { lastLineNumber } from './seals.repository.ts'

/** Seals that are read at once: memory stays the same, however long the chain is. */
const BATCH = 2_000

export type TrailCheck = {
  /** How many lines were proven, up to which moment. */
  checked: number
  sealedUntil: Date | undefined
  /** Lines without a seal yet, the oldest since then. */
  waiting: number
  waitingSince: Date | undefined
  /** Lines of earlier releases that the next start takes over into the chain. */
  toAdopt: number
  /** The first thing that is wrong, in words. */
  broken: string | undefined
}

/**
 * Proves the audit trail from its beginning to its end: each line, its place, and that nothing is missing between them.
 * @param kept an anchor that was kept outside, which the chain has to go through
 */
export async function checkTrail(
  { db, box }: Pick<ServerDeps, 'db' | 'box'>,
  kept?: KeptAnchor,
): Promise<TrailCheck> {
  const anchors = await allAnchors(db)
  const walk = chainWalk({ keyOf: chainKeys(box).keyOf, anchors, kept })
  const found: TrailCheck = {
    checked: 0,
    sealedUntil: undefined,
    waiting: 0,
    waitingSince: undefined,
    toAdopt: await linesToAdopt(db),
    broken: undefined,
  }
  try {
    let after = 0
    for (;;) {
      const batch = await sealedLines(db, after, BATCH)
      for (const one of batch) {
        walk.meet(one)
        found.checked += 1
        found.sealedUntil = one.seal.sealedAt
      }
      after = batch.at(-1)?.seal.position ?? after
      if (batch.length < BATCH) break
    }
    const { sealedUntil } = walk.end()
    await countWaiting(db, found, sealedUntil)
    if (found.checked + found.waiting + found.toAdopt + anchors.length === 0) await expectNoneGiven(db)
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    found.broken = error.message
  }
  return found
}

/** An empty trail is whole only where it never had a line. */
async function expectNoneGiven(db: ServerDeps['db']): Promise<void> {
  const last = await lastLineNumber(db)
  if (last > 0)
    throw new Broken(
      `Lines up to number ${last} were written, and neither one of them nor an anchor is left: the whole trail was taken out.`,
    )
}

async function countWaiting(db: ServerDeps['db'], found: TrailCheck, sealedUntil: number): Promise<void> {
  let after = Number.MIN_SAFE_INTEGER
  for (;;) {
    const { count, first, since, until } = await waitingLines(db, after, BATCH * 10)
    if (first !== null && first <= sealedUntil)
      throw new Broken(
        `Line ${first} was inserted behind the chain: it has no seal, and later lines were sealed long before.`,
      )
    found.waiting += count
    if (since && (!found.waitingSince || since < found.waitingSince)) found.waitingSince = since
    if (until === null) return
    after = until
  }
}
