import { nodesOf } from '#catalogue/nodes-of.ts'
import { daysBefore, plannedLane, type ProductDetails } from '#catalogue/web/public.tsx'
import type { catalogueText } from '#catalogue/web/catalogue.text.ts'
import { addDays, addWorkingDays, type Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { formatDayRange } from '#platform/shared/day-text.ts'
import type { LaneModel } from '#platform/ui/lane/lane.ts'
import type { Translate } from '#platform/web/text.ts'
import type { siteText } from './site.text.ts'

/** How long the authority has been working on the sample. */
const WAITING_DAYS = 3
const BOUGHT_DAYS_AGO = 11

export type SampleLane = { model: LaneModel; boughtOn: Day }

/**
 * A sample of a service in progress, made from its real steps: submitted, and now with the authority. Labelled as a
 * sample.
 */
export function sampleLane(
  product: ProductDetails,
  about: { t: Translate<typeof catalogueText>; site: Translate<typeof siteText>; lang: Lang; agency: string },
): SampleLane {
  const { t, site, lang, agency } = about
  const steps = nodesOf(product.process, product.price.options).filter((step) => step.mayBeSkipped === null)
  const planned = plannedLane({ ...product, process: steps }, t, agency)
  const current = planned.stops.findIndex((stop) => stop.track === 'authority')
  const ahead = daysBefore(steps.slice(current), steps.length - current)
  const since = addDays(product.today, -WAITING_DAYS)
  const who = planned.tracks.find((track) => track.key === 'authority')?.label ?? ''
  return {
    boughtOn: addDays(product.today, -BOUGHT_DAYS_AGO),
    model: {
      tracks: planned.tracks,
      stops: planned.stops.map((stop, index) => ({
        ...stop,
        state: index < current ? 'done' : index === current ? 'current' : 'todo',
      })),
      flag: { text: site('laneFlag', { who, count: WAITING_DAYS }), tone: 'other' },
      expected: formatDayRange(addWorkingDays(since, ahead.low), addWorkingDays(since, ahead.high), lang),
    },
  }
}
