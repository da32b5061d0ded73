import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import { isEuState } from '#vat/engine/place.ts'
import { type Counted, counted, standing } from './running-sum.ts'
import { holds, levelOf, type ThresholdState, type Watched, yearOf } from './threshold.ts'

const LIMIT = THRESHOLDS.euDistanceSales

/** Directive 2006/112 art. 59c: only for a company established in one member state, for what it sends from there. */
export function distanceSalesState(watched: Watched): ThresholdState[] {
  const homes = statesOfEstablishment(watched)
  const [home] = homes
  if (home === undefined) return []
  if (homes.length > 1) return [ofNobody()]
  const list = counted(watched, LIMIT.currency, ({ treatment: { scheme, country, dispatch } }) =>
    scheme === 'ORIGIN_BELOW_THRESHOLD'
      ? country === home
      : dispatch?.treatment === 'TAXED_AT_DESTINATION' && dispatch.country === home,
  )
  const limits = { previousYear: LIMIT.amount, currentYear: LIMIT.amount, currency: LIMIT.currency }
  const { today, distance } = watched
  const hasOpted =
    distance?.opted && (distance.opted.from ?? '') <= today && today <= (distance.opted.to ?? '9')
  const settled = hasOpted === true || watched.oss.some((held) => holds(held, today.slice(0, 7)))
  const found = standing(withSaid(list, distance?.said ?? []), yearOf(today), limits)
  return [
    {
      kind: 'DISTANCE_SALES',
      country: 'EU',
      ...asDetermined(found, watched),
      cases: 0,
      settled,
      serviceCode: settled ? null : 'oss-registration',
      source: LIMIT.source,
      confidence: LIMIT.confidence,
    },
  ]
}

/** The member states in which it is established today, its seat first. */
export const statesOfEstablishment = ({ established, distance, today }: Watched): string[] => {
  const elsewhere = (distance?.elsewhere ?? []).filter(
    ({ from = '', to = '9' }) => from <= today && today <= to,
  )
  return [...new Set([...established.filter(isEuState), ...elsewhere.map(({ country }) => country)])]
}

/** Established in two member states: every distance sale is taxed where it arrives, from the first on. */
const ofNobody = (): ThresholdState => ({
  kind: 'DISTANCE_SALES',
  country: 'EU',
  level: 'NOT_APPLICABLE',
  doubt: null,
  limit: null,
  reached: null,
  basisPoints: null,
  since: null,
  cases: 0,
  settled: false,
  serviceCode: null,
  source: LIMIT.source,
  confidence: LIMIT.confidence,
})

type Said = NonNullable<Watched['distance']>['said']

/** With what no report tells of. The months before the first report were said as one sum, instead of any reports of them. */
function withSaid(list: readonly Counted[], said: Said): Counted[] {
  let all = [...list]
  for (const { year, before } of said) {
    if (before === null) continue
    const isBefore = ({ month }: Counted) => month.startsWith(String(year)) && month < before.month
    all = [...all.filter((one) => !isBefore(one)), { month: before.month, units: before.amount }]
  }
  for (const { year, previousYear } of said) {
    const known = all
      .filter(({ month }) => month.startsWith(String(year - 1)))
      .reduce((sum, { units }) => sum + (units ?? 0), 0)
    if (previousYear !== null && previousYear > known)
      all.push({ month: `${year - 1}-12`, units: previousYear - known })
  }
  return all.toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

/** Rows are determined by the day, at the rate of their origin: what they were determined by is what counts. */
function asDetermined(
  found: ReturnType<typeof standing>,
  { distance, today }: Watched,
): ReturnType<typeof standing> {
  const year = yearOf(today)
  const crossed = distance?.years.find((one) => one.year === year)?.crossed ?? null
  if (crossed === null || crossed > today || found.level === 'CROSSED') return found
  const reached = found.reached ?? { amount: 0, currency: LIMIT.currency }
  const { basisPoints } = levelOf(reached.amount, LIMIT.amount)
  return { ...found, level: 'CROSSED', doubt: null, reached, basisPoints, since: crossed.slice(0, 7) }
}
