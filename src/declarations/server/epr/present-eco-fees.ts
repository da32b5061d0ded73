import { getStoredFiles } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { EprStream } from '../../epr/categories.ts'
import { trueUpLines } from '../../epr/eco-fees.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { yearOf } from './eco-fees.ts'
import { ecoFeesOf, reportedInYear } from './eco-fees.queries.ts'

/** The documents of a report's year, and its forecast beside what was reported. */
export async function presentEcoFees(
  executor: Executor,
  row: DeclarationRow,
  stream: EprStream,
): Promise<NonNullable<DeclarationDetail['quantities']>['ecoFees']> {
  const year = yearOf(row)
  const fees = await ecoFeesOf(executor, row, year)
  const fileOf = await filesOf(executor, row.companyId, fees)
  const reports = await reportedInYear(executor, row, year)
  const filed = reports.filter(({ isFiled }) => isFiled)
  return {
    year,
    open: reports.length - filed.length,
    fees: fees.map((fee) => ({
      id: fee.id,
      kind: fee.kind,
      amount: fee.amount,
      currency: fee.currency,
      document: fee.document,
      paidOn: fee.paidOn,
      file: fileOf(fee.fileId),
      by: fee.enteredByName,
    })),
    lines: trueUpLines(
      stream,
      fees,
      filed.map(({ weights }) => weights),
    ),
  }
}

async function filesOf(
  executor: Executor,
  companyId: string,
  fees: readonly { fileId: string | null }[],
): Promise<(fileId: string | null) => { uploadId: string; name: string } | null> {
  const ids = fees.flatMap(({ fileId }) => fileId ?? [])
  const files = ids.length === 0 ? [] : await getStoredFiles(executor, companyId, ids)
  return (fileId) => {
    const file = files.find(({ id }) => id === fileId)
    return file ? { uploadId: file.id, name: file.name } : null
  }
}
