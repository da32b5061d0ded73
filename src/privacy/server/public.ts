/** What other modules may use of this one. */
export { exportFileIds } from './exports.repository.ts'
export type { ClosingPort } from './closing-port.ts'
export { doneErasures } from './erasing/erasures.repository.ts'
export type { DoneErasure, ErasuresBeside } from './privacy-deps.ts'
