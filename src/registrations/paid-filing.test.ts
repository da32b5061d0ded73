import fc from 'fast-check'
import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { filingBought } from '#catalogue/filing-bought.ts'
import { productContentSchema, type ProductOption } from '#catalogue/product.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { rhythmsOf } from './filing-rhythms.ts'
import { planPeriods } from './plan-periods.ts'

const products = productContents.map(({ code, country, content, process }) => ({
  ...productContentSchema.parse(content),
  code,
  country,
  process,
}))

const valuesOf = (option: ProductOption): string[] =>
  option.kind === 'month' ? ['2026-11', '2027-01', '2027-02'] : option.values.map(({ value }) => value)

/** Every combination of the options that sell filing, for every product. */
const sold = products.flatMap((product) => {
  const combinations = product.options.reduce<Record<string, string>[]>(
    (all, option) =>
      option.kind === 'choice' && option.values.every(({ filing }) => !filing)
        ? all
        : all.flatMap((chosen) => valuesOf(option).map((value) => ({ ...chosen, [option.key]: value }))),
    [{}],
  )
  return combinations.flatMap((chosen) => {
    const filing = filingBought(product, chosen)
    return filing ? [{ code: product.code, process: product.process, chosen, filing }] : []
  })
})

it('filing is sold for every state with a filing service, and for the schemes', () => {
  const calendars = new Set(sold.map(({ filing }) => filing.calendar))
  for (const { code, country } of products)
    if (code.startsWith('vat-filing-')) expect(calendars, code).toContain(country)
  for (const scheme of ['OSS_UNION', 'IOSS']) expect(calendars).toContain(scheme)
})

it('the calendar has a rule for every rhythm that is sold', () => {
  const unknown = sold.flatMap(({ code, filing: { calendar, rhythm } }) =>
    rhythm && !rhythmsOf(calendar, '2026-11-22').includes(rhythm) ? [`${code} ${rhythm}`] : [],
  )
  expect([...new Set(unknown)]).toEqual([])
})

it('paid filing always ends with periods, each with its due day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sold),
      fc.integer({ min: 0, max: 7 }),
      fc.integer({ min: 0, max: 365 * 3 }),
      fc.boolean(),
      ({ code, chosen, filing }, nth, offset, isNew) => {
        const day = filing.firstMonth ? `${filing.firstMonth}-01` : addDays('2026-11-22', offset)
        const { calendar, months, annualReturns } = filing
        // What was bought, else whatever the office may decide.
        const open = rhythmsOf(calendar, day)
        const rhythm = filing.rhythm ?? open[nth % open.length]
        if (!rhythm) throw new Error(`${code}: ${calendar} has no rhythm`)
        const terms = { calendar, rhythm, months, annualReturns, firstDay: day }
        const periods = planPeriods({
          ...terms,
          offset: 0,
          validFrom: isNew ? day : null,
          coveredUntil: null,
        })
        const label = `${code} ${JSON.stringify(chosen)} ${rhythm}`
        expect(periods.filter(({ kind }) => kind === 'RETURN').length, label).toBeGreaterThan(0)
        for (const period of periods) expect(period.dueOn, `${label} ${period.toDay}`).not.toBeNull()
      },
    ),
    { numRuns: 3000 },
  )
})

it('work that sells filing can begin it: the number comes from its form or with its handover', () => {
  for (const { code, process } of sold)
    expect(
      process.nodes.some(({ key }) => key === 'handover'),
      code,
    ).toBe(true)
})
