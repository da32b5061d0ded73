import { crashPoint } from '#platform/server/crash-point.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { BuyerlessCopy } from '../buyerless-copy.ts'
import { CHUNK_BYTES } from '../chunks.ts'
import { readRows, recognise } from '../read-report.ts'
import { importsWithBuyers } from './imports.queries.ts'
import {
  changeImport,
  deleteParts,
  findImport,
  insertPart,
  lockImport,
  partsOf,
} from './imports.repository.ts'
import { clearTorn } from './issues.repository.ts'
import { FORGET_JOB, laneOf } from './job-names.ts'
import { formatGiven } from './read-in-batches.ts'
import type { ReportsDeps } from './reports-deps.ts'
import type { FilePartRow, ImportRow } from './reports.tables.ts'
import { openReport, sealPart } from './sealed-report.ts'

/** Marketplaces allow no longer than this after delivery. */
export const DAYS_KEPT = 30

/** Has the buyers in each report forgotten whose last sale, or else whose import, is so many days ago. */
export async function forgetOldBuyers(deps: ReportsDeps): Promise<void> {
  const before = addDays(dayOf(deps.clock.now(), 'UTC'), -DAYS_KEPT)
  for (const { companyId, id } of await importsWithBuyers(deps.db, before)) {
    const job = { key: `${FORGET_JOB}:${id}`, queue: laneOf(companyId) }
    await deps.db.transaction((tx) => deps.jobs.add(tx, FORGET_JOB, { companyId, id }, job))
  }
}

/**
 * Writes the stored bytes of a report again, without what tells who bought. Where a process dies meanwhile, either the
 * old bytes stand or the new ones; what no row names is swept up.
 */
export async function forgetBuyers(deps: ReportsDeps, payload: JobPayload): Promise<void> {
  const id = { companyId: String(payload['companyId']), id: String(payload['id']) }
  const row = await findImport(deps.db, id)
  if (!row || !hasBuyers(row)) return
  const parts = await copyWithoutBuyers(deps, row)
  crashPoint(deps, 'report.forget:copied')
  const gone = await deps.db.transaction(async (tx) => {
    const locked = await lockImport(tx, id)
    if (!locked || !hasBuyers(locked)) return parts.map(({ fileId }) => fileId)
    const old = await deleteParts(tx, id)
    for (const part of parts) await insertPart(tx, part)
    await clearTorn(tx, id)
    await changeImport(tx, id, ['FINISHED', 'WITHDRAWN'], { buyersForgottenAt: deps.clock.now() })
    return old
  })
  crashPoint(deps, 'report.forget:committed')
  for (const file of gone) await deps.files.remove(file)
}

/** Its bytes still say who bought; those of one that is just being withdrawn are left for the next night. */
const hasBuyers = ({ status, buyersForgottenAt }: ImportRow): boolean =>
  (status === 'FINISHED' || status === 'WITHDRAWN') && buyersForgottenAt === null

async function copyWithoutBuyers(deps: ReportsDeps, row: ImportRow): Promise<FilePartRow[]> {
  const given = await formatGiven(deps, row)
  const parts = new PartWriter(deps, row)
  const copy = new BuyerlessCopy(
    (header) => given ?? recognise(header)?.format ?? null,
    (text) => parts.write(text),
  )
  const open = openReport(deps.files, await partsOf(deps.db, row))
  await readRows(open, copy, { afterPiece: () => parts.seal() })
  return parts.end()
}

/** Seals what is written in parts of the usual size. */
class PartWriter {
  readonly #deps: ReportsDeps
  readonly #row: ImportRow
  readonly #sealed: FilePartRow[] = []
  #pieces: Buffer[] = []
  #size = 0
  #start = 0

  constructor(deps: ReportsDeps, row: ImportRow) {
    this.#deps = deps
    this.#row = row
  }

  write(text: string): void {
    const piece = Buffer.from(text)
    this.#pieces.push(piece)
    this.#size += piece.length
  }

  /** Takes whole parts out of what has gathered. */
  async seal(): Promise<void> {
    if (this.#size < CHUNK_BYTES) return
    const bytes = Buffer.concat(this.#pieces)
    let at = 0
    for (; bytes.length - at >= CHUNK_BYTES; at += CHUNK_BYTES)
      await this.#sealOne(bytes.subarray(at, at + CHUNK_BYTES))
    this.#pieces = [bytes.subarray(at)]
    this.#size = bytes.length - at
  }

  async end(): Promise<FilePartRow[]> {
    await this.seal()
    if (this.#size > 0) await this.#sealOne(Buffer.concat(this.#pieces))
    return this.#sealed
  }

  async #sealOne(bytes: Buffer): Promise<void> {
    const { companyId, id: importId } = this.#row
    const part = await sealPart(this.#deps.files, bytes)
    this.#sealed.push({ companyId, importId, start: this.#start, ...part })
    this.#start += bytes.length
  }
}
