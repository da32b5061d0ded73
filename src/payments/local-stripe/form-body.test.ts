import { expect, it } from 'vitest'
import { fieldsOf } from './form-body.ts'

it('reads what Stripe’s library writes', () => {
  const text =
    'mode=payment&line_items[0][quantity]=1&line_items[0][price_data][currency]=eur&metadata[order_number]=OR-1&expand[0]=a&types[]=x&types[]=y'
  expect(fieldsOf(text)).toEqual({
    mode: 'payment',
    line_items: { 0: { quantity: '1', price_data: { currency: 'eur' } } },
    metadata: { order_number: 'OR-1' },
    expand: { 0: 'a' },
    types: { 0: 'x', 1: 'y' },
  })
})

it('keeps odd names to themselves', () => {
  expect(fieldsOf('__proto__[polluted]=1&a[__proto__][polluted]=1')).toBeDefined()
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
