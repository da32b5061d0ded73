import { expect, it } from 'vitest'
import { readQueuePlace } from '#work-orders/staff/web/queue-place.ts'
import { filterOfPlace, placeOfFilter } from './saved-filter.ts'

it.each([
  '',
  'view=all&sort=due',
  'view=seller&product=vat-de&product=vat-fr&country=DE&tag=tag_1&keyword=li',
  'assignee=me&due=overdue&sellerLang=zh&speed=first&step=form',
])('what is saved of “%s” leads to the same place', (query) => {
  const place = readQueuePlace(new URLSearchParams(query))
  expect(placeOfFilter(filterOfPlace(place))).toEqual(place)
})

it('the page is not saved', () => {
  const place = readQueuePlace(new URLSearchParams('view=all&page=4'))
  expect(placeOfFilter(filterOfPlace(place)).page).toBe(1)
})
