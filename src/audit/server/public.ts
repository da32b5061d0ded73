/** What other modules may use of this one. */
export { adoptEarlierLines } from './adopt-lines.ts'
export { checkTrail } from './check-trail.ts'
export { cutTrail } from './cut-trail.ts'
export { readTrail } from './read-trail.ts'
export { createSealer, type Sealer } from './seal-trail.ts'
