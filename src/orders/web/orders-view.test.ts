import { expect, it } from 'vitest'
import { readOrdersView, statusHref } from './orders-view.ts'

const read = (query: string) => readOrdersView(new URLSearchParams(query))
const address = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))

it.each([
  ['status=COMPLETED&country=DE&keyword=vat', { status: 'COMPLETED', country: 'DE', keyword: 'vat' }],
  ['status=LOST&country=Germany&keyword=%20', {}],
  ['page=3', {}],
] as const)('%s narrows by %j', (query, view) => {
  expect(read(query)).toEqual(view)
})

it('another status keeps keyword and country, and begins with the first page', () => {
  const view = read('status=COMPLETED&country=DE&keyword=vat&page=4')
  expect(address(statusHref(view, 'REFUNDED'))).toEqual({ status: 'REFUNDED', country: 'DE', keyword: 'vat' })
  expect(address(statusHref(view, undefined))).toEqual({ country: 'DE', keyword: 'vat' })
})
