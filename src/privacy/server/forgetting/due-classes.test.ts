import { expect, it } from 'vitest'
import { dueClasses } from './due-classes.ts'

const company = { closedOn: '2026-11-26', hasBought: true }
const keys = (today: string, about = company) => dueClasses(about, today).map(({ key }) => key)
const SOON = ['invitations', 'drafts', 'numberMarks', 'shops', 'bankAccounts']

it.each([
  ['2026-12-26', []],
  ['2026-12-27', SOON],
  ['2029-12-31', SOON],
  ['2030-01-01', [...SOON, 'evidence']],
  ['2034-12-31', [...SOON, 'evidence']],
  ['2035-01-01', [...SOON, 'evidence', 'orders']],
])('of a company that was closed on 26 November 2026, on %s is due: %j', (today, expected) => {
  expect(keys(today)).toEqual(expected)
})

it('after ten years everything is due, and the company itself last', () => {
  expect(keys('2036-12-31')).not.toContain('work')
  expect(keys('2037-01-01')).toEqual(expect.arrayContaining(['work', 'documents', 'returns', 'orders']))
  expect(keys('2037-01-01').at(-1)).toBe('company')
})

it('a company that never bought goes with its agreements', () => {
  expect(keys('2030-01-01', { ...company, hasBought: false }).at(-1)).toBe('company')
})
