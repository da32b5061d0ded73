import { describe, expect, it } from 'vitest'
import { numberBegunBy, readTyped } from './typed-keyword.ts'

describe('the beginning of a work order’s number', () => {
  it.each([
    ['wo-2', 'WO-2'],
    ['WO-2026-0004', 'WO-2026-0004'],
    ['wo', undefined],
    ['wong', undefined],
    ['or-2026', undefined],
  ])('%s', (keyword, begun) => {
    expect(numberBegunBy(keyword)).toBe(begun)
  })
})

describe('what is looked for', () => {
  it.each([
    ['Foshan', { text: 'foshan', compact: '', digits: '', numbers: [], signs: [] }],
    ['深圳', { text: '深圳', compact: '', digits: '', numbers: [], signs: ['深', '圳'] }],
    ['方方', { signs: ['方'] }],
    ['明橡贸易 3', { signs: ['明', '橡', '贸', '易'] }],
    ['li', { signs: [] }],
    ['DE 123 456 788', { text: 'de 123 456 788', compact: 'de123456788', digits: '123456788' }],
    ['or-2026-000361', { numbers: ['OR-2026-000361'] }],
    ['li.na88@example.com', { text: 'li.na88@example.com', digits: '' }],
    ['wo 411', { numbers: ['WO-2026-000411', 'WO-2025-000411', 'WO-2024-000411'] }],
  ])('%s', (keyword, typed) => {
    expect(readTyped(keyword, 2026)).toMatchObject(typed)
  })
})
