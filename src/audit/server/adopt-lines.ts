import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeAudit } from '#platform/server/audit.ts'
import { isDatabaseDown, type Transaction } from '#platform/server/database.ts'
import { sealPersonal } from '#platform/server/person-keys.ts'
import { partDetails } from '#platform/server/personal-details.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import {
  type Adoption,
  areLinesToAdopt,
  earlierLines,
  type EarlierLine,
  endAdoption,
  findAdoption,
  insertAdopted,
  removeEarlierLines,
  saveAdoption,
} from './adopt.repository.ts'
import { inOrder } from './chain.ts'
import { maySeal } from './seals.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'log'>

const BATCH = 500
const TOLD_EACH = 10_000
const BUSY_MS = 200
const FAILED_MS = 10_000

/**
 * Takes the lines of before the keyed chain into the trail, whose beginning they are: each keeps its number, what is
 * personal goes under the key of who acted, and a line says whether their own chain was whole. A transaction for so many
 * lines at a time, so that a stop loses nothing and the next start goes on from there; of several processes one at a time
 * does it. Nothing is sealed until all are there. Afterwards it is one look at an empty table.
 */
export async function adoptEarlierLines(deps: Deps, stopping = new AbortController().signal): Promise<void> {
  while (!stopping.aborted) {
    try {
      const done = await adoptSome(deps)
      if (done === 'all') return
      if (done === 'busy') await pause(BUSY_MS, stopping)
    } catch (error) {
      const level = isDatabaseDown(error) ? 'debug' : 'error'
      deps.log[level]({ err: error }, 'lines of the audit trail of earlier releases are not taken over yet')
      await pause(FAILED_MS, stopping)
    }
  }
}

/** The reason why a pause ends early is that we stop. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {})

async function adoptSome({ db, clock, log }: Deps): Promise<'some' | 'all' | 'busy'> {
  if (!(await areLinesToAdopt(db))) return 'all'
  return db.transaction(async (tx) => {
    if (!(await maySeal(tx))) return 'busy'
    // Another process may have ended it meanwhile.
    if (!(await areLinesToAdopt(tx))) return 'all'
    const batch = await earlierLines(tx, BATCH)
    const reached = proveOn(await findAdoption(tx), batch)
    await adopt(tx, batch)
    await removeEarlierLines(tx, reached.until)
    const { lines, hash, brokenAt, until } = reached
    if (lines % TOLD_EACH < batch.length) log.info({ lines }, 'takes over lines of the audit trail')
    if (batch.length === BATCH) {
      await saveAdoption(tx, reached)
      return 'some'
    }
    await endAdoption(tx)
    await writeAudit(tx, {
      at: clock.now(),
      actorKind: 'system',
      actorId: 'system',
      action: 'audit.adopted',
      record: String(until),
      detail: { lines, hash, brokenAt },
    })
    return 'all'
  })
}

/** Goes on proving the chain that these lines had among themselves. */
function proveOn(before: Adoption, batch: readonly EarlierLine[]): Adoption {
  const reached = { ...before }
  for (const line of batch) {
    if (reached.brokenAt === null && (line.previousHash !== reached.hash || earlierSeal(line) !== line.hash))
      reached.brokenAt = line.sequence
    reached.hash = line.hash
    reached.until = line.sequence
    reached.lines += 1
  }
  return reached
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
