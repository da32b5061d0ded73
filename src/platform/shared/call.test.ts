import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall, listInput, pageInput } from './call.ts'

describe('the input of a list', () => {
  const page = z.object(pageInput)
  test('begins on page 1 with twenty records', () =>
    expect(page.parse({})).toEqual({ page: 1, pageSize: 20 }))
  test('reads numbers from a query', () => {
    expect(page.parse({ page: '3', pageSize: '100' })).toEqual({ page: 3, pageSize: 100 })
  })
  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: '1e9' },
    { pageSize: 101 },
    { pageSize: 0 },
    { page: 'x' },
  ])('refuses %j', (input) => expect(page.safeParse(input).success).toBe(false))
})

test('a list value may be absent from a query, single or repeated', () => {
  const options = listInput(z.string().max(10))
  expect(options.parse(undefined)).toEqual([])
  expect(options.parse('term:24')).toEqual(['term:24'])
  expect(options.parse(['a', 'b'])).toEqual(['a', 'b'])
  expect(options.safeParse(Array.from({ length: 51 }, () => 'a')).success).toBe(false)
})

test('a call is JSON and not idempotent by default', () => {
  const spec = {
    method: 'POST',
    path: '/x',
    access: 'public',
    summary: '',
    input: z.object({}),
    output: z.object({}),
  } as const
  expect(defineCall(spec)).toMatchObject({ kind: 'json', idempotent: false })
  expect(defineCall({ ...spec, kind: 'file', idempotent: true })).toMatchObject({
    kind: 'file',
    idempotent: true,
  })
})
