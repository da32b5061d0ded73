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

  it("puts a translator's work on the agency's track", () => {
    expect(lane.stops.map((stop) => stop.track)).toEqual([
      'you',
      'agency',
      'authority',
      'authority',
      'agency',
    ])
  })

  it('marks submission to the authority, the number, and completion', () => {
    expect(lane.axis?.map(({ stop, strong }) => [stop, strong])).toEqual([
      ['form', 'axisDay 0'],
      ['taxNumber', 'axisDay 1–7'],
      ['vatNumber', 'axisDay 21–37'],
      ['handover', 'axisDay 27–46'],
    ])
  })

  it('goes by what finished orders took, where that is known', () => {
    const measured = { ...product, daysAreMeasured: true, expectedDays: { low: 54, high: 92 } }
    const days = plannedLane(measured, t, 'Greenlane').axis?.map(({ strong }) => strong)
    expect(days).toEqual(['axisDay 0', 'axisDay 2–14', 'axisDay 42–74', 'axisDay 54–92'])
  })

  it('ends its days with the handover, and says of filing after it that it goes period by period', () => {
    const filing = { ...step('filing', 'agency', 0, 0), kind: 'FILING_TERM' }
    const withFiling = { ...product, process: [...product.process, filing] } as ProductDetails
    const longer = plannedLane(withFiling, t, 'Greenlane')
    expect(longer.axis).toEqual(lane.axis)
    expect(longer.stops.at(-1)?.sub).toBe('stepInTerm')
  })

  it('counts a skippable step towards the upper bound only', () => {
    expect(daysBefore(product.process, 2)).toEqual({ low: 1, high: 7 })
  })
})
