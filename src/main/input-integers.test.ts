import { expect, test } from 'vitest'
import { z } from 'zod'
import { callName } from './calls.ts'
import { testApp } from './testing/test-app.ts'

const { wired } = await testApp()
const LARGEST_STORED = 2_147_483_647

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

const unstorable = (input: z.ZodType): string[] =>
  (['input', 'output'] as const)
    .flatMap((io) => integersOf(z.toJSONSchema(input, { io, unrepresentable: 'any', reused: 'inline' })))
    .filter(({ maximum, minimum }) => maximum > LARGEST_STORED || minimum < -LARGEST_STORED - 1)
    .map(({ path }) => path)

test('no call takes an integer that a column of the database cannot hold', () => {
  const found = wired.routes.flatMap(({ call }) =>
    unstorable(call.input).map((path) => `${callName(call)}: ${path}`),
  )
  expect([...new Set(found)]).toEqual([])
})
