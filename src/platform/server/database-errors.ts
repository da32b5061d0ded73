/** True if `error` is PostgreSQL's unique violation (of the named constraint, if given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = pgErrorOf(error)
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint)
}

/** Two transactions waited for each other, and this one was ended; it may be begun again. */
export function isDeadlock(error: unknown): boolean {
  return pgErrorOf(error)?.code === '40P01'
}

/** The connection was lost after a write was sent: it may have been done, or not. */
export class OutcomeUnknown extends Error {}

/** The `OutcomeUnknown` behind an error, if there is one. */
export function unknownOutcomeIn(error: unknown): OutcomeUnknown | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof OutcomeUnknown) return current
  return undefined
}

/** For the platform's own counts and claims: whether one was written makes no difference to the person who asks. */
export async function asBookkeeping<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw unknownOutcomeIn(error)?.cause ?? error
  })
}

/** Connection failures by code; 57014 and 55P03: a statement waited longer than it may. */
const LOST =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|57014|55P03|08\d{3}|53300)$/

const LOST_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Query read timeout|Client was closed/

/** True if the database could not be reached, or did not answer, as opposed to having refused. */
export function isDatabaseDown(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const {
      code = '',
      severity = '',
      syscall,
    } = current as { code?: string; severity?: string; syscall?: string }
    if (LOST.test(code) || (code === 'ENOENT' && syscall === 'connect')) return true
    // PostgreSQL's code for having ended the connection, whatever the reason.
    if (severity === 'FATAL' || severity === 'PANIC') return true
    if (LOST_MESSAGE.test(current.message)) return true
  }
  return false
}

function pgErrorOf(error: unknown): { code?: string; constraint?: string } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && 'severity' in current) return current as { code?: string; constraint?: string }
  }
  return undefined
}
