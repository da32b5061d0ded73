import type { FileStore } from '#platform/server/files.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { CellValue } from '#platform/server/table-file.ts'
import { formatAmount } from '#vat/engine/money.ts'
import type { BoxRow, CalculationRow, DeclarationRow } from '../declarations.tables.ts'
import type { PackWriter } from './pack-writer.ts'

/** What every part of a pack is written from: one snapshot of the database, and the files. */
export type PackContext = {
  deps: Pick<ServerDeps, 'config' | 'clock' | 'log'> & { files: FileStore }
  tx: Transaction
  pack: PackWriter
  row: DeclarationRow & { filedAt: Date }
  calculation: Omit<CalculationRow, 'checkedFiles'>
  boxes: readonly BoxRow[]
  /** So many rows or documents more are in it. */
  tick(count: number): Promise<void>
  /** Files of the company of which nothing could be read. */
  unreadable: string[]
}

/** A figure of a table, as a number in the currency's own unit. */
export const figure = (units: number | null, currency: string): CellValue =>
  units === null ? null : Number(formatAmount(units, currency))

/** For programs and people of any zone: `2026-03-10T09:00:00.000Z` */
export const momentText = (at: Date | null): CellValue => (at === null ? null : at.toISOString())
