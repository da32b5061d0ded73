import { createHash } from 'node:crypto'
import type { FileAnswer, IncomingUpload } from '#platform/server/http/call-context.ts'
import { bytesOfUpload } from '#platform/server/http/upload-bytes.ts'
import type { Transaction } from '#platform/server/database.ts'
import { tableFile, type TableFormat } from '#platform/server/table-file.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { LARGEST_SHEET } from '#platform/shared/upload-form.ts'
import { readRowsOf } from '#reports/read-report.ts'
import { categoriesOf } from '../../epr/categories.ts'
import { categoryName } from '../../epr/category-names.ts'
import type { QuantityLine, QuantitySource } from '../../epr/entry.ts'
import { QUANTITY_HEADINGS, QuantitySink } from '../../epr/quantity-file.ts'
import { quantitiesForm, type uploadQuantities } from '../../quantities-contract.ts'
import { calculateLocked } from '../calculate-declaration.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { auditDeclaration, type ActingOn } from '../audit-declaration.ts'
import { endEntries, insertEntry } from './epr.repository.ts'
import { goodsRefusals } from './goods.errors.ts'
import { readTyped, requireReport } from './read-report.ts'

/** @throws declarations.not_found, declarations.not_quantities, declarations.no_such_line */
export async function enterQuantities(
  deps: CalculationDeps,
  { lines, ...who }: ActingOn & { lines: readonly { category: string; kilograms: string }[] },
): Promise<void> {
  const { stream } = requireReport(await findDeclaration(deps.db, who.companyId, who.id))
  const read = readTyped(stream, lines)
  await keep(deps, who, { source: 'ENTERED', lines: read, fileName: null, sha256: null })
}

/** @throws declarations.not_found, declarations.not_quantities, goodsWeight.not_a_table, goodsWeight.too_large */
export async function takeQuantities(
  deps: CalculationDeps,
  seller: Omit<ActingOn, 'id'>,
  upload: IncomingUpload,
): Promise<OutputOf<typeof uploadQuantities>> {
  const fields = quantitiesForm.fields.safeParse(upload.fields)
  if (!fields.success) throw declarationRefusals.not_found()
  const { id, source } = fields.data
  const { stream } = requireReport(await findDeclaration(deps.db, seller.companyId, id))
  const bytes = await bytesOfUpload(upload.stream, LARGEST_SHEET)
  if (!bytes) throw goodsRefusals.too_large()
  const sink = new QuantitySink(stream)
  if (!(await readRowsOf(bytes, sink))) throw goodsRefusals.not_a_table()
  const { lines, problems } = sink
  if (problems.length > 0) return { isSaved: false, problems }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await keep(deps, { ...seller, id }, { source, lines, fileName: upload.name.slice(0, 200), sha256 })
  return { isSaved: true, problems: [] }
}

type Entry = {
  source: QuantitySource
  lines: readonly QuantityLine[]
  fileName: string | null
  sha256: string | null
}

/** The report is calculated from it at once; one that was filed gets a correction. */
function keep(deps: CalculationDeps, who: ActingOn, entry: Entry): Promise<void> {
  const { companyId, id: declarationId, by } = who
  return deps.db.transaction(async (tx) => {
    requireReport(await lockDeclaration(tx, companyId, declarationId))
    const enteredAt = deps.clock.now()
    const entered = { enteredById: by.id, enteredByName: by.name, enteredAt, takenBackAt: null }
    await insertEntry(tx, { companyId, id: newId('qty'), declarationId, ...entry, ...entered })
    await auditDeclaration(tx, deps, who, { action: 'declarations.quantities_entered', detail: entry })
    await calculateLocked(tx, deps, { companyId, id: declarationId, by: PORTAL })
  })
}

/** @throws declarations.not_found, declarations.not_quantities */
export function takeBackQuantities(deps: CalculationDeps, who: ActingOn): Promise<void> {
  const { companyId, id } = who
  return deps.db.transaction(async (tx: Transaction) => {
    const row = requireReport(await lockDeclaration(tx, companyId, id))
    await endEntries(tx, row, deps.clock.now())
    await auditDeclaration(tx, deps, who, { action: 'declarations.quantities_taken_back', detail: {} })
    await calculateLocked(tx, deps, { companyId, id, by: PORTAL })
  })
}

/** The lines of a report, to be filled in. @throws declarations.not_found, declarations.not_quantities */
export async function quantitiesTemplate(
  deps: Pick<CalculationDeps, 'db'>,
  { companyId, id }: { companyId: string; id: string },
  { format, lang }: { format: TableFormat; lang: Lang },
): Promise<FileAnswer> {
  const { stream, label } = requireReport(await findDeclaration(deps.db, companyId, id))
  const head = Object.values(QUANTITY_HEADINGS).map((name) => pickText(name, lang))
  const rows = categoriesOf(stream).map((category) => {
    const name = categoryName(category)
    return [category, name ? pickText(name, lang) : '', '']
  })
  const name = `${lang === 'zh' ? '数量申报' : 'quantities'}-${label}`
  return tableFile({ rows: [head, ...rows], format, name, sheet: lang === 'zh' ? '数量' : 'Quantities' })
}
