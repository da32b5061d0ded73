import { getCompany } from '#accounts/server/public.ts'
import { openOwnFile } from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { boxesOf, findDeclaration } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numberOf } from './figures.queries.ts'
import { receiptPdf } from './receipt-pdf.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'log' | 'clock' | 'config'>

/**
 * The receipt of one of the company's declarations: the authority's own where we have it, which lists who opens it as any
 * document does; else ours.
 * @throws declarations.not_found, declarations.no_receipt
 */
export async function openReceipt(
  deps: Deps,
  { companyId, userId, role, apiKey }: SellerPrincipal,
  { id, address, lang }: { id: string; address: string; lang: Lang },
): Promise<FileAnswer> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (row.receiptFileId === null) return ourReceipt(deps, row, lang)
  return openOwnFile(deps, {
    companyId,
    fileId: row.receiptFileId,
    // A program gets nothing sensitive: whoever holds its key is not known.
    mayOpenSensitive: role !== 'viewer' && !apiKey,
    reader: { kind: 'seller', id: userId, address },
  })
}

async function ourReceipt({ db, config }: Deps, row: DeclarationRow, lang: Lang): Promise<FileAnswer> {
  const { reference, filedAt, companyId } = row
  if (reference === null || filedAt === null) throw declarationRefusals.no_receipt()
  const stream = receiptPdf({
    row: { ...row, reference, filedAt },
    boxes: await boxesOf(db, row),
    company: (await getCompany(db, companyId))?.name ?? '',
    taxNumber: (await numberOf(db, row)) ?? '',
    agency: config.agency,
    lang,
  })
  return { stream, name: `receipt-${row.number}.pdf`, type: 'application/pdf' }
}
