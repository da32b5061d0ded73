import { describe, expect, test } from 'vitest'
import { defineRefusals, fillText, Refusal } from './refusal.ts'

const refusals = defineRefusals('cart', {
  too_many: { code: 499, status: 422, en: 'At most {{limit}} of {{name}}.', zh: '{{name}}最多{{limit}}件。' },
})

describe('a refusal', () => {
  test('has a dotted name, both languages and the data that the caller needs', () => {
    const refusal = refusals.too_many({ params: { limit: 3, name: 'EORI' }, data: { lines: 4 } })
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal.error).toBe('cart.too_many')
    expect(refusal.messageIn('en')).toBe('At most 3 of EORI.')
    expect(refusal.messageIn('zh')).toBe('EORI最多3件。')
    expect(refusal.data).toEqual({ lines: 4 })
    expect(refusal.spec).toMatchObject({ code: 499, status: 422 })
  })

  test('is a new one each time, with its own stack', () => {
    expect(refusals.too_many()).not.toBe(refusals.too_many())
  })
})

describe('filling a text’s parameters', () => {
  test.each([
    ['{{a}} and {{a}}', { a: 1 }, '1 and 1'],
    ['{{a}}', { a: 0 }, '0'],
    ['{{missing}}.', {}, '.'],
    ['{{a}}', { a: '{{b}}', b: 'no' }, '{{b}}'],
    ['{{a}}', { a: '$& $1' }, '$& $1'],
    ['{ {a} } {{a', { a: 1 }, '{ {a} } {{a'],
    ['{{constructor}}{{toString}}', {}, ''],
  ])('%s', (text, params, expected) => {
    expect(fillText(text, params as Record<string, string | number>)).toBe(expected)
  })
})
