import { Readable } from 'node:stream'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { WORKSHEET_PDF } from '../files/worksheet-pdf.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { findDeclaration } from './declarations.queries.ts'
import { materialsOf } from './filing/declaration-files.ts'

/**
 * The figures line by line on paper, as they stand now, for whoever decides about them away from the page.
 * @throws declarations.not_found, declarations.no_figures, declarations.no_such_file
 */
export async function openWorksheet(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  { companyId, id }: { companyId: string; id: string },
): Promise<FileAnswer> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  const { prepared, facts } = await materialsOf(deps.db, deps, row)
  if (!WORKSHEET_PDF.isFor(prepared)) throw declarationRefusals.no_such_file()
  const bytes = await WORKSHEET_PDF.write(prepared, facts)
  return {
    stream: Readable.from([bytes], { objectMode: false }),
    name: WORKSHEET_PDF.name(prepared),
    type: 'application/pdf',
  }
}
