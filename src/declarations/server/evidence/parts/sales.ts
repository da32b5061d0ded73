import type { CellValue } from '#platform/server/table-file.ts'
import { SalesSums } from '../../../evidence/sales-check.ts'
import { readSource } from '../../../source-groups.ts'
import {
  importsAfter,
  importsOf,
  type PackedImport,
  type PackedSale,
  salesInOrder,
  type SalesWanted,
  type TreatmentRow,
  treatmentsOf,
} from '../evidence.queries.ts'
import { figure, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import { writeNumbers } from './numbers.ts'

/** What was found while the sales were written. */
export type WrittenSales = {
  sums: SalesSums
  /** By treatment and reason, how many sales. */
  reasons: ReadonlyMap<string, number>
  importIds: ReadonlySet<string>
  treatments: readonly TreatmentRow[]
  lateRows: number
  withdrawnRows: number
}

type Listed = { sale: PackedSale; treatment: string; boxes: string; report: string }

const COLUMNS: readonly Column<Listed>[] = [
  { en: 'Date', zh: '日期', value: ({ sale }) => sale.day },
  { en: 'Type', zh: '类型', value: ({ sale }) => sale.type },
  { en: 'Order', zh: '订单', value: ({ sale }) => sale.orderId },
  { en: 'Channel', zh: '渠道', value: ({ sale }) => sale.channel },
  { en: 'Dispatched from', zh: '发货地', value: ({ sale }) => placeOf(sale.depart, sale.departPostcode) },
  { en: 'Arrived in', zh: '到货地', value: ({ sale }) => placeOf(sale.arrive, sale.arrivePostcode) },
  { en: 'Buyer', zh: '买方', value: ({ sale }) => sale.buyer },
  { en: 'Buyer’s VAT number', zh: '买方VAT税号', value: ({ sale }) => sale.buyerNumber },
  { en: 'SKU', zh: 'SKU', value: ({ sale }) => sale.sku },
  { en: 'Quantity', zh: '数量', value: ({ sale }) => sale.quantity },
  { en: 'Currency', zh: '币种', value: ({ sale }) => sale.currency },
  { en: 'Net', zh: '不含税金额', value: ({ sale }) => figure(sale.net, sale.currency) },
  { en: 'VAT', zh: '税额', value: ({ sale }) => figure(sale.vat, sale.currency) },
  { en: 'Gross', zh: '含税金额', value: ({ sale }) => figure(sale.gross, sale.currency) },
  {
    en: 'VAT on acquisition',
    zh: '采购税额',
    value: ({ sale }) => figure(sale.acquisitionVat, sale.currency),
  },
  { en: 'As the report says', zh: '报告金额', value: ({ sale }) => figure(sale.amount, sale.currency) },
  { en: 'Day of the rate', zh: '汇率日期', value: ({ sale }) => sale.rateDay },
  { en: 'Treatment', zh: '税务处理', value: ({ treatment }) => treatment },
  { en: 'Boxes', zh: '栏目', value: ({ boxes }) => boxes },
  { en: 'Report', zh: '报告', value: ({ report }) => report },
  { en: 'Line', zh: '行号', value: ({ sale }) => sale.line },
]

const placeOf = (country: string, postcode: string): CellValue =>
  [country, postcode].filter(Boolean).join(' ')

/** The sales behind the boxes, each once with all boxes in which it stands; those that came later apart. */
export async function writeSales(context: PackContext): Promise<WrittenSales> {
  const { tx, pack, row, boxes, calculation } = context
  const sources = boxes.flatMap((box) => box.sources).filter((source) => readSource(source).kind === 'SALES')
  const treatments = await treatmentsOf(tx, row.companyId, [...new Set(sources.map(({ of }) => of))])
  const late = await importsAfter(tx, row.companyId, calculation.at)
  const wanted = {
    companyId: row.companyId,
    treatmentIds: treatments.map(({ id }) => id),
    from: row.fromDay.slice(0, 7),
    to: row.toDay.slice(0, 7),
    late,
    at: calculation.at,
  }
  const written = { sums: new SalesSums(), reasons: new Map<string, number>(), importIds: new Set<string>() }
  const lister = new Lister(context, treatments)
  let withdrawnRows = 0
  const count = ({ sale, key }: { sale: PackedSale; key: string }) => {
    const month = sale.month.slice(0, 7)
    written.sums.add({ ...sale, treatment: key, month })
    const reason = `${sale.treatmentId} ${sale.reasonId}`
    written.reasons.set(reason, (written.reasons.get(reason) ?? 0) + 1)
    written.importIds.add(sale.importId)
  }
  await pack.table(
    '02-sales/sales.xlsx',
    { en: 'Sales behind the boxes', zh: '各栏目对应的销售' },
    COLUMNS,
    lister.list({ ...wanted, which: 'IN_TIME' }, count),
  )
  // They stood in the boxes all the same.
  if (await hasSales(context, { ...wanted, which: 'WITHDRAWN' }))
    await pack.table(
      '02-sales/withdrawn-sales.xlsx',
      {
        en: 'Sales behind the boxes, of files that were withdrawn since',
        zh: '各栏目对应的销售（文件此后已撤回）',
      },
      COLUMNS,
      lister.list({ ...wanted, which: 'WITHDRAWN' }, (row) => {
        withdrawnRows += 1
        count(row)
      }),
    )
  let lateRows = 0
  const title = { en: 'Sales that came after it was calculated', zh: '计算完成后才收到的销售' }
  if (await hasSales(context, { ...wanted, which: 'LATE' }))
    await pack.table(
      '02-sales/late-sales.xlsx',
      title,
      COLUMNS,
      lister.list({ ...wanted, which: 'LATE' }, ({ sale }) => {
        lateRows += 1
        written.importIds.add(sale.importId)
      }),
    )
  await writeNumbers(context, wanted, treatments)
  return { ...written, treatments, lateRows, withdrawnRows }
}

async function hasSales({ tx }: PackContext, wanted: SalesWanted): Promise<boolean> {
  if (wanted.which === 'LATE' && wanted.late.length === 0) return false
  for await (const page of salesInOrder(tx, wanted)) return page.length > 0
  return false
}

class Lister {
  readonly #context: PackContext
  readonly #treatments: ReadonlyMap<string, { name: string; key: string }>
  readonly #boxes: ReadonlyMap<string, string>
  readonly #reports = new Map<string, string>()

  constructor(context: PackContext, treatments: readonly TreatmentRow[]) {
    this.#context = context
    this.#treatments = new Map(
      treatments.map(({ id, facts }, index) => [id, { name: treatmentName(index), key: facts.key }]),
    )
    this.#boxes = boxesByPart(context)
  }

  async *list(
    wanted: SalesWanted,
    seen: (row: { sale: PackedSale; key: string }) => void,
  ): AsyncGenerator<Listed> {
    for await (const page of salesInOrder(this.#context.tx, wanted)) {
      await this.#readReports(page)
      for (const sale of page) {
        const { name = '', key = '' } = this.#treatments.get(sale.treatmentId) ?? {}
        seen({ sale, key })
        const boxes = this.#boxes.get(`${key}|${sale.month.slice(0, 7)}|${sale.currency}`) ?? ''
        yield { sale, treatment: name, boxes, report: this.#reports.get(sale.importId) ?? sale.importId }
      }
      await this.#context.tick(page.length)
    }
  }

  async #readReports(page: readonly PackedSale[]): Promise<void> {
    const unknown = [...new Set(page.map(({ importId }) => importId))].filter((id) => !this.#reports.has(id))
    if (unknown.length === 0) return
    const { tx, row } = this.#context
    for (const one of await importsOf(tx, row.companyId, unknown)) this.#reports.set(one.id, reportName(one))
  }
}

/** Two files may have one name. */
export const reportName = ({ fileName, id }: Pick<PackedImport, 'fileName' | 'id'>): string =>
  `${fileName} (${id})`

/** `T3` in every table of the pack. */
export const treatmentName = (index: number): string => `T${index + 1}`

const BY_BUYER = 'by the buyer’s number 按买方税号'

/** `81 net, 86 vat` by treatment, month and currency. */
function boxesByPart({ boxes, calculation }: PackContext): Map<string, string> {
  const found = new Map<string, Set<string>>()
  for (const { box, sources } of boxes)
    for (const { of, month, currency, figure: name } of sources) {
      const key = `${of}|${month}|${currency}`
      // A list has a line for each buyer, whose number stands beside the sale.
      const entry = calculation.prepared.kind === 'EC_SALES_LIST' ? BY_BUYER : `${box} (${name})`
      found.set(key, (found.get(key) ?? new Set()).add(entry))
    }
  return new Map([...found].map(([key, names]) => [key, [...names].join(', ')]))
}
