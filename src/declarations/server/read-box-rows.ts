import { pageOfLedgerLines } from '#ledger/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { earlierVerdictsOf } from '#reports/server/public.ts'
import type { BoxRows } from '../contract.ts'
import { saleTypeName } from '../sale-types.ts'
import { groupSources, readSource, type SourceGroup } from '../source-groups.ts'
import { type Sale, salesOf } from './box-sales.queries.ts'
import { salesOfThen } from './box-sales-then.queries.ts'
import { buyersOfRows } from './buyers-of-rows.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { findBox, findDeclaration } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { rowOfEntry, rowsOfGoods } from './epr/quantity-rows.ts'
import { adjustmentsOf } from './figures.queries.ts'
import { partOf } from './present-box.ts'
import { cameAfterCorrected, salesThenOf } from './sales-of-declaration.ts'

type Deps = Pick<ServerDeps, 'db' | 'config'>
type Page = { page: number; pageSize: number }
type Asked = Page & { box: string; part: string; lang: Lang }

/** The rows behind a part of a box. @throws declarations.no_such_box */
export async function readBoxRows(
  deps: Deps,
  row: DeclarationRow,
  { box, part, lang, page, pageSize }: Asked,
): Promise<BoxRows> {
  const found = await findBox(deps.db, row, box)
  const group = groupSources(found?.sources ?? []).find((one) => partOf(one) === part)
  if (!group) throw declarationRefusals.no_such_box()
  const { kind, amount } = group
  const rows = await rowsOf(deps, row, group, { box, page, pageSize, lang })
  return { kind, amount, page, pageSize, asOf: null, ...rows }
}

type Listed = Page & { box: string; lang: Lang }
type Rows = Pick<BoxRows, 'records' | 'total'> & Partial<Pick<BoxRows, 'asOf'>>

function rowsOf(deps: Deps, row: DeclarationRow, group: SourceGroup, page: Listed): Promise<Rows> {
  if (group.kind === 'SALES') return ofSales(deps, row, group, page)
  if (group.kind === 'LEDGER') return ofLedger(deps, row, group, page)
  if (group.kind === 'GOODS') return rowsOfGoods(deps.db, row, page)
  if (group.kind === 'QUANTITIES') return rowOfEntry(deps.db, row, { entryId: group.of, box: page.box })
  return ofEntered(deps, row, group)
}

async function ofSales(
  { db, config }: Deps,
  row: DeclarationRow,
  group: SourceGroup,
  { lang, box: _box, ...page }: Listed,
): Promise<Rows> {
  const { companyId } = row
  const sums = group.sources.map(({ month, currency, buyer }) => ({ month, currency, buyer }))
  const wanted = { companyId, treatment: group.of, sums, ...page }
  const asOf = await salesThenOf(db, row, sums.map(({ month }) => month).toSorted())
  const found: { rows: Sale[]; total: number; inDoubt?: number } = asOf
    ? await salesOfThen(db, { ...wanted, asOf })
    : await salesOf(db, wanted)
  const { rows, total, inDoubt = 0 } = found
  const isNew = await cameAfterCorrected(db, row)
  const before = await earlierVerdictsOf(db, companyId, rows, asOf?.at)
  const buyerOf = await buyersOfRows(db, rows, config.agency.timeZone)
  const records = rows.map((sale) => ({
    id: sale.id,
    day: sale.day,
    title: sale.orderId,
    detail: [saleTypeName(sale.type, lang), [sale.depart, sale.arrive].filter(Boolean).join(' → '), sale.sku]
      .filter(Boolean)
      .join(' · '),
    currency: sale.currency,
    net: sale.net,
    vat: sale.vat,
    gross: sale.gross,
    weight: null,
    buyer: buyerOf(sale),
    earlier: earlierOf(before.get(sale.id), lang),
    isNew: isNew(sale),
  }))
  return { records, total, asOf: asOf ? { at: asOf.at.toISOString(), inDoubt } : null }
}

type Before = NonNullable<ReturnType<Awaited<ReturnType<typeof earlierVerdictsOf>>['get']>>

function earlierOf(before: Before | undefined, lang: Lang): BoxRows['records'][number]['earlier'] {
  if (!before) return null
  const { until, treatment, vat, because } = before
  return {
    until: until.toISOString(),
    treatment: treatment && {
      scheme: treatment.scheme,
      country: treatment.country,
      basisPoints: treatment.basisPoints,
    },
    vat,
    because: pickText(because, lang),
  }
}

async function ofLedger(
  { db }: Deps,
  { companyId }: DeclarationRow,
  group: SourceGroup,
  page: Page,
): Promise<Rows> {
  const ids = [...new Set(group.sources.map((source) => readSource(source).of))]
  const { records, total } = await pageOfLedgerLines(db, { companyId, ids, ...page })
  return {
    records: records.map(({ id, date, supplier, number, currency, net, vat }) => ({
      id,
      day: date,
      title: supplier,
      detail: number,
      currency,
      net,
      vat,
      gross: net + vat,
      weight: null,
      buyer: null,
      earlier: null,
      isNew: false,
    })),
    total,
  }
}

/** What was entered in the box itself is one row, in the currency of the return. */
async function ofEntered({ db }: Deps, row: DeclarationRow, { kind, of }: SourceGroup): Promise<Rows> {
  const amounts = { currency: row.currency, net: null, vat: null, gross: null, weight: null }
  const none = { ...amounts, buyer: null, earlier: null, isNew: false }
  if (kind === 'ADJUSTMENT') {
    const adjustment = (await adjustmentsOf(db, row)).find(({ id }) => id === of)
    const { reason = '', authorName = '' } = adjustment ?? {}
    return { records: [{ id: of, day: null, title: reason, detail: authorName, ...none }], total: 1 }
  }
  const other = await findDeclaration(db, row.companyId, of)
  const { number = '', label = '', toDay = null } = other ?? {}
  return { records: [{ id: of, day: toDay, title: number, detail: label, ...none }], total: 1 }
}
