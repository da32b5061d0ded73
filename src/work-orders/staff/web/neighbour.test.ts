import { describe, expect, it } from 'vitest'
import { hasLeft, needsFollowing, neighbourOf } from './neighbour.ts'

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

  it('of the last of a page is the first of the next page, which moves up when this one leaves', () => {
    expect(neighbourOf(['a', 'b', 'c'], 'c', 'd')).toBe('d')
    expect(neighbourOf(['a', 'b', 'c'], 'b', 'd')).toBe('c')
    expect(neighbourOf(['a', 'b', 'c'], 'x', 'd')).toBeUndefined()
    expect(neighbourOf(['c'], 'c', 'd')).toBe('d')
  })

  it.each([
    ['the last of a full page', 'c', { page: 1, pageSize: 3, total: 7 }, true],
    ['one before it', 'b', { page: 1, pageSize: 3, total: 7 }, false],
    ['the last of all', 'c', { page: 2, pageSize: 3, total: 6 }, false],
    ['none', undefined, { page: 1, pageSize: 3, total: 7 }, false],
  ])('is on the next page for %s: %s of %o, %s', (_name, id, list, needed) => {
    expect(needsFollowing(['a', 'b', 'c'], id, list)).toBe(needed)
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
