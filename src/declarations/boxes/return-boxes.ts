import { TOTAL_WEIGHT } from '../epr/compare.ts'
import { percentOf } from '#vat/engine/money.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { unionCode } from '../files/scheme-content.ts'
import { withoutPrefix } from '../files/tax-number.ts'
import type {
  Box,
  BoxSource,
  EcSalesListReturn,
  PreparedReturn,
  QuantityReport,
  SchemeReturn,
} from './prepared-return.ts'

const TOTAL_DUE = 'total due'
const TOTAL_LISTED = 'total supplies'

/**
 * The figures of a return as boxes: those of its form, or for a one-stop shop two for each line (`FR 20% from DE base`)
 * and one for each correction (`correction 2025-Q4 IT`); of an EC sales list one for each buyer.
 */
export function boxesOfReturn(prepared: PreparedReturn): readonly Box[] {
  if (prepared.kind === 'NATIONAL') return prepared.boxes ?? []
  if (prepared.kind === 'EPR') return ofQuantities(prepared)
  return prepared.kind === 'EC_SALES_LIST' ? ofList(prepared) : ofScheme(prepared)
}

/** One for each buyer, `EL094259216 goods`, and their sum. */
function ofList({ lines, currency }: EcSalesListReturn): Box[] {
  const decimals = exponentOf(currency)
  const boxes = (lines ?? []).map(({ country, number, kind, units, sources }) => {
    const state = unionCode(country)
    return { box: `${state}${withoutPrefix(number, state)} ${kind.toLowerCase()}`, units, decimals, sources }
  })
  const units = boxes.reduce((sum, box) => sum + box.units, 0)
  return [...boxes, { box: TOTAL_LISTED, units, decimals, sources: [] }]
}

/** Milligrams, so that kilograms have six decimals. */
const WEIGHT_DECIMALS = 6

/** One for each material or category, `packaging paper`, and their sum. */
function ofQuantities({ lines, entryId }: QuantityReport): Box[] {
  const of = entryId === null ? 'goods:' : `quantities:${entryId}`
  const boxes = (lines ?? []).map(({ category, milligrams }): Box => ({
    box: category,
    units: milligrams,
    decimals: WEIGHT_DECIMALS,
    sources: [{ of, month: '', currency: 'kg', figure: 'weight', units: milligrams }],
  }))
  const units = boxes.reduce((sum, box) => sum + box.units, 0)
  return [...boxes, { box: TOTAL_WEIGHT, units, decimals: WEIGHT_DECIMALS, sources: [] }]
}

function ofScheme({ rows, corrections, totalDue, currency }: SchemeReturn): Box[] {
  const decimals = exponentOf(currency)
  const box = (name: string, units: number, sources: readonly BoxSource[]): Box => ({
    box: name,
    units,
    decimals,
    sources,
  })
  const lines = (rows ?? []).flatMap(
    ({ consumption, basisPoints, dispatchedFrom, taxable, vat, sources }) => {
      const from = dispatchedFrom === null ? '' : ` from ${dispatchedFrom}`
      const name = `${consumption} ${percentOf(basisPoints)}%${from}`
      const of = (figure: string) => sources.filter((source) => source.figure === figure)
      return [box(`${name} base`, taxable, of('net')), box(`${name} tax`, vat, of('vat'))]
    },
  )
  return [
    ...lines,
    ...corrections.map(({ period, consumption, vat, sources }) =>
      box(
        `correction ${period} ${consumption}`,
        vat,
        sources.filter(({ figure }) => figure !== 'net'),
      ),
    ),
    box(TOTAL_DUE, totalDue, []),
  ]
}
