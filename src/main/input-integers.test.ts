import { expect, test } from 'vitest'
import { z } from 'zod'
import { callName } from './calls.ts'
import { testApp } from './testing/test-app.ts'

const { wired } = await testApp()
const LARGEST_STORED = 2_147_483_647

/** Amounts of tax and sizes of files, which stand in columns of 64 bits. */
const IN_LARGE_COLUMNS = new Set([
  'POST /salesReport/begin: properties.size',
  'POST /staff/declarations/adjust: properties.amount',
  'POST /declaration/standingChoice/sign: properties.from',
  'POST /declaration/standingChoice/sign: properties.to',
  'POST /declaration/paymentProof: properties.amount',
  'POST /staff/declarations/matchTaxStatement: properties.lines.items.properties.amount',
  'POST /staff/declarations/creditTax: properties.amount',
  'POST /staff/declarations/refundCredit: properties.refunded',
  'POST /staff/declarations/refundCredit: properties.setOff',
  'POST /takeover/answer: properties.amount',
  'POST /staff/takeover/answer: properties.amount',
  'POST /declaration/ecoFee/enter: properties.amount',
  'POST /staff/declarations/enterEcoFee: properties.amount',
  'POST /ledger/add: properties.net',
  'POST /ledger/add: properties.vat',
  'POST /ledger/update: properties.net',
  'POST /ledger/update: properties.vat',
  'POST /staff/ledger/enter: properties.net',
  'POST /staff/ledger/enter: properties.vat',
  'POST /staff/ledger/enterPart: properties.net',
  'POST /staff/ledger/enterPart: properties.vat',
  'POST /staff/ledger/correct: properties.net',
  'POST /staff/ledger/correct: properties.vat',
  'POST /staff/ledger/accept: properties.deductible',
])

type Found = { path: string; maximum: number; minimum: number }

/** Every integer that a JSON schema admits, by its path. */
function integersOf(schema: unknown, path = ''): Found[] {
  if (Array.isArray(schema)) return schema.flatMap((item) => integersOf(item, path))
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum, minimum, exclusiveMaximum, exclusiveMinimum } = schema as Record<string, number>
  const types: unknown[] = [type].flat()
  const own = types.includes('integer')
    ? [
        {
          path,
          maximum: maximum ?? exclusiveMaximum ?? Infinity,
          minimum: minimum ?? exclusiveMinimum ?? -Infinity,
        },
      ]
    : []
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, inner]) => integersOf(inner, path ? `${path}.${key}` : key)),
  ]
}

const unstorable = (input: z.ZodType, largest: number): string[] =>
  (['input', 'output'] as const)
    .flatMap((io) => integersOf(z.toJSONSchema(input, { io, unrepresentable: 'any', reused: 'inline' })))
    .filter(({ maximum, minimum }) => maximum > largest || minimum < -largest - 1)
    .map(({ path }) => path)

const unstorableIn = (largest: number): string[] => {
  const found = wired.routes.flatMap(({ call }) =>
    unstorable(call.input, largest).map((path) => `${callName(call)}: ${path}`),
  )
  return [...new Set(found)]
}

test('no call takes an integer that a column of the database cannot hold', () => {
  expect(unstorableIn(LARGEST_STORED).filter((name) => !IN_LARGE_COLUMNS.has(name))).toEqual([])
  // Beyond a hundredth of what is exact, sums of many would not be.
  expect(unstorableIn(Number.MAX_SAFE_INTEGER / 100)).toEqual([])
})

test('the larger ones are still taken', () => {
  const large = new Set(unstorableIn(LARGEST_STORED))
  expect([...IN_LARGE_COLUMNS].filter((name) => !large.has(name))).toEqual([])
})
