/** What other modules' screens may use. */
export { StandingFailures } from '../staff/web/standing-failures.tsx'
