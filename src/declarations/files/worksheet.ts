import { harmless, tableFile, type CellValue } from '#platform/server/table-file.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { formatAmount } from '#vat/engine/money.ts'
import type { Box, EcSalesListReturn, NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { WholeFile, FilingFacts } from './declaration-file.ts'
import { NAMED_FORMS } from './form-lines.ts'
import { isKnownList } from './known-list.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'
import { headOf } from './worksheet-head.ts'
import { formLines, namedLine } from './worksheet-lines.ts'
import { isKnownReport, quantityRows } from './quantity-sheet.ts'

const isNational = (prepared: PreparedReturn): prepared is NationalReturn =>
  prepared.kind === 'NATIONAL' && prepared.boxes !== null

/** The figures in the form's own order, in both languages, for whoever types them into the authority's own form. */
export const WORKSHEET: WholeFile = {
  label: 'worksheet',
  isFor: (prepared) => isNational(prepared) || isKnownList(prepared) || isKnownReport(prepared),
  name: (prepared) => `${sheetName(prepared)}.xlsx`,
  write: (prepared, facts) => bytesOf(sheetRows(prepared, facts).map((row) => row.map(harmless))),
  problems: () => [],
}

/** Without its ending. */
export function sheetName(prepared: PreparedReturn): string {
  const { kind, period, country } = prepared
  const list =
    kind === 'EC_SALES_LIST' ? '-sales-list' : kind === 'EPR' ? `-${prepared.stream.toLowerCase()}` : ''
  return `${(country ?? '').toLowerCase()}${list}-${period.name}`
}

/** The head, then line by line; an empty row stands between its parts. */
export function sheetRows(prepared: PreparedReturn, facts: FilingFacts): CellValue[][] {
  if (isNational(prepared)) return worksheetRows(prepared, facts)
  if (isKnownReport(prepared)) return quantityRows(prepared, facts)
  return isKnownList(prepared) ? listRows(prepared, facts) : []
}

const COLUMNS: readonly CellValue[] = ['Line', 'What it is', '说明', 'Amount 金额', 'Currency 币种']

/** What a correction changes: an authority may ask for the difference alone. */
const CORRECTION_COLUMNS: readonly CellValue[] = ['Filed before 此前申报', 'Difference 差额']

const both = (name: LocalText): CellValue[] => [name.en, name.zh]

function worksheetRows(
  prepared: NationalReturn,
  { taxpayer, filedBefore }: Pick<FilingFacts, 'taxpayer' | 'filedBefore'>,
): CellValue[][] {
  const { currency } = prepared
  const amount = (units: number) => Number(formatAmount(units, currency))
  const columns = [...COLUMNS, ...(filedBefore ? CORRECTION_COLUMNS : [])]
  const lines = linesOf(withGone(prepared, filedBefore)).map(({ box, name }): CellValue[] => {
    const before = filedBefore?.get(box.box) ?? 0
    const change = filedBefore ? [amount(before), amount(box.units - before)] : []
    return [box.box, ...both(name), amount(box.units), currency, ...change]
  })
  return [...headOf('VAT worksheet VAT申报底稿', prepared, taxpayer), columns, ...lines]
}

/** A box that was filed and is empty now is a difference too. */
function withGone(prepared: NationalReturn, filedBefore: FilingFacts['filedBefore']): NationalReturn {
  const boxes = prepared.boxes ?? []
  const known = new Set(boxes.map(({ box }) => box))
  const gone = [...(filedBefore?.keys() ?? [])].filter((box) => !known.has(box))
  return {
    ...prepared,
    boxes: [...boxes, ...gone.map((box): Box => ({ box, units: 0, decimals: 2, sources: [] }))],
  }
}

const LIST_COLUMNS: readonly CellValue[] = [
  'Buyer’s state 买方国家',
  'VAT number VAT税号',
  'What 类别',
  'Amount 金额',
  'Currency 币种',
]

/** An EC sales list, buyer by buyer. */
function listRows(prepared: EcSalesListReturn, { taxpayer }: FilingFacts): CellValue[][] {
  const { lines, currency } = prepared
  const head = [...headOf('EC sales list 欧盟销售清单', prepared, taxpayer), [...LIST_COLUMNS]]
  const rows = (lines ?? []).map(({ country, number, units }): CellValue[] => {
    const state = unionCode(country)
    return [
      state,
      withoutPrefix(number, state),
      'Goods 货物',
      Number(formatAmount(units, currency)),
      currency,
    ]
  })
  return [...head, ...rows]
}

type NamedBox = { box: Box; name: LocalText }

/** Every line of a known form, also the empty ones; then what the form does not know. */
function linesOf({ country, boxes }: NationalReturn): NamedBox[] {
  const left = new Map(boxes?.map((box) => [box.box, box]))
  const known = (formLines(country) ?? []).map(({ box, en, zh }): NamedBox => {
    const found = left.get(box) ?? { box, units: 0, decimals: 2, sources: [] }
    left.delete(box)
    return { box: found, name: { en, zh } }
  })
  const others = [...left.values()]
    .map((box) => ({ box, named: namedLine(box.box) }))
    .toSorted((a, b) => (a.named?.place ?? Infinity) - (b.named?.place ?? Infinity))
    .map(({ box, named }) => ({ box, name: named?.name ?? nameIn(country, box.box) }))
  return [...known, ...others]
}

/** What a line is called in a form that has a file of its own, for a period that has none. */
function nameIn(country: string, box: string): LocalText {
  const { en, zh } = NAMED_FORMS[country]?.find((line) => line.box === box) ?? { en: box, zh: box }
  return { en, zh }
}

async function bytesOf(rows: CellValue[][]): Promise<Uint8Array> {
  const { stream } = await tableFile({ rows, format: 'xlsx', name: '', sheet: 'VAT' })
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
