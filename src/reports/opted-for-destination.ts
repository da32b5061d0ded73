import type { Day } from '#platform/shared/calendar.ts'

type Days = { from?: Day; to?: Day }

/** What a company said of a year: whether it has opted, and since when. */
export type SaidOption = { year: number; opted: boolean | null; optedFrom: Day | null }

/**
 * The days on which distance sales are taxed where the goods arrive, whatever their sum. Whoever registers for the Union
 * scheme has made that choice (§ 3c(4), § 18j UStG; Explanatory Notes on VAT e-commerce rules 2020, 3.2.1), and it
 * binds for two calendar years (Directive 2006/112 art. 59c(3)).
 */
export function optedDays(oss: Days | null, said: readonly SaidOption[]): Days | null {
  const options = [oss && bound(oss), ofSaid(said)].filter((one) => one !== null)
  const [first, second] = options
  if (!first || !second) return first ?? null
  const from =
    first.from === undefined || second.from === undefined ? undefined : least(first.from, second.from)
  const to = first.to === undefined || second.to === undefined ? undefined : most(first.to, second.to)
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

function ofSaid(said: readonly SaidOption[]): Days | null {
  const froms = said.flatMap(({ opted, optedFrom }) =>
    opted === true && optedFrom !== null ? [optedFrom] : [],
  )
  const from = froms.toSorted()[0]
  if (from === undefined) return null
  const given = said
    .filter(({ year, opted }) => opted === false && year > yearOf(from))
    .map(({ year }) => year)
  return given.length === 0 ? { from } : bound({ from, to: `${Math.min(...given) - 1}-12-31` })
}

/** The year in which it begins, and the next. */
function bound({ from, to }: Days): Days {
  if (to === undefined) return from === undefined ? {} : { from }
  return from === undefined ? { to } : { from, to: most(to, `${yearOf(from) + 1}-12-31`) }
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))
const least = (a: Day, b: Day): Day => (a < b ? a : b)
const most = (a: Day, b: Day): Day => (a > b ? a : b)
