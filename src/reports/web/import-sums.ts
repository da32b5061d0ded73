import type { Import } from './one-import.ts'

/** In any currency of a file, which need not be one in which the portal charges. */
type Money = Import['sums']['in'][number]

/** What a file has in one currency, and where it went: `in` is the sum of the three others. */
export type SumsOfCurrency = { currency: string; in: Money; treated: Money; issues: Money; outside: Money }

const PARTS = ['in', 'treated', 'issues', 'outside'] as const

/** A line for each currency of the file, in the order of their codes. */
export function sumsByCurrency(sums: Import['sums']): SumsOfCurrency[] {
  const currencies = new Set(PARTS.flatMap((part) => sums[part].map(({ currency }) => currency)))
  return [...currencies].toSorted().map((currency) => {
    const of = (part: (typeof PARTS)[number]): Money => ({
      amount: sums[part].find((money) => money.currency === currency)?.amount ?? 0,
      currency,
    })
    return { currency, in: of('in'), treated: of('treated'), issues: of('issues'), outside: of('outside') }
  })
}
