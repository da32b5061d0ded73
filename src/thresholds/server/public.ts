/** What other modules may use. */
export { limitsOn } from './limits-on.ts'
export { nameOfLimit } from './thresholds.messages.ts'
export { thresholdsToHandle } from './pending-matters.queries.ts'
