import { expect, it } from 'vitest'
import { mappingErrors } from './mapping-errors.ts'

const said = {
  mapping: {
    columns: { date: 'Datum' },
    constants: { marketplace: 'Mein Shop' },
    refunds: 'NEGATIVE' as 'NEGATIVE' | 'POSITIVE',
  },
  name: ' ',
}
const preview = { missing: ['marketplace', 'depart'], otherNumbers: '1.190,50', rows: [] }

it('a marketplace that is not understood is said at its field at once, what is missing once it is pressed', () => {
  const before = mappingErrors(preview, said, false)
  expect([before.at('marketplace'), before.at('depart'), before.at('date')]).toEqual([
    'NOT_UNDERSTOOD',
    null,
    null,
  ])
  expect(mappingErrors(preview, said, true).at('depart')).toBe('MISSING')
})

it('a name is asked for once it is pressed, and nothing is sent without it', () => {
  const whole = { ...preview, missing: [] }
  expect(mappingErrors(whole, said, false)).toMatchObject({ hasName: true, isReady: false })
  expect(mappingErrors(whole, said, true)).toMatchObject({ hasName: false, isReady: false })
  expect(mappingErrors(whole, { ...said, name: 'eBay' }, true)).toMatchObject({
    hasName: true,
    isReady: true,
  })
  expect(mappingErrors(preview, { ...said, name: 'eBay' }, true).isReady).toBe(false)
})

it('amounts and refunds that are written otherwise than was said are named where it was said', () => {
  const rows = [
    { orderId: '1', problems: [{ code: 'NO_REGISTRATION' }] },
    { orderId: '2', problems: [{ code: 'ASK_REFUND_SIGN' }] },
  ]
  expect(mappingErrors({ ...preview, rows }, said, false)).toMatchObject({ numbers: '1.190,50', refund: '2' })
  const positive = { ...said, mapping: { ...said.mapping, refunds: 'POSITIVE' as const } }
  expect(mappingErrors({ ...preview, rows }, positive, false).refund).toBeNull()
})
