import { FIXED_CALLS } from '#main/calls.ts'
import { rowsOf } from '../call-row.ts'
import type { Row } from '../row.ts'
import { INVITE_CALLS } from './calls-invites.ts'
import { MESSAGE_CALLS } from './calls-messages.ts'
import { PRODUCT_CALLS } from './calls-products.ts'
import { VAT_CALLS } from './calls-vat.ts'
import { WORK_CALLS } from './calls-work.ts'

const SPECS = [...PRODUCT_CALLS, ...MESSAGE_CALLS, ...WORK_CALLS, ...VAT_CALLS, ...INVITE_CALLS]

/** Every one of the 39 calls, in the order of the specification; one that nobody described fails as a row without a check. */
export const CALL_ROWS: readonly Row[] = FIXED_CALLS.flatMap((call) => {
  const spec = SPECS.find((one) => one.call === call)
  return spec ? rowsOf(spec) : [{ id: `7.${call}`, says: 'is described here', over: 'HTTP' }]
})
