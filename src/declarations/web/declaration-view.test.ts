import { expect, it } from 'vitest'
import { readView } from './declaration-view.ts'

it.each([
  ['', {}],
  ['status=FILED&country=DE&year=2026', { status: 'FILED', country: 'DE', year: '2026' }],
  ['view=calendar', { view: 'calendar' }],
  ['status=LOST&country=Germany&year=1&view=map', {}],
])('reads the address %s', (address, view) => {
  expect(readView(new URLSearchParams(address))).toEqual({
    status: undefined,
    country: undefined,
    year: undefined,
    view: undefined,
    ...view,
  })
})
