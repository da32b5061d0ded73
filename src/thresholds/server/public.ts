/** What other modules may use. */
export { thresholdsToHandle } from './pending-matters.queries.ts'
