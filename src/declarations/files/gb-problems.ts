import type { FileProblem } from './declaration-file.ts'

/** HMRC's rules for the body of a VAT return (hmrc/vat-api 8ddd80d3, Apache-2.0: its OpenAPI and SubmitReturnValidator). */
const MONEY = 9_999_999_999_999.99
const WHOLE = 9_999_999_999_999
type Range = { least: number; most: number; decimals: 0 | 2 }
const SIGNED: Range = { least: -MONEY, most: MONEY, decimals: 2 }
const POUNDS: Range = { least: -WHOLE, most: WHOLE, decimals: 0 }

const RANGES: Readonly<Record<string, Range>> = {
  vatDueSales: SIGNED,
  vatDueAcquisitions: SIGNED,
  totalVatDue: SIGNED,
  vatReclaimedCurrPeriod: SIGNED,
  netVatDue: { least: 0, most: 99_999_999_999.99, decimals: 2 },
  totalValueSalesExVAT: POUNDS,
  totalValuePurchasesExVAT: POUNDS,
  totalValueGoodsSuppliedExVAT: POUNDS,
  totalAcquisitionsExVAT: POUNDS,
}

/** What HMRC would refuse, by its own codes and paths. */
export function gbProblems(content: string): FileProblem[] {
  const body = read(content)
  if (!body) return [{ code: 'INVALID_REQUEST', path: '' }]
  const shape = [
    ...keyProblems(body.periodKey),
    ...Object.entries(RANGES).flatMap(([name, range]) => amountProblems(name, body[name], range)),
  ]
  if (shape.length > 0) return shape
  return [
    ...sumProblems(body),
    ...(body.finalised === true ? [] : [{ code: 'NOT_FINALISED', path: '/finalised' }]),
  ]
}

function read(content: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(content)
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function keyProblems(key: unknown): FileProblem[] {
  const path = '/periodKey'
  if (key === undefined) return [{ code: 'MANDATORY_FIELD_MISSING', path }]
  if (typeof key !== 'string') return [{ code: 'INVALID_STRING_VALUE', path }]
  return /^[0-9A-Za-z#]{4}$/.test(key) ? [] : [{ code: 'PERIOD_KEY_INVALID', path }]
}

function amountProblems(name: string, value: unknown, { least, most, decimals }: Range): FileProblem[] {
  const path = `/${name}`
  if (value === undefined) return [{ code: 'MANDATORY_FIELD_MISSING', path }]
  if (typeof value !== 'number') return [{ code: 'INVALID_NUMERIC_VALUE', path }]
  const written = /^-?\d+(?:\.(\d+))?$/.exec(String(value))
  const exact = written !== null && (written[1] ?? '').length <= decimals
  return exact && value >= least && value <= most ? [] : [{ code: 'INVALID_MONETARY_AMOUNT', path }]
}

function sumProblems(body: Record<string, unknown>): FileProblem[] {
  const pence = (name: string): number => Math.round(Number(body[name]) * 100)
  const total = pence('vatDueSales') + pence('vatDueAcquisitions')
  const net = Math.abs(pence('totalVatDue') - pence('vatReclaimedCurrPeriod'))
  return [
    ...(pence('totalVatDue') === total ? [] : [{ code: 'VAT_TOTAL_VALUE', path: '/totalVatDue' }]),
    ...(pence('netVatDue') === net ? [] : [{ code: 'VAT_NET_VALUE', path: '/netVatDue' }]),
  ]
}
