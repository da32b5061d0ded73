import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '#vat/engine/money.ts'
import { GB } from '../boxes/forms/gb.ts'
import { FACTS, nationalReturn } from '../testing/returns.builders.ts'
import { gbProblems } from './gb-problems.ts'
import { GB_VAT_RETURN } from './gb-vat-return.ts'

// An OpenAPI schema has `example`, which is none of JSON schema's words.
const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 })
const schema = JSON.parse(
  readFileSync(new URL('schemas/gb-hmrc-vat/vat-return-declaration.json', import.meta.url), 'utf8'),
) as object
const isAccepted = ajv.compile(schema)

/** The boxes that follow from others, as the form works them out. */
function completed(boxes: Readonly<Record<string, number>>): Record<string, number> {
  const all = { ...boxes }
  const of = (box: string) => all[box] ?? 0
  const sum = (...names: string[]) => names.reduce((total, name) => total + of(name), 0)
  return { ...all, ...Object.fromEntries(GB.calculated({ of, sum })) }
}
const bodyOf = (boxes: Readonly<Record<string, number>>): string =>
  String(
    GB_VAT_RETURN.write(nationalReturn('GB', completed(boxes), { currency: 'GBP' }), {
      ...FACTS,
      periodKey: '#001',
    }),
  )

describe('the body of a British return is what HMRC’s schema takes', () => {
  test.each([
    ['nil', {}],
    ['to pay', { 1: 10_050, 4: 5005, 6: 50_300, 7: 25_000 }],
    ['a credit', { 1: 1000, 4: 90_099 }],
    ['a negative correction', { 1: -1234, 2: -5, 6: -10_000 }],
    ['as much as it takes', { 1: 999_999_999_999_999, 4: 999_999_999_999_990, 6: 999_999_999_999_900 }],
  ])('%s', (_, boxes) => {
    const text = bodyOf(boxes)
    isAccepted(JSON.parse(text))
    expect(isAccepted.errors).toBeNull()
    expect(gbProblems(text)).toEqual([])
  })

  test('more than it takes is refused by both', () => {
    const text = bodyOf({ 1: 1_000_000_000_000_000 })
    expect(isAccepted(JSON.parse(text))).toBe(false)
    expect(gbProblems(text).map(({ code }) => code)).toContain('INVALID_MONETARY_AMOUNT')
  })

  test('every amount stands there to the penny', () => {
    const pence = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
    fc.assert(
      fc.property(pence, (units) => {
        const written = /"vatDueSales": ([^,]+),/.exec(bodyOf({ 1: units }))?.[1] ?? ''
        const [whole = '', fraction = ''] = written.split('.')
        expect(`${whole}.${fraction.padEnd(2, '0')}`).toBe(formatAmount(units, 'GBP'))
      }),
    )
  })

  test('without a key of the period it is incomplete', () => {
    const text = GB_VAT_RETURN.write(nationalReturn('GB', completed({})), FACTS) as string
    expect(isAccepted(JSON.parse(text))).toBe(false)
    expect(gbProblems(text)).toEqual([{ code: 'MANDATORY_FIELD_MISSING', path: '/periodKey' }])
  })
})
