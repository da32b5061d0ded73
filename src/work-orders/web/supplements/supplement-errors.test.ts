import { describe, expect, it } from 'vitest'
import { isAtSupplements, supplementErrors } from './supplement-errors.ts'

const SENT = ['sup-a', 'sup-b']

it.each([
  ['by id', { 'sup-b': 'too short' }, { 'sup-b': 'too short' }],
  ['by its place', { 'items.0.value': 'too long' }, { 'sup-a': 'too long' }],
  ['of another one', { 'sup-c': 'gone' }, {}],
  ['of a place that was not sent', { 'items.7': 'gone' }, {}],
])('shows what is wrong %s', (_name, fields, shown) => {
  expect(supplementErrors(fields, SENT)).toEqual(shown)
})

describe('is told at the supplement alone', () => {
  it.each([
    [{ 'sup-a': 'x' }, true],
    [{ 'sup-a': 'x', 'items.1.fileIds': 'y' }, true],
    [{ 'sup-a': 'x', workOrderId: 'y' }, false],
    [{}, false],
    [undefined, false],
  ])('%j: %s', (fields, alone) => expect(isAtSupplements(fields, SENT)).toBe(alone))
})
