import type { Executor } from '#platform/server/database.ts'
import type { BoxRows } from '../../contract.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { calculationOf } from '../figures.queries.ts'
import { entryById } from './epr.queries.ts'

type Rows = Pick<BoxRows, 'records' | 'total'>

const NO_MONEY = { currency: '', net: null, vat: null, gross: null, buyer: null, earlier: null, isNew: false }

/** The SKUs behind a line of a report, as it was calculated. */
export async function rowsOfGoods(
  executor: Executor,
  row: DeclarationRow,
  { box, page, pageSize }: { box: string; page: number; pageSize: number },
): Promise<Rows> {
  const prepared = (await calculationOf(executor, row))?.prepared
  const goods = prepared?.kind === 'EPR' ? prepared.goods : []
  const rows = goods.flatMap(({ sku, units, weights }) => {
    const each = weights.find(([category]) => category === box)?.[1]
    return each === undefined ? [] : [{ sku, units, each, milligrams: units * each }]
  })
  const heaviest = rows.toSorted((a, b) => b.milligrams - a.milligrams || (a.sku < b.sku ? -1 : 1))
  const records = heaviest.slice((page - 1) * pageSize, page * pageSize).map(({ sku, ...weight }) => ({
    id: `${sku} ${weight.each}`,
    day: null,
    title: sku,
    detail: '',
    ...NO_MONEY,
    weight,
  }))
  return { records, total: rows.length }
}

/** What was entered is one row: by whom, from which file. */
export async function rowOfEntry(
  executor: Executor,
  { companyId }: DeclarationRow,
  { entryId, box }: { entryId: string; box: string },
): Promise<Rows> {
  const entry = await entryById(executor, { companyId, id: entryId })
  if (!entry) return { records: [], total: 0 }
  const milligrams = entry.lines.find(({ category }) => category === box)?.milligrams ?? 0
  const record = {
    id: entry.id,
    day: null,
    title: entry.fileName ?? entry.enteredByName,
    detail: entry.fileName === null ? '' : entry.enteredByName,
    ...NO_MONEY,
    weight: { units: null, each: null, milligrams },
  }
  return { records: [record], total: 1 }
}
