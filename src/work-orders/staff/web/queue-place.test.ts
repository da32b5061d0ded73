import { describe, expect, it } from 'vitest'
import { narrowedTo, placeQuery, readQueuePlace, viewsOf } from './queue-place.ts'

const usual = { view: 'myTurn', page: 1, keyword: '', sort: undefined, narrowed: {} } as const

describe('the place in the queue', () => {
  it.each([
    ['', usual],
    [
      'view=overdue&page=3&keyword=foshan&product=vat-registration-de&sort=due',
      {
        view: 'overdue',
        page: 3,
        keyword: 'foshan',
        sort: 'due',
        narrowed: { product: ['vat-registration-de'] },
      },
    ],
    [
      'country=DE&country=FR&country=DE&assignee=me&assignee=nobody&due=week&sellerLang=zh&speed=first&step=check',
      {
        ...usual,
        narrowed: {
          country: ['DE', 'FR'],
          step: ['check'],
          assignee: ['me', 'nobody'],
          lang: ['zh'],
          speed: ['first'],
          due: ['week'],
        },
      },
    ],
    ['view=everything&page=-2&product=&sort=luck', usual],
    ['lang=zh', usual],
    ['country=Germany&step=a%20b&assignee=a%27b&lang=de&speed=fast&due=never&page=abc', usual],
  ])('reads “%s”', (query, place) => {
    expect(readQueuePlace(new URLSearchParams(query))).toEqual(place)
  })

  it.each([
    ['', 'agency'],
    ['view=myTurn', 'agency'],
    ['view=watched', 'agency'],
    ['view=seller', 'seller'],
  ])('of a partner firm reads “%s” as %s, as nobody is assigned its work', (query, view) => {
    const place = readQueuePlace(new URLSearchParams(query), 'partner')
    expect(place).toEqual({ ...usual, view })
    expect(placeQuery(place)).toEqual({ view })
    expect(viewsOf('partner')).toContain(view)
  })

  it('takes as many values as the server does', () => {
    const many = Array.from({ length: 60 }, (_, index) => ['product', `service-${index}`])
    expect(readQueuePlace(new URLSearchParams(many)).narrowed.product).toHaveLength(50)
  })

  it('leaves out defaults', () => {
    expect(placeQuery(usual)).toEqual({})
    const place = { ...usual, view: 'seller', page: 2, keyword: 'x', sort: 'newest' } as const
    expect(placeQuery({ ...place, narrowed: { country: ['DE', 'FR'] } })).toEqual({
      view: 'seller',
      page: 2,
      keyword: 'x',
      sort: 'newest',
      country: ['DE', 'FR'],
    })
  })

  it('begins on the first page with another filter, and without values there is none', () => {
    const place = { ...usual, page: 4, narrowed: { country: ['DE'], due: ['today'] } }
    expect(narrowedTo(place, 'country', ['DE', 'FR'])).toMatchObject({
      page: 1,
      narrowed: { country: ['DE', 'FR'], due: ['today'] },
    })
    expect(narrowedTo(place, 'country', []).narrowed).toEqual({ due: ['today'] })
  })
})
