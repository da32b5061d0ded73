import { describe, expect, it } from 'vitest'
import { hasLeft, neighbourOf } from './neighbour.ts'

describe('the neighbour of a row', () => {
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['x', undefined],
    [undefined, undefined],
  ])('of %s is %s', (id, next) => {
    expect(neighbourOf(['a', 'b', 'c'], id)).toBe(next)
  })

  it('of the only one there is none', () => {
    expect(neighbourOf(['a'], 'a')).toBeUndefined()
    expect(neighbourOf([], 'a')).toBeUndefined()
  })
})

describe('a decision has left a work order', () => {
  it.each([
    [{ turn: 'seller', workOrderStatus: 'OPEN' }, true],
    [{ turn: 'authority', workOrderStatus: 'OPEN' }, true],
    [{ turn: 'none', workOrderStatus: 'COMPLETED' }, true],
    [{ turn: 'none', workOrderStatus: 'ON_HOLD' }, true],
    [{ turn: 'agency', workOrderStatus: 'OPEN' }, false],
    [{ id: 'what is no move' }, false],
    [null, false],
    [undefined, false],
  ])('%o: %s', (answer, left) => {
    expect(hasLeft(answer)).toBe(left)
  })
})
