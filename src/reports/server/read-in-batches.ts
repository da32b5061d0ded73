import { setImmediate as breathe } from 'node:timers/promises'
import { addDays, type Day, dayOf } from '#platform/shared/calendar.ts'
import { registerStandings } from '#tax-numbers/server/public.ts'
import type { ReportResult } from '../determine-rows.ts'
import type { Turnover } from '../distance-value.ts'
import type { Format } from '../formats/format.ts'
import { formatFrom } from '../formats/mapping.ts'
import { IssueLog } from '../issues.ts'
import { readReport } from '../read-report.ts'
import type { CompanyFacts } from './company-facts.ts'
import type { Position } from './import-writer.ts'
import { partsOf } from './imports.repository.ts'
import { firstSales } from './orders.queries.ts'
import { findMapping } from './mappings.queries.ts'
import type { Pace } from './pace.ts'
import type { ReportsDeps } from './reports-deps.ts'
import type { ImportRow } from './reports.tables.ts'
import type { RowBatch, RowCollector } from './row-batch.ts'
import { openReport } from './sealed-report.ts'

export type Batches = {
  facts: CompanyFacts
  /** Of a company with a limit of distance sales */
  turnover?: Turnover | undefined
  collector: RowCollector
  /** Rows up to here are not collected: they are in the database. */
  skip: number
  write: (batch: RowBatch, position: Position) => Promise<void>
  pace: Pace
  /** In which other files have rows: sales of this one's refunds may be among them. */
  months: readonly Day[]
}

/** Determines the rows of a stored report by some facts, and has them written batch by batch. */
export async function readInBatches(deps: ReportsDeps, row: ImportRow, batches: Batches): Promise<void> {
  const { facts, months, turnover } = batches
  const { companyId } = row
  const parts = await partsOf(deps.db, row)
  const reading = new Reading(batches)
  const format = await formatGiven(deps, row)
  try {
    await readReport(openReport(deps.files, parts), {
      ...facts.rows,
      engine: facts.engine,
      // Wherever the sale was, its day may have come already.
      lastDay: addDays(dayOf(deps.clock.now(), 'UTC'), 1),
      ...(format ? { format } : {}),
      ...(months.length > 0 && {
        findSales: (orders) => firstSales(deps.db, { companyId, months }, orders),
      }),
      ...(turnover ? { turnover } : {}),
      findStandings: (numbers) => registerStandings(deps.db, numbers, deps.config.agency.timeZone),
      issues: new IssueLog((issue) => reading.collect((rows) => rows.issue(issue)), 0),
      onRow: (sale, outcome) => reading.collect((rows) => rows.row(sale, outcome)),
      onFault: () => reading.collect((rows) => rows.fault()),
      onBegin: (result) => void (reading.result = result),
      whileLooking: () => breathe(),
      afterPiece: (bytes) => reading.pause(bytes),
    })
    await reading.end()
  } finally {
    await reading.settled()
  }
}

/** How a file is read that somebody has said the columns of. */
export async function formatGiven(
  deps: ReportsDeps,
  { companyId, mappingId }: ImportRow,
): Promise<Format | null> {
  if (mappingId === null) return null
  const found = await findMapping(deps.db, { companyId, id: mappingId })
  return found ? formatFrom(found.mapping) : null
}

/** The reading of a file, beside which one batch at a time is written. */
class Reading {
  result: ReportResult | undefined
  readonly #batches: Batches
  #bytes = 0
  /** Rows up to here are in the database, or on their way to it. */
  #written: number
  #writing: Promise<void> = Promise.resolve()

  constructor(batches: Batches) {
    this.#batches = batches
    this.#written = batches.skip
  }

  collect(take: (collector: RowCollector) => void): void {
    if ((this.result?.rows ?? 0) > this.#batches.skip) take(this.#batches.collector)
  }

  /** Between two pieces of the file, where no row is half read. */
  async pause(bytes: number): Promise<void> {
    this.#bytes += bytes
    const { collector, pace } = this.#batches
    // Rows outside the scope of VAT are counted only: they are progress all the same.
    const rows = (this.result?.rows ?? 0) - this.#written
    if (Math.max(collector.size, rows) < pace.batch) return breathe()
    await this.#write()
    await pace.afterBatch()
  }

  /** Waits for the batch before, and writes this one while the next is read. */
  async #write(): Promise<void> {
    await this.#writing
    const { result } = this
    if (!result) return
    const position = {
      rowsRead: result.rows,
      bytesRead: this.#bytes,
      in: Object.fromEntries(result.check.in.list),
    }
    this.#written = result.rows
    this.#writing = this.#batches.write(this.#batches.collector.take(), position)
    // It is awaited before the next batch; until then its failure is nobody's.
    this.#writing.catch(() => {})
  }

  /** When nothing is being written any more, whatever came of it. */
  settled(): Promise<void> {
    return this.#writing.catch(() => {})
  }

  async end(): Promise<void> {
    await this.#write()
    await this.#writing
  }
}
