import type { ReportResult } from '#reports/determine-rows.ts'
import type { RowIssue } from '#reports/issues.ts'
import type { Sums } from '#reports/sums.ts'
import type { Total } from '#reports/totals.ts'
import { formatAmount } from '#vat/engine/money.ts'
import type { Answer } from '../command.ts'

/** Money whose currency the file does not name. */
const UNNAMED = '?'

const money = (units: number, currency: string): string => formatAmount(units, currency)

/** The object that the command `report` answers, without its returns. */
export function presentReport({ rows, totals, issues, outside, check }: ReportResult): Answer {
  return {
    rows,
    totals: presentTotals(totals.list),
    issues: issues.list.toSorted((a, b) => a.line - b.line).map(presentIssue),
    issue_counts: issues.counts,
    issues_complete: issues.complete,
    outside: outside
      .toSorted((a, b) => (a.reason < b.reason ? -1 : 1))
      .flatMap(({ reason, count, sums }) => presentOutside(reason, count, sums)),
    check: {
      in: presentSums(check.in),
      treated: presentSums(check.treated),
      issues: presentSums(check.issues),
      outside: presentSums(check.outside),
      holds: holds(check),
    },
  }
}

/** To the cent, in every currency: nothing was lost, nothing counted twice. */
function holds(check: ReportResult['check']): boolean {
  const rest = new Map(check.in.list)
  for (const sums of [check.treated, check.issues, check.outside])
    for (const [currency, units] of sums.list) rest.set(currency, (rest.get(currency) ?? 0) - units)
  return [...rest.values()].every((units) => units === 0)
}

function presentSums(sums: Sums): Record<string, string> {
  return Object.fromEntries(
    sums.list.map(([currency, units]) => [currency || UNNAMED, money(units, currency)]),
  )
}

function presentOutside(reason: string, count: number, sums: Sums): Answer[] {
  const { list } = sums
  if (list.length === 0) return [{ reason, count, amount: '0.00', currency: null }]
  return list.map(([currency, units], index) => ({
    reason,
    // The rows are counted once, whatever their currencies.
    count: index === 0 ? count : 0,
    amount: money(units, currency),
    currency: currency || UNNAMED,
  }))
}

/** By treatment, country, month and currency; own goods also by their way. */
function presentTotals(totals: readonly Total[]): Answer[] {
  const merged = new Map<string, Total & { route: string | null }>()
  for (const total of totals) {
    const { scheme, country, dispatch, acquisition } = total.treatment
    const route =
      country === null && dispatch && acquisition ? `${dispatch.country}>${acquisition.country}` : null
    const key = [scheme, country ?? '', route ?? '', total.month, total.currency].join('|')
    const known = merged.get(key)
    merged.set(key, known ? added(known, total) : { ...total, route })
  }
  return [...merged]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { treatment, month, currency, count, route, ...sums }]) => ({
      treatment: treatment.scheme,
      country: treatment.country,
      ...(route === null ? {} : { route }),
      period: month,
      currency,
      count,
      net: money(sums.net, currency),
      vat: money(sums.vat, currency),
      gross: money(sums.gross, currency),
      ...(route === null ? {} : { acquisition_vat: money(sums.acquisitionVat, currency) }),
    }))
}

const added = <T extends Total>(to: T, more: Total): T => ({
  ...to,
  count: to.count + more.count,
  net: to.net + more.net,
  vat: to.vat + more.vat,
  gross: to.gross + more.gross,
  acquisitionVat: to.acquisitionVat + more.acquisitionVat,
  amount: to.amount + more.amount,
})

function presentIssue(issue: RowIssue): Answer {
  const { line, code, severity, column, value, reason, fix, amount } = issue
  return {
    line,
    column,
    value,
    code,
    severity,
    reason: reason.en,
    fix: fix.en,
    reason_zh: reason.zh,
    fix_zh: fix.zh,
    ...(amount ? { amount: money(amount.units, amount.currency), currency: amount.currency || UNNAMED } : {}),
  }
}
