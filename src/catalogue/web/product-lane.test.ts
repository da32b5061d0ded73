import { describe, expect, it } from 'vitest'
import type { Translate } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import { daysBefore, plannedLane, type ProductDetails } from './product-lane.ts'

const step = (key: string, owner: string, low: number, high: number, mayBeSkipped: string | null = null) => ({
  key,
  name: key,
  description: null,
  kind: 'FORM',
  owner,
  expectedDays: { low, high },
  mayBeSkipped,
})

const product = {
  category: 'VAT',
  process: [
    step('form', 'seller', 1, 3),
    step('translation', 'translator', 2, 4, 'not needed'),
    step('taxNumber', 'authority', 20, 30),
    step('vatNumber', 'authority', 5, 8),
    step('handover', 'agency', 1, 1),
  ],
} as unknown as ProductDetails

const t: Translate<typeof catalogueText> = (key, params) =>
  params ? `${key} ${Object.values(params).join('-')}` : key

describe('the planned lane', () => {
  const lane = plannedLane(product, t, 'Greenlane')

  it("puts a translator's work on the track of the agency", () => {
    expect(lane.stops.map((stop) => stop.track)).toEqual([
      'you',
      'agency',
      'authority',
      'authority',
      'agency',
    ])
  })

  it('marks the days on which the papers are with the authority, a number is there, and all is done', () => {
    expect(lane.axis?.map(({ stop, strong }) => [stop, strong])).toEqual([
      ['form', 'axisDay 0'],
      ['taxNumber', 'axisDay 1–7'],
      ['vatNumber', 'axisDay 21–37'],
      ['handover', 'axisDay 27–46'],
    ])
  })

  it('counts a step that may be left out towards the long end only', () => {
    expect(daysBefore(product.process, 2)).toEqual({ low: 1, high: 7 })
  })
})
