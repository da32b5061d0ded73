import { getCompany } from '#accounts/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Progress } from '#platform/server/store-zip.ts'
import type { ZipWriter } from '#platform/server/zip-writer.ts'
import { readSource } from '../../source-groups.ts'
import { boxesOf, findDeclaration } from '../declarations.queries.ts'
import type { BoxRow, DeclarationRow } from '../declarations.tables.ts'
import { calculationOf, numberOf } from '../figures.queries.ts'
import { coverPdf } from './cover-pdf.ts'
import { countSales, ledgerLinesOfIds, treatmentsOf } from './evidence.queries.ts'
import type { PackContext } from './pack-context.ts'
import { type PackEntry, packWriter, type PackWriter } from './pack-writer.ts'
import { writeAuthority, writeFiled, writeReceipts } from './parts/authority.ts'
import { writeBoxes, writeGoods, writeParts } from './parts/boxes.ts'
import { writeImports } from './parts/imports.ts'
import { ledgerIdsOf, writeLedger } from './parts/ledger.ts'
import { writeMonths } from './parts/months.ts'
import { writePayment } from './parts/payment.ts'
import { packRates, type PackRates, writeRates } from './parts/rates.ts'
import { writeAdjustments, writeCorrections, writeFindings, writeHistory } from './parts/records.ts'
import { writeRules } from './parts/rules.ts'
import { writeSales } from './parts/sales.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'config' | 'log'>
type Of = { companyId: string; declarationId: string }
type Making = { zip: ZipWriter; of: Of; at: Date; progress: Progress }

/** Writes everything behind a filed declaration into an archive, as one snapshot of the database has it. */
export async function writePack(deps: Deps, { zip, of, at, progress }: Making): Promise<void> {
  const pack = packWriter(zip)
  await deps.db.transaction(
    async (tx) => {
      const context = await contextOf(deps, tx, { pack, of, progress })
      await pack.add('00-index.pdf', { en: 'Index', zh: '目录' }, coverPdf(await writeContent(context, at)))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  crashPoint(deps, 'evidence.make:written')
  const { entries } = pack
  await zip.add('manifest.json', manifest(of, at, entries))
  await zip.add(
    'sha256sums.txt',
    entries.map(({ sha256, path }) => `${sha256}  ${path}\n`),
  )
  zip.end()
}

/** @returns what the cover says */
async function writeContent(context: PackContext, madeAt: Date) {
  const { tx, pack, row, deps } = context
  const rates = await ratesOf(context)
  const filed = await writeFiled(context)
  await writeReceipts(context)
  await writeBoxes(context)
  await writeGoods(context)
  const sales = await writeSales(context)
  crashPoint(deps, 'evidence.make:sales')
  const differing = await writeParts(context, sales, rates)
  await writeImports(context, sales)
  await writeMonths(context)
  await writeLedger(context)
  await writeAdjustments(context)
  await writeRates(context, rates)
  await writeRules(context, sales)
  await writeFindings(context)
  await writeHistory(context)
  await writeCorrections(context)
  await writeAuthority(context)
  await writePayment(context)
  const counted = [...sales.reasons.values()].reduce((sum, count) => sum + count, 0)
  return {
    row,
    filed,
    differing,
    madeAt,
    company: (await getCompany(tx, row.companyId))?.name ?? '',
    taxNumber: (await numberOf(tx, row)) ?? '',
    agency: deps.config.agency.name,
    timeZone: deps.config.agency.timeZone,
    entries: pack.entries,
    sales: counted,
    lateSales: sales.lateRows,
    withdrawnSales: sales.withdrawnRows,
    unreadable: context.unreadable.length,
  }
}

async function contextOf(
  deps: Deps,
  tx: Transaction,
  { pack, of, progress }: { pack: PackWriter; of: Of; progress: Progress },
): Promise<PackContext> {
  const row = await findDeclaration(tx, of.companyId, of.declarationId)
  const calculation = row && (await calculationOf(tx, row))
  if (!row?.filedAt || !calculation) throw new Error('a declaration without evidence')
  const boxes = await boxesOf(tx, row)
  const total = await expected(tx, row, boxes)
  let done = 0
  const tick = (count: number) => progress(Math.min((done += count), total), total)
  return { deps, tx, pack, row: { ...row, filedAt: row.filedAt }, calculation, boxes, tick, unreadable: [] }
}

/** About how many sales and documents there will be. */
async function expected(tx: Transaction, row: DeclarationRow, boxes: readonly BoxRow[]): Promise<number> {
  const keys = boxes.flatMap(({ sources }) =>
    sources.map((source) => readSource(source)).flatMap(({ kind, of }) => (kind === 'SALES' ? [of] : [])),
  )
  const { companyId } = row
  const treatments = await treatmentsOf(tx, companyId, [...new Set(keys)])
  const months = { from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  const sales = await countSales(tx, { companyId, treatmentIds: treatments.map(({ id }) => id), ...months })
  return sales + ledgerIdsOf({ boxes }).length + 1
}

/** The rates of all days on which something of the return arose. */
async function ratesOf({ tx, row, boxes, calculation }: PackContext): Promise<PackRates> {
  const lines = await ledgerLinesOfIds(tx, row.companyId, ledgerIdsOf({ boxes }))
  const isMoney = calculation.prepared.kind !== 'EPR'
  const currencies = isMoney ? boxes.flatMap(({ sources }) => sources.map(({ currency }) => currency)) : []
  const earliest = lines.map(({ date }) => date).reduce((a, b) => (a < b ? a : b), row.fromDay)
  const span = { from: earliest, to: row.toDay, currencies: [...new Set([...currencies, row.currency])] }
  return packRates(tx, calculation.prepared, span)
}

/** Names every file with its hash, so that anybody can prove that nothing was changed. */
function* manifest(of: Of, at: Date, entries: readonly PackEntry[]): Generator<string> {
  const about = { declarationId: of.declarationId, companyId: of.companyId, madeAt: at.toISOString() }
  yield `${JSON.stringify(about).slice(0, -1)},"files":[\n`
  for (const [index, entry] of entries.entries())
    yield `${JSON.stringify(entry)}${index === entries.length - 1 ? '' : ','}\n`
  yield ']}\n'
}
