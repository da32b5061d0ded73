import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, money } from '#platform/shared/money.ts'
import { AGENCY_COUNTRIES, assessFeeVat, type FeeBuyer, feeVatOn, savingOn, withFeeVat } from './fee-vat.ts'
import type { FeeVatKind } from './fee-vat-kinds.ts'

type Given = Partial<FeeBuyer> & { country: string }
type Row = [agency: string, given: Given, kind: FeeVatKind, rateBasisPoints: number, source: string]

const registered = { registrationNumber: '91440300MA5FXXXX1A' }
const valid = (vatNumber: string) => ({ vatNumber, vatNumberStatus: 'valid' })

const TODAY = { day: '2026-11-21', added: [] }

const TABLE: Row[] = [
  // An agency in Germany.
  ['DE', { country: 'DE' }, 'LOCAL', 1900, 'Directive 2006/112 art. 44, 45'],
  [
    'DE',
    { country: 'DE', ...valid('DE136695976'), ...registered },
    'LOCAL',
    1900,
    'Directive 2006/112 art. 44, 45',
  ],
  [
    'DE',
    { country: 'FR', ...valid('FR40303265045') },
    'REVERSE_CHARGE',
    0,
    'Directive 2006/112 art. 44, 196',
  ],
  [
    'DE',
    { country: 'FR', vatNumber: 'FR40303265045', vatNumberStatus: 'well_formed' },
    'LOCAL',
    1900,
    'Directive 2006/112 art. 45',
  ],
  // A number from elsewhere does not prove an establishment in the EU.
  ['DE', { country: 'FR', ...valid('GB984926307') }, 'LOCAL', 1900, 'Directive 2006/112 art. 45'],
  ['DE', { country: 'FR', ...valid('CHE863272896MWST') }, 'LOCAL', 1900, 'Directive 2006/112 art. 45'],
  ['DE', { country: 'IE', ...valid('XI306815075627') }, 'LOCAL', 1900, 'Directive 2006/112 art. 45'],
  ['DE', { country: 'GR', ...valid('EL308709906') }, 'REVERSE_CHARGE', 0, 'Directive 2006/112 art. 44, 196'],
  ['DE', { country: 'FR', ...registered }, 'LOCAL', 1900, 'Directive 2006/112 art. 45'],
  [
    'DE',
    { country: 'FR', vatNumber: '', vatNumberStatus: 'valid' },
    'LOCAL',
    1900,
    'Directive 2006/112 art. 45',
  ],
  ['DE', { country: 'CN', ...registered }, 'OUTSIDE_SCOPE', 0, 'Directive 2006/112 art. 44, 59'],
  ['DE', { country: 'GB', ...registered }, 'OUTSIDE_SCOPE', 0, 'Directive 2006/112 art. 44, 59'],
  ['DE', { country: 'CN' }, 'LOCAL', 1900, 'Directive 2006/112 art. 45'],
  ['DE', { country: 'CN', registrationNumber: '  ' }, 'LOCAL', 1900, 'Directive 2006/112 art. 45'],
  // Other member states charge their own rate.
  ['FR', { country: 'FR' }, 'LOCAL', 2000, 'Directive 2006/112 art. 44, 45'],
  ['FI', { country: 'US' }, 'LOCAL', 2550, 'Directive 2006/112 art. 45'],
  ['PL', { country: 'DE', ...valid('DE136695976') }, 'REVERSE_CHARGE', 0, 'Directive 2006/112 art. 44, 196'],
  // An agency in the United Kingdom.
  ['GB', { country: 'GB', ...registered }, 'LOCAL', 2000, 'VATA 1994 s. 7A'],
  ['GB', { country: 'CN', ...registered }, 'OUTSIDE_SCOPE', 0, 'VATA 1994 s. 7A(2)(a)'],
  ['GB', { country: 'DE', ...valid('DE136695976') }, 'OUTSIDE_SCOPE', 0, 'VATA 1994 s. 7A(2)(a)'],
  ['GB', { country: 'DE' }, 'LOCAL', 2000, 'VATA 1994 s. 7A(2)(b)'],
  // An agency in China.
  ['CN', { country: 'CN', ...registered }, 'LOCAL', 600, '《增值税法》第十条'],
  ['CN', { country: 'DE', ...registered }, 'EXEMPT', 0, '财税〔2016〕36号附件4第二条'],
  ['CN', { country: 'DE' }, 'LOCAL', 600, '《增值税法》第十条'],
]

const buyer = (given: Given): FeeBuyer => ({
  registrationNumber: null,
  vatNumber: null,
  vatNumberStatus: null,
  ...given,
})

describe('what a missing number would save', () => {
  const net = money(127_868, 'EUR')
  it.each([
    ['a Shenzhen company without its code', 'DE', { country: 'CN' }, 'registrationNumber', 24_295],
    ['the same with its code', 'DE', { country: 'CN', registrationNumber: '91440300' }, undefined, undefined],
    ['a French company without a number', 'DE', { country: 'FR' }, 'vatNumber', 24_295],
    [
      'a French number that nobody has confirmed',
      'DE',
      { country: 'FR', vatNumber: 'FR40303265045', vatNumberStatus: 'unverified' },
      'vatNumber',
      24_295,
    ],
    ['a company at home', 'DE', { country: 'DE' }, undefined, undefined],
    ['an agency in London', 'GB', { country: 'CN' }, 'registrationNumber', 25_574],
  ] as const)('%s', (_name, agency, given, missing, amount) => {
    const saving = savingOn(agency, buyer(given), net, TODAY)
    expect([saving?.missing, saving?.amount.amount]).toEqual([missing, amount])
  })
})

describe('VAT on the fee', () => {
  it.each(TABLE)('agency in %s, buyer %o: %s at %i', (agency, given, kind, rateBasisPoints, source) => {
    const assessed = assessFeeVat(agency, buyer(given), TODAY)
    expect(assessed).toMatchObject({ kind, rateBasisPoints, source })
    expect(assessed.reason.en).not.toBe('')
    expect(assessed.reason.zh).not.toBe('')
  })

  it('throws for an agency in a country without a table', () => {
    expect(() => assessFeeVat('US', buyer({ country: 'US' }), TODAY)).toThrow(/US/)
  })

  it('uses the rate of its day, and one that staff added from its first day on', () => {
    const local = buyer({ country: 'DE' })
    const on = (day: string) =>
      assessFeeVat('DE', local, {
        day,
        added: [
          {
            country: 'DE',
            category: 'standard',
            basisPoints: 2000,
            from: '2027-01-01',
            until: null,
            source: 'Bundesgesetzblatt',
            confidence: 'high',
          },
        ],
      }).rateBasisPoints
    expect([on('2020-12-31'), on('2026-12-31'), on('2027-01-01')]).toEqual([1600, 1900, 2000])
    expect(() => on('2019-12-31')).toThrow(/Rates are recorded from/)
  })

  it('rounds half a cent away from zero', () => {
    expect(withFeeVat(money(50, 'EUR'), { rateBasisPoints: 1900 }).vat.amount).toBe(10)
    expect(withFeeVat(money(83_410, 'EUR'), { rateBasisPoints: 1900 })).toEqual({
      net: money(83_410, 'EUR'),
      vat: money(15_848, 'EUR'),
      total: money(99_258, 'EUR'),
    })
  })

  it('always adds up: net and VAT are what is paid, and no VAT is charged where there is none', () => {
    const country = fc.constantFrom('CN', 'US', 'GB', 'DE', 'FR', 'IE', 'HK')
    fc.assert(
      fc.property(
        fc.constantFrom(...AGENCY_COUNTRIES),
        fc.record({
          country,
          registrationNumber: fc.option(fc.string()),
          vatNumber: fc.option(fc.string()),
          vatNumberStatus: fc.constantFrom('none', 'well_formed', 'valid'),
        }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(...CURRENCIES),
        (agency, who, amount, currency) => {
          const { kind, rateBasisPoints, vat, total } = feeVatOn(agency, who, money(amount, currency), TODAY)
          expect(total.amount).toBe(amount + vat.amount)
          expect(Math.abs(vat.amount * 10_000 - amount * rateBasisPoints)).toBeLessThanOrEqual(5_000)
          expect(rateBasisPoints > 0).toBe(kind === 'LOCAL')
          expect(total.currency).toBe(currency)
        },
      ),
    )
  })
})

it.each([
  ['invalid', 'does not recognise'],
  ['unverified', 'not been confirmed'],
  ['well_formed', 'not been confirmed'],
])('an EU buyer whose number is %s reads what would change the VAT', (vatNumberStatus, words) => {
  const buyer = { country: 'FR', registrationNumber: null, vatNumber: 'FR40303265045', vatNumberStatus }
  const { kind, reason } = assessFeeVat('DE', buyer, TODAY)
  expect(kind).toBe('LOCAL')
  expect(reason.en).toContain(words)
})
