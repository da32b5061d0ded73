import { expect, it } from 'vitest'
import { openQuery, stepName } from './steps.ts'

const history = (...actions: readonly string[]) =>
  actions.map((action, index) => ({
    action,
    by: 'staff' as const,
    name: '',
    note: `${index}`,
    box: null,
    at: '2026-03-17T08:00:00Z',
  }))

it('the query that is open is the last one', () => {
  expect(openQuery(history('query', 'withdraw_query', 'query'))?.note).toBe('2')
  expect(openQuery(history('check'))).toBeUndefined()
})

it('has a name for every step', () => {
  expect(stepName('confirm')).toBe('confirm')
  expect(stepName('state_nil')).toBe('state_nil')
  expect(stepName('owe')).toBe('other')
})
