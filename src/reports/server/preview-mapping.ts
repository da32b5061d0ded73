import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import type { previewMapping } from '../mapping-contract.ts'
import { registerStandings } from '#tax-numbers/server/public.ts'
import { BuyersNumbers } from '../buyers-numbers.ts'
import { RowDeterminer, type RowOutcome, type RowsOptions } from '../determine-rows.ts'
import { SLOT } from '../formats/fields.ts'
import { formatFrom, type Mapping, missingIn, suggestMapping } from '../formats/mapping.ts'
import type { RowOptions, SalesRow } from '../formats/sales-row.ts'
import { NO_SALE, plainWord } from '../formats/type-words.ts'
import { IssueLog, type RowIssue } from '../issues.ts'
import { type OpenFile, readHeader, readRows } from '../read-report.ts'
import type { RowSink } from '../reader/cells.ts'
import { SaleIndex } from '../sale-index.ts'
import { examplesOf, sampleOf } from '../sample-of-file.ts'
import { typeWordsOf, type WordsOfFile } from '../type-words-of-file.ts'
import { writtenOtherwise } from '../written-otherwise.ts'
import { companyFacts } from './company-facts.ts'
import { hashesFor } from './header-hash.ts'
import { findImport, partsOf } from './imports.repository.ts'
import { findSaidBefore } from './mappings.queries.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'
import { openReport } from './sealed-report.ts'

type Preview = OutputOf<typeof previewMapping>
type Asked = { companyId: string; importId: string; mapping?: Mapping | undefined; lang: Lang }

const ROWS = 20
/** How far the first row of each further type is looked for, so that also refunds are seen, and how many are shown. */
const LOOKED_AT = 5000
const FURTHER = 10
class Enough extends Error {}

/** What words stand in a column of a file that waits for somebody to say what they mean. */
export async function readTypeWords(
  deps: ReportsDeps,
  { column, ...asked }: { companyId: string; importId: string; column: string },
): Promise<WordsOfFile> {
  const { open } = await openWaiting(deps, asked)
  return typeWordsOf(open, column)
}

async function openWaiting(
  deps: ReportsDeps,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<{ open: OpenFile; row: ImportRow }> {
  const row = await findImport(deps.db, { companyId, id: importId })
  if (!row) throw reportsRefusals.import_not_found()
  if (row.status !== 'MAPPING') throw reportsRefusals.not_mapping()
  return { open: openReport(deps.files, await partsOf(deps.db, row)), row }
}

/** How the first rows of a file read with a mapping, or with what is likely meant by its columns. */
export async function previewRows(deps: ReportsDeps, asked: Asked): Promise<Preview> {
  const { companyId, lang } = asked
  const { open, row } = await openWaiting(deps, asked)
  const header = await readHeader(open)
  const before = await findSaidBefore(deps.db, companyId, hashesFor(header, row.shopId))
  const mapping = asked.mapping ?? before?.mapping ?? suggestMapping(header)
  const format = formatFrom(mapping)
  const missing = missingIn(mapping, header)
  const columns = await sampleOf(open)
  const amounts = [mapping.columns.gross, mapping.columns.refunded].flatMap((name) =>
    name === undefined ? [] : (columns[header.indexOf(name)] ?? []),
  )
  const shown = {
    header: [...header],
    name: before?.name ?? '',
    examples: columns.map(examplesOf),
    mapping,
    missing,
    otherNumbers: writtenOtherwise(mapping.numbers, amounts),
  }
  if (missing.length > 0) return { ...shown, rows: [] }
  const facts = await companyFacts(deps, companyId)
  const rows: Preview['rows'] = []
  let issues: RowIssue[] = []
  const reading = {
    ...facts.rows,
    engine: facts.engine,
    format,
    lastDay: addDays(dayOf(deps.clock.now(), 'UTC'), 1),
  }
  const determiner = new RowDeterminer({
    ...reading,
    // As the import will: by what registers have said.
    buyers: await buyersIn(deps, open, reading),
    sales: new SaleIndex(),
    issues: new IssueLog((issue) => void issues.push(issue), 0),
    onRow: (sale, outcome) => {
      rows.push(presentRow(sale, outcome, issues, lang))
      issues = []
    },
  })
  await readFirst(open, determiner)
  return { ...shown, rows }
}

type Reading = Pick<RowsOptions, 'engine' | 'format' | 'lastDay'> & RowOptions

async function buyersIn(deps: ReportsDeps, open: OpenFile, reading: Reading): Promise<BuyersNumbers> {
  const buyers = new BuyersNumbers((numbers) =>
    registerStandings(deps.db, numbers, deps.config.agency.timeZone),
  )
  const finder = new RowDeterminer({
    ...reading,
    buyers: null,
    sales: new SaleIndex(),
    issues: new IssueLog(() => {}, 0),
    onRow: ({ buyer: { register, buyer_vat_id: number } }) => {
      if (register !== null && number !== null) buyers.want(number)
    },
  })
  await readFirst(open, finder)
  await buyers.ask(true)
  return buyers
}

const readFirst = (open: OpenFile, determiner: RowDeterminer): Promise<void> =>
  readRows(open, firstRows(determiner)).catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })

function firstRows(sink: RowDeterminer): RowSink {
  const seen = new Set<string>()
  let count = 0
  let further = 0
  let last = ROWS
  return {
    header(names) {
      const places = sink.header(names)
      if ((places[SLOT.type] ?? -1) >= 0) last = LOOKED_AT
      return places
    },
    row(cells) {
      if (++count > last) throw new Enough()
      const word = plainWord(cells.at(SLOT.type))
      const isFurther = count > ROWS && !seen.has(word)
      if (isFurther && ++further > FURTHER) throw new Enough()
      seen.add(word)
      if (count <= ROWS || isFurther) sink.row(cells)
    },
    fault: (fault) => sink.fault(fault),
  }
}

function presentRow(
  { line, day, type, orderId, sku, currency, amount, transaction }: SalesRow,
  { bucket, result }: RowOutcome,
  issues: readonly RowIssue[],
  lang: Lang,
): Preview['rows'][number] {
  const decision = bucket === 'TREATED' ? result?.decision : undefined
  return {
    line,
    day,
    type: type === NO_SALE ? 'NOT_A_SALE' : type,
    orderId,
    sku,
    channel: String(transaction.marketplace ?? ''),
    depart: String(transaction.depart ?? ''),
    arrive: String(transaction.arrive ?? ''),
    amount: amount === null ? null : { amount, currency },
    bucket,
    scheme: decision?.scheme ?? null,
    country: decision?.country ?? null,
    problems: issues.map(({ code, severity, reason, fix }) => ({
      code,
      severity,
      reason: pickText(reason, lang),
      fix: pickText(fix, lang),
    })),
  }
}
