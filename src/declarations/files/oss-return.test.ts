import { readFileSync } from 'node:fs'
import Ajv from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { SchemeReturn } from '../boxes/prepared-return.ts'
import { madeFile } from '../testing/made-file.ts'
import { FACTS, HOSTILE_NAME, schemeReturn } from '../testing/returns.builders.ts'
import { filesFor } from './all-files.ts'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)
const schema = new URL('schemas/oss-return/core_return.json', import.meta.url)
const isAccepted = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object)

const NORTHERN_IRELAND = { country: 'XI', number: 'XI195940512', currency: 'GBP' }
const facts = { ...FACTS, vatNumbers: { PL: 'PL5260001246', GR: 'EL094259216' } }

async function jsonOf(prepared: SchemeReturn, given = facts) {
  const file = filesFor(prepared).find((one) => one.name(prepared).endsWith('.json'))
  if (!file) throw new Error('no file')
  const { text, problems } = await madeFile(file, prepared, given)
  return { label: file.label, text, body: JSON.parse(text) as Body, problems }
}
type Body = { msconSupplies: Record<string, unknown>[] } & Record<string, unknown>

describe('Northern Ireland’s returns pass HMRC’s schema', () => {
  test.each<[string, SchemeReturn]>([
    ['nil', schemeReturn([], [], NORTHERN_IRELAND)],
    [
      'sales from two states, at two rates, and corrections of two quarters',
      schemeReturn(
        [
          ['XI', 'FR', 550, 10_000, 550],
          ['XI', 'FR', 2000, 11_000, 2200],
          ['PL', 'FR', 2000, 10_000, 2000],
          ['PL', 'GR', 2400, 10_000, 2400],
        ],
        [
          ['2025-Q4', 'FR', -2200],
          ['2025-Q3', 'IT', -100],
        ],
        NORTHERN_IRELAND,
      ),
    ],
    [
      'amounts beyond 2^53 pence are not lost',
      schemeReturn([['XI', 'FR', 2000, 9_007_199_254_740_991, 1_801_439_850_948_198]], [], NORTHERN_IRELAND),
    ],
    [
      'imports',
      schemeReturn([[null, 'FR', 2000, 10_000, 2000]], [['2026-02', 'FR', -100]], {
        kind: 'IOSS',
        country: null,
        number: 'IM9001234567',
        currency: 'GBP',
        period: { name: '2026-03', from: '2026-03-01', to: '2026-03-31' },
      }),
    ],
  ])('%s', async (_, prepared) => {
    const { label, body, problems } = await jsonOf(prepared)
    isAccepted(body)
    expect(isAccepted.errors).toBeNull()
    expect(label).toBe('validated')
    expect(problems).toEqual([])
  })
})

test('what each state of consumption gets, and from where', async () => {
  const { body, text } = await jsonOf(
    schemeReturn(
      [
        ['DE', 'FR', 2000, 11_000, 2200],
        ['PL', 'FR', 2000, 10_000, 2000],
        ['GR', 'FR', 550, 9_007_199_254_740_991, 550],
        ['IT', 'FR', 2000, 500, 100],
      ],
      [['2025-Q4', 'GR', -2200]],
    ),
  )
  expect(body).toMatchObject({
    vatReturnReferenceNumber: 'DE/DE123456789/Q1.2026',
    traderId: { vatNumber: '123456789', issuedBy: 'DE' },
    period: { year: 2026, quarter: 1 },
    totalAmountVatDueEUR: 48.5,
    msconSupplies: [
      {
        msconCountryCode: 'FR',
        balanceOfVatDueEUR: 48.5,
        grandTotalMsidGoodsEUR: 22,
        grandTotalMsestGoodsEUR: 26.5,
        msidSupplies: [{ vatRate: 20, vatRateType: 'STANDARD', taxableAmountEUR: 110, vatAmountEUR: 22 }],
        msestSupplies: [
          { euTraderId: { vatIdNumber: '5260001246', issuedBy: 'PL' } },
          {
            euTraderId: { vatIdNumber: '094259216', issuedBy: 'EL' },
            supplies: [{ vatRateType: 'REDUCED' }],
          },
          { countryCode: 'IT' },
        ],
      },
      {
        msconCountryCode: 'EL',
        balanceOfVatDueEUR: -22,
        correctionsTotalEUR: -22,
        corrections: [{ period: { year: 2025, quarter: 4 }, totalVatAmountCorrectionEUR: -22 }],
      },
    ],
  })
  expect(text).toContain('"taxableAmountEUR": 90071992547409.91')
})

test('elsewhere the same content is not called validated', async () => {
  const { label, problems } = await jsonOf(schemeReturn([['DE', 'FR', 2000, 10_000, 2000]]))
  expect(label).toBe('generated, not validated')
  expect(problems).toEqual([])
})

test('a line of nothing is left out; a line below zero is refused', async () => {
  const { body, problems } = await jsonOf(
    schemeReturn([
      ['DE', 'FR', 2000, 2, 0],
      ['DE', 'IE', 0, 5000, 0],
      ['DE', 'IT', 2200, -10_000, -2200],
    ]),
  )
  expect(body.msconSupplies.map(({ msconCountryCode }) => msconCountryCode)).toEqual(['IT'])
  const codes = problems.map(({ code, path }) => [code, path])
  expect(codes).toContainEqual(['MINIMUM', '/msconSupplies/0/msidSupplies/0/taxableAmountEUR'])
})

test('a rate that ended within the quarter is still the standard rate', async () => {
  // Finland: 24 % until 2024-08-31, 25.5 % from then on.
  const period = { name: '2024-Q3', from: '2024-07-01', to: '2024-09-30' } as const
  const { body } = await jsonOf(
    schemeReturn(
      [
        ['DE', 'FI', 2400, 10_000, 2400],
        ['DE', 'FI', 2550, 10_000, 2550],
        ['DE', 'FI', 1400, 10_000, 1400],
      ],
      [],
      { period },
    ),
  )
  expect(body.msconSupplies).toMatchObject([
    {
      msidSupplies: [
        { vatRateType: 'STANDARD' },
        { vatRateType: 'STANDARD', vatRate: 25.5 },
        { vatRateType: 'REDUCED' },
      ],
    },
  ])
})

test.each(['', 'null', '[]', '{'])('what is no return is refused: %s', async (content) => {
  const [file] = filesFor(schemeReturn([]))
  expect(file && 'problems' in file && (await file.problems(content))).not.toEqual([])
})

test('a hostile number is cut down to what a number may hold, or refused', async () => {
  const vatNumbers = { PL: HOSTILE_NAME }
  const { body, problems } = await jsonOf(schemeReturn([['PL', 'FR', 2000, 10_000, 2000]]), {
    ...FACTS,
    vatNumbers,
  } as typeof facts)
  expect(JSON.stringify(body)).toContain('"vatIdNumber":"GRNLTDCMD"')
  expect(problems).toEqual([])
})
