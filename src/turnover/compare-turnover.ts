import type { Day } from '#platform/shared/calendar.ts'

/** Whose figures about a company's sales an authority has, or can ask for. */
export const STATEMENT_KINDS = ['MARKETPLACE', 'DAC7', 'CHINA'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** What somebody reported of a company's sales in a period. Minor units of one currency; null: not said. */
export type Statement = {
  kind: StatementKind
  /** Of which sales channel, `amazon.de` or `amazon` for all of its sites; null: of all */
  channel: string | null
  /** To where the goods went; null: everywhere */
  country: string | null
  from: Day
  to: Day
  currency: string
  /** The figure that an authority compares */
  reported: number
  /** As positive amounts, where the statement names them */
  refunds: number | null
  fees: number | null
}

/** Sums of the company's own rows: a channel, a day, sales or refunds, who owes the tax. Refunds are negative. */
export type OwnSum = {
  channel: string
  country: string
  day: Day
  kind: 'SALE' | 'REFUND'
  taxOwedBy: 'SELLER' | 'MARKETPLACE' | 'NOBODY'
  currency: string
  net: number
  vat: number
}

export const CAUSES = [
  'OTHER_CHANNELS',
  'OTHER_COUNTRIES',
  'REFUNDS',
  'OWN_TAX',
  'MARKETPLACE_TAX',
  'FEES',
  'OPEN_ROWS',
  'CURRENCY',
  'DATES',
  'UNEXPLAINED',
] as const
export type Cause = (typeof CAUSES)[number]

/** A part of the difference. LIKELY: it is as large as this can be, but no figure proves it. */
type Step = { cause: Cause; amount: number; certainty: 'CERTAIN' | 'LIKELY' | 'NONE' }

export type Comparison = {
  currency: string
  /** Net turnover of the returns in the period, all channels */
  declared: number
  reported: number
  /** From the one to the other; they add up exactly */
  steps: Step[]
  /** Own sums that no rate could convert, so that nothing can be said */
  missingRates: string[]
}

type Basis = { deductsRefunds: boolean; includesMarketplaceTax: boolean; deductsFees: boolean }

/**
 * What each statement counts. MARKETPLACE: all sales with tax, as buyers paid them. DAC7 (Directive 2011/16 annex V
 * section I A (10)): the consideration, without fees, commissions and taxes that the platform withheld. CHINA (State
 * Council decree 810 of 2025): income before refunds, which stand in a column of their own.
 */
const BASES: Readonly<Record<StatementKind, Basis>> = {
  MARKETPLACE: { deductsRefunds: false, includesMarketplaceTax: true, deductsFees: false },
  DAC7: { deductsRefunds: true, includesMarketplaceTax: false, deductsFees: true },
  CHINA: { deductsRefunds: false, includesMarketplaceTax: false, deductsFees: false },
}

/** Rates of marketplaces differ from those of the law by less. */
const CURRENCY_PERCENT = 3
/** Ordered in one period and sent, or paid, in the other. */
export const EDGE_DAYS = 7

export type Convert = (units: number, from: string, to: string, day: Day) => number | null
type Converted = OwnSum & { isForeign: boolean }

/** Amounts of imported rows that are in no return until somebody answers a question about them. */
export type OpenSum = { currency: string; amount: number; day: Day }

type Own = { sums: readonly OwnSum[]; open: readonly OpenSum[] }

/** Holds what was declared against what somebody else reported, and explains the difference cause by cause. */
export function compareTurnover(
  statement: Statement,
  { sums: own, open }: Own,
  convert: Convert,
): Comparison {
  const { currency, reported, from, to, kind, fees } = statement
  const missing = new Set<string>()
  const all = own.flatMap((sum) => inCurrency(sum, currency, convert, missing))
  const sums = all.filter(({ day }) => day >= from && day <= to)
  const declared = netOf(sums)
  const isOther = ({ channel }: OwnSum) => !isOfChannel(channel, statement.channel)
  const isElsewhere = (sum: OwnSum) =>
    !isOther(sum) && statement.country !== null && sum.country !== statement.country
  const isCounted = (sum: OwnSum) => !isOther(sum) && !isElsewhere(sum)
  const counted = sums.filter(isCounted)
  const basis = BASES[kind]
  const certain: [Cause, number][] = [
    ['OTHER_CHANNELS', -netOf(sums.filter(isOther))],
    ['OTHER_COUNTRIES', -netOf(sums.filter(isElsewhere))],
    ['REFUNDS', basis.deductsRefunds ? 0 : -netOf(counted.filter(isRefund))],
    ['OWN_TAX', taxOf(counted, 'SELLER', basis)],
    ['MARKETPLACE_TAX', basis.includesMarketplaceTax ? taxOf(counted, 'MARKETPLACE', basis) : 0],
    ['FEES', basis.deductsFees ? -(fees ?? 0) : 0],
  ]
  const steps = certain
    .filter(([, amount]) => amount !== 0)
    .map(([cause, amount]): Step => ({ cause, amount, certainty: 'CERTAIN' }))
  const rest = reported - declared - certain.reduce((sum, [, amount]) => sum + amount, 0)
  const atEdges = all.filter((sum) => isCounted(sum) && isAtEdge(sum.day, from, to))
  const foreign = counted.filter(({ isForeign }) => isForeign)
  const waiting = open.reduce(
    (total, one) => total + (convert(one.amount, one.currency, currency, one.day) ?? 0),
    0,
  )
  steps.push(...likely(rest, { foreign, atEdges, waiting }))
  return { currency, declared, reported, steps, missingRates: [...missing].toSorted() }
}

function inCurrency(sum: OwnSum, currency: string, convert: Convert, missing: Set<string>): Converted[] {
  if (sum.currency === currency) return [{ ...sum, isForeign: false }]
  const net = convert(sum.net, sum.currency, currency, sum.day)
  const vat = convert(sum.vat, sum.currency, currency, sum.day)
  if (net === null || vat === null) {
    missing.add(sum.currency)
    return []
  }
  return [{ ...sum, net, vat, isForeign: true }]
}

type Possible = { foreign: readonly OwnSum[]; atEdges: readonly OwnSum[]; waiting: number }

/** What figures cannot prove: rows that wait first, then rates, then days at both ends; what is left is for a person. */
function likely(rest: number, { foreign, atEdges, waiting }: Possible): Step[] {
  const steps: Step[] = []
  let left = rest
  const take = (cause: Cause, most: number): void => {
    const amount = Math.sign(left) * Math.min(Math.abs(left), most)
    if (amount === 0) return
    steps.push({ cause, amount, certainty: 'LIKELY' })
    left -= amount
  }
  // Rows that are not in the returns yet can only make these smaller.
  if (rest > 0) take('OPEN_ROWS', Math.max(0, waiting))
  take('CURRENCY', Math.floor((sizeOf(foreign) * CURRENCY_PERCENT) / 100))
  take('DATES', sizeOf(atEdges))
  return left === 0 ? steps : [...steps, { cause: 'UNEXPLAINED', amount: left, certainty: 'NONE' }]
}

/** `amazon` is all of its sites, `amazon.de` one of them. */
function isOfChannel(own: string, wanted: string | null): boolean {
  if (wanted === null) return true
  const [channel, name] = [own.trim().toLowerCase(), wanted.trim().toLowerCase()]
  return channel === name || channel.startsWith(`${name}.`)
}

const isRefund = ({ kind }: OwnSum): boolean => kind === 'REFUND'
const netOf = (sums: readonly OwnSum[]): number => sums.reduce((total, { net }) => total + net, 0)
const sizeOf = (sums: readonly OwnSum[]): number =>
  sums.reduce((total, { net, vat }) => total + Math.abs(net) + Math.abs(vat), 0)

function taxOf(sums: readonly OwnSum[], owedBy: OwnSum['taxOwedBy'], { deductsRefunds }: Basis): number {
  return sums
    .filter((sum) => sum.taxOwedBy === owedBy && (deductsRefunds || !isRefund(sum)))
    .reduce((total, { vat }) => total + vat, 0)
}

const MS_PER_DAY = 86_400_000
const distance = (a: Day, b: Day): number => Math.abs(Date.parse(a) - Date.parse(b)) / MS_PER_DAY
const isAtEdge = (day: Day, from: Day, to: Day): boolean =>
  distance(day, from) <= EDGE_DAYS || distance(day, to) <= EDGE_DAYS
