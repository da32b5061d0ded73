import { describe, expect, it } from 'vitest'
import { placeQuery, readQueuePlace } from './queue-place.ts'

describe('the place in the queue', () => {
  it.each([
    ['', { view: 'myTurn', page: 1, keyword: '', country: '' }],
    [
      'view=overdue&page=3&keyword=foshan&country=DE',
      { view: 'overdue', page: 3, keyword: 'foshan', country: 'DE' },
    ],
    ['view=everything&page=-2&country=germany', { view: 'myTurn', page: 1, keyword: '', country: '' }],
    ['page=abc', { view: 'myTurn', page: 1, keyword: '', country: '' }],
  ])('reads “%s”', (query, place) => {
    expect(readQueuePlace(new URLSearchParams(query))).toEqual(place)
  })

  it('leaves out what is usual', () => {
    expect(placeQuery({ view: 'myTurn', page: 1, keyword: '', country: '' })).toEqual({})
    expect(placeQuery({ view: 'seller', page: 2, keyword: 'x', country: 'DE' })).toEqual({
      view: 'seller',
      page: 2,
      keyword: 'x',
      country: 'DE',
    })
  })
})
