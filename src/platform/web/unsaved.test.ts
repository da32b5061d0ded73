import { expect, it } from 'vitest'
import { isChanged, isLeaving } from './unsaved.ts'

const letter = { pathname: '/admin/letters', search: '?id=let_1' }

it.each([
  ['back to the list', { ...letter, search: '' }, true],
  ['to another page', { pathname: '/admin', search: letter.search }, true],
  ['nowhere else', { ...letter }, false],
])('%s', (_where, to, leaves) => {
  expect(isLeaving(letter, to)).toBe(leaves)
})

it('is unsaved while it says something else', () => {
  const saved = { summaryEn: '', company: { id: 'co_1' } }
  expect(isChanged({ ...saved, company: { id: 'co_1' } }, saved)).toBe(false)
  expect(isChanged({ ...saved, summaryEn: 'The tax office asks' }, saved)).toBe(true)
})
