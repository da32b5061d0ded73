/** Steps whose note staff write to each other: no seller reads it, on a page or in a file. */
const AMONG_STAFF: ReadonlySet<string> = new Set(['return_figures'])

export const isAmongStaff = ({ action }: { action: string }): boolean => AMONG_STAFF.has(action)

/** A step as it is given out to the company and to whoever audits it: that it was, and not what staff wrote. */
export const givenOut = <Step extends { action: string; note: string | null }>(step: Step): Step =>
  isAmongStaff(step) ? { ...step, note: null } : step
