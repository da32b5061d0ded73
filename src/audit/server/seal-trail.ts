import { isDatabaseDown, type Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { areLinesToAdopt } from './adopt.repository.ts'
import { chainKeys, sealOf } from './chain.ts'
import {
  chainEnd,
  hashAt,
  insertSeals,
  isSomebodyWriting,
  lastLineNumber,
  maySeal,
  newestAnchor,
  type SealRow,
  unsealedLines,
} from './seals.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'box' | 'clock' | 'log'>

const EVERY_MS = 1_000
/** Of how many refusals one is logged: one each few minutes. */
const REFUSED_TOLD_EACH = 300
/** Lines that one transaction seals. */
const BATCH = 1_000

/** The chain is shorter than what this process has signed of it, or another one: nothing is signed behind that. */
class Rewound extends Error {}

export type Sealer = {
  /**
   * Seals what was committed and has no seal.
   * @returns how many lines, and up to which number none can come any more
   */
  seal(): Promise<{ sealed: number; settled: number }>
  /** Who is told, once, when this process stops to seal because the chain does not contain what it has signed. */
  onRewound(tell: () => Promise<void>): void
  /** From now on about each second. Where nothing was written that costs one read of a number. */
  start(): void
  stop(): Promise<void>
}

/**
 * Seals lines into the chain, in the order in which they are seen: a line that is committed after a later one gets a
 * later place, and none is waited for.
 */
export function createSealer(deps: Deps): Sealer {
  const keys = chainKeys(deps.box)
  let settled: number | undefined
  let begun = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const signed: Signed = { head: undefined }
  let tellRewound: (() => Promise<void>) | undefined
  let refused = 0

  async function seal(): Promise<{ sealed: number; settled: number }> {
    settled ??= (await newestAnchor(deps.db))?.settled ?? 0
    // Lines of earlier releases begin the chain: what is written meanwhile waits for them.
    begun ||= !(await areLinesToAdopt(deps.db))
    if (!begun) return { sealed: 0, settled }
    const last = await lastLineNumber(deps.db)
    if (last === settled) return { sealed: 0, settled }
    const isWriting = await isSomebodyWriting(deps.db)
    let after = settled
    let sealed = 0
    for (;;) {
      const from = after
      const batch = await deps.db.transaction(async (tx) => sealBatch(tx, deps, { keys, signed }, from))
      signed.head = batch?.head ?? signed.head
      // Another process seals.
      if (!batch) return { sealed, settled }
      sealed += batch.count
      after = batch.until
      if (batch.count < BATCH) break
    }
    if (!isWriting) settled = last
    return { sealed, settled }
  }

  async function refuse({ message }: Rewound): Promise<void> {
    if (refused % REFUSED_TOLD_EACH === 0)
      deps.log.error({ err: message }, 'the audit trail is not sealed any more')
    refused += 1
    if (refused === 1)
      await tellRewound?.().catch((error: Error) => {
        // Once more with the next try.
        refused = 0
        deps.log.warn({ err: error.message }, 'nobody was told that the audit trail was changed')
      })
  }

  const again = (): void => {
    timer = setTimeout(() => {
      running = seal()
        .catch(async (error: Error) => {
          if (error instanceof Rewound) return refuse(error)
          const level = isDatabaseDown(error) ? 'debug' : 'warn'
          deps.log[level]({ err: error.message }, 'lines of the audit trail are not sealed yet')
        })
        .finally(() => timer && again())
    }, EVERY_MS)
    timer.unref()
  }
  return {
    seal,
    onRewound: (tell) => void (tellRewound = tell),
    start: again,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}

type Head = { position: number; hash: string }
/** Where the chain stood when this process last signed it, and that was committed. */
type Signed = { head: Head | undefined }
type Pen = { keys: ReturnType<typeof chainKeys>; signed: Signed }

/** @returns nothing while another process seals */
async function sealBatch(
  tx: Transaction,
  { clock }: Deps,
  { keys, signed }: Pen,
  after: number,
): Promise<{ count: number; until: number; head: Head | undefined } | undefined> {
  if (!(await maySeal(tx))) return undefined
  const lines = await unsealedLines(tx, after, BATCH)
  const key = keys.keyOf(keys.current)
  if (lines.length === 0 || !key) return { count: 0, until: after, head: undefined }
  const sealedAt = clock.now()
  const rows: SealRow[] = []
  let { position, hash } = await chainEnd(tx)
  await expectOurs(tx, { position, hash }, signed.head)
  for (const line of lines) {
    position += 1
    hash = sealOf(key, { position, previous: hash, keyId: keys.current, sealedAt }, line)
    rows.push({ position, line: line.sequence, hash, keyId: keys.current, sealedAt })
  }
  await insertSeals(tx, rows)
  return { count: rows.length, until: lines.at(-1)?.sequence ?? after, head: { position, hash } }
}

/** @throws Rewound where the chain does not go through what this process has signed */
async function expectOurs(tx: Transaction, end: Head, ours: Head | undefined): Promise<void> {
  if (!ours) return
  const { position, hash } = ours
  if (end.position < position)
    throw new Rewound(`the chain ends at position ${end.position}; this process signed it up to ${position}`)
  // Another process has sealed meanwhile, or somebody has made the chain anew.
  const there = end.position === position ? end.hash : await hashAt(tx, position)
  if (there !== hash)
    throw new Rewound(
      `position ${position} of the chain has another hash than the one that this process signed`,
    )
}
