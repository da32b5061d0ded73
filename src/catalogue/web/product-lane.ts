import type { OutputOf } from '#platform/shared/call.ts'
import type { LaneModel, TrackKey } from '#platform/ui/lane/lane.ts'
import type { Translate } from '#platform/web/text.ts'
import type { productDetails } from '../contract.ts'
import type { Days, NodeOwner } from '../process.ts'
import type { catalogueText } from './catalogue.text.ts'
import { daysRange, stepDays } from './days-text.ts'

export type ProductDetails = OutputOf<typeof productDetails>
type Step = ProductDetails['process'][number]
type T = Translate<typeof catalogueText>

/** Partners and translators work for the agency: their work is on its track. */
const TRACK_OF: Record<NodeOwner, TrackKey> = {
  seller: 'you',
  invited: 'you',
  agency: 'agency',
  partner: 'agency',
  translator: 'agency',
  authority: 'authority',
}

function authorityName(t: T, category: ProductDetails['category']): string {
  if (category === 'VAT' || category === 'OSS_IOSS') return t('authorityTax')
  return category === 'EORI' ? t('authorityCustoms') : t('authorityOther')
}

/** The process of a product as a lane on which nothing has happened yet. */
export function plannedLane(product: ProductDetails, t: T, agency: string): LaneModel {
  return {
    tracks: [
      { key: 'you', label: t('you') },
      { key: 'agency', label: agency },
      { key: 'authority', label: authorityName(t, product.category) },
    ],
    planned: true,
    stops: product.process.map((step) => ({
      key: step.key,
      track: TRACK_OF[step.owner],
      label: step.name,
      sub: stepDays(t, step),
      state: 'todo',
      days: step.expectedDays,
    })),
    axis: axisOf(product, t),
  }
}

/** Working days before a step; skippable steps count towards the upper bound only. */
export function daysBefore(steps: readonly Step[], index: number): Days {
  return steps.slice(0, index).reduce<Days>(
    (days, step) => ({
      low: days.low + (step.mayBeSkipped === null ? step.expectedDays.low : 0),
      high: days.high + step.expectedDays.high,
    }),
    { low: 0, high: 0 },
  )
}

const share = (days: number, of: number, whole: number): number =>
  of === 0 ? whole : Math.round((whole * days) / of)

/** Part of the way, where the whole of it took other days than were planned. */
function scaled(part: Days, planned: Days, took: Days): Days {
  return { low: share(part.low, planned.low, took.low), high: share(part.high, planned.high, took.high) }
}

/** The days until the handover; filing after it has a calendar of its own. */
function axisOf(product: ProductDetails, t: T): NonNullable<LaneModel['axis']> {
  const steps = product.process.filter(({ kind }) => kind !== 'FILING_TERM')
  const planned = daysBefore(steps, steps.length)
  const days = (index: number): Days => {
    const before = daysBefore(steps, index)
    return product.daysAreMeasured ? scaled(before, planned, product.expectedDays) : before
  }
  const day = (index: number) => t('axisDay', { days: daysRange(days(index)) })
  const firstFiled = steps.findIndex((step) => step.owner === 'authority')
  const lastFiled = steps.findLastIndex((step) => step.owner === 'authority')
  const marks = [{ index: 0, strong: t('axisDay', { days: '0' }), text: t('axisBuy') }]
  if (firstFiled > 0) marks.push({ index: firstFiled, strong: day(firstFiled), text: t('axisHandedIn') })
  if (lastFiled > firstFiled) marks.push({ index: lastFiled, strong: day(lastFiled), text: t('axisNumber') })
  marks.push({ index: steps.length - 1, strong: day(steps.length), text: '' })
  return marks.map(({ index, strong, text }) => ({ stop: steps[index]?.key ?? '', strong, text }))
}
