import { describe, expect, it } from 'vitest'
import { placeQuery, readQueuePlace } from './queue-place.ts'

describe('the place in the queue', () => {
  it.each([
    ['', { view: 'myTurn', page: 1, keyword: '', product: '' }],
    [
      'view=overdue&page=3&keyword=foshan&product=vat-registration-de',
      { view: 'overdue', page: 3, keyword: 'foshan', product: 'vat-registration-de' },
    ],
    ['view=everything&page=-2&product=', { view: 'myTurn', page: 1, keyword: '', product: '' }],
    ['page=abc', { view: 'myTurn', page: 1, keyword: '', product: '' }],
  ])('reads “%s”', (query, place) => {
    expect(readQueuePlace(new URLSearchParams(query))).toEqual(place)
  })

  it('leaves out defaults', () => {
    expect(placeQuery({ view: 'myTurn', page: 1, keyword: '', product: '' })).toEqual({})
    expect(placeQuery({ view: 'seller', page: 2, keyword: 'x', product: 'vat-registration-de' })).toEqual({
      view: 'seller',
      page: 2,
      keyword: 'x',
      product: 'vat-registration-de',
    })
  })
})
