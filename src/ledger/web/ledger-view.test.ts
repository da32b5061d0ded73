import { expect, test } from 'vitest'
import { readLedgerView } from './ledger-view.ts'

test.each([
  ['status=RETURNED&country=DE&keyword=%20Nord%20', { status: 'RETURNED', country: 'DE', keyword: 'Nord' }],
  ['status=REMOVED&country=Germany&keyword=', {}],
])('%s', (query, view) => {
  expect(readLedgerView(new URLSearchParams(query))).toEqual(view)
})
