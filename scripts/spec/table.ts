import { CALL_ROWS } from './areas/calls.ts'
import { CLIENT_STATE_ROWS } from './areas/client-state.ts'
import { CONSTANT_ROWS } from './areas/constants.ts'
import { ERROR_ROWS } from './areas/errors.ts'
import { PURPOSE_ROWS } from './areas/purpose.ts'
import { ROUTE_ROWS } from './areas/routes.ts'
import { SESSION_ROWS } from './areas/session.ts'
import { WIRE_ROWS } from './areas/wire.ts'
import type { Row } from './row.ts'

/** Every statement of the specification, in its order. */
export const TABLE: readonly Row[] = [
  ...PURPOSE_ROWS,
  ...ROUTE_ROWS,
  ...CLIENT_STATE_ROWS,
  ...SESSION_ROWS,
  ...WIRE_ROWS,
  ...CALL_ROWS,
  ...ERROR_ROWS,
  ...CONSTANT_ROWS,
]
