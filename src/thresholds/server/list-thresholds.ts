import { offersByCode } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { sourceNames } from '#vat/rates/sources.ts'
import type { DistanceBasis, ThresholdView } from '../contract.ts'
import { thresholdStates } from '../monitor.ts'
import { statesOfEstablishment } from '../distance-sales-threshold.ts'
import { type Watched, yearOf } from '../threshold.ts'
import { watchedCompany } from './watched-company.ts'

/** The limits of a company as they stand now. */
export async function describeThresholds(deps: ServerDeps, companyId: string, lang: Lang) {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const watched = await watchedCompany(deps.db, companyId, today)
  // Rows that wait for an answer are sales too.
  const hasSales = watched !== undefined && (watched.totals.length > 0 || watched.rowsWaiting > 0)
  const { rows = 0, reasons = [] } = watched?.waiting ?? {}
  const waiting = { rows, reasons: reasons.map((one) => ({ ...one, text: pickText(one.text, lang) })) }
  if (!hasSales) return { today, hasSales: false, waiting, distance: null, thresholds: [] }
  const offer = await offersByCode(deps, lang, 'EUR')
  const thresholds = thresholdStates(watched).map(({ serviceCode, source, ...state }): ThresholdView => {
    const card = serviceCode === null ? undefined : offer(serviceCode)?.card
    const service = card ? { id: card.id, code: card.code, name: card.name } : null
    return { ...state, service, sources: sourceNames(source, lang) }
  })
  return { today, hasSales, waiting, distance: basisOf(watched), thresholds }
}

/** What was said of its distance sales, beside what its reports tell. */
function basisOf(watched: Watched): DistanceBasis | null {
  const { distance, today } = watched
  if (!distance) return null
  const said = distance.said.find(({ year }) => year === yearOf(today))
  return {
    established: statesOfEstablishment(watched),
    previousYear: said?.previousYear ?? null,
    before: said?.before ?? null,
  }
}
