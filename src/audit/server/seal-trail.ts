import { isDatabaseDown, type Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { areLinesToAdopt } from './adopt.repository.ts'
import { chainKeys, sealOf } from './chain.ts'
import {
  chainEnd,
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
/** Lines that one transaction seals. */
const BATCH = 1_000

export type Sealer = {
  /**
   * Seals what was committed and has no seal.
   * @returns how many lines, and up to which number none can come any more
   */
  seal(): Promise<{ sealed: number; settled: number }>
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
      const batch = await deps.db.transaction(async (tx) => sealBatch(tx, deps, keys, from))
      // Another process seals.
      if (!batch) return { sealed, settled }
      sealed += batch.count
      after = batch.until
      if (batch.count < BATCH) break
    }
    if (!isWriting) settled = last
    return { sealed, settled }
  }

  const again = (): void => {
    timer = setTimeout(() => {
      running = seal()
        .catch((error: Error) => {
          const level = isDatabaseDown(error) ? 'debug' : 'warn'
          deps.log[level]({ err: error.message }, 'lines of the audit trail are not sealed yet')
        })
        .finally(() => timer && again())
    }, EVERY_MS)
    timer.unref()
  }
  return {
    seal,
    start: again,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}

type Keys = ReturnType<typeof chainKeys>

/** @returns nothing while another process seals */
async function sealBatch(
  tx: Transaction,
  { clock }: Deps,
  keys: Keys,
  after: number,
): Promise<{ count: number; until: number } | undefined> {
  if (!(await maySeal(tx))) return undefined
  const lines = await unsealedLines(tx, after, BATCH)
  const key = keys.keyOf(keys.current)
  if (lines.length === 0 || !key) return { count: 0, until: after }
  const sealedAt = clock.now()
  const rows: SealRow[] = []
  let { position, hash } = await chainEnd(tx)
  for (const line of lines) {
    position += 1
    hash = sealOf(key, { position, previous: hash, keyId: keys.current, sealedAt }, line)
    rows.push({ position, line: line.sequence, hash, keyId: keys.current, sealedAt })
  }
  await insertSeals(tx, rows)
  return { count: rows.length, until: lines.at(-1)?.sequence ?? after }
}
