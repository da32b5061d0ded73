import { Pool } from 'pg'
import { isDatabaseDown, OutcomeUnknown } from './database-errors.ts'
import { type Preparing, PreparingClient, textOf } from './prepared-statements.ts'

type AnyQuery = (...args: unknown[]) => unknown

/** Errors of statements that never left this process. */
const NEVER_SENT = /is not queryable|timeout exceeded when trying to connect|Connection terminated due to/
const BEGINS = /^\s*begin\b/i
const ENDS_WORK = /^\s*commit\b/i
const ENDS = /^\s*(commit|rollback)(?! to)\b/i
const WRITES = /^\s*(insert|update|delete|merge|with)\b/i

/**
 * A connection that says what its failures mean. One whose server does not answer is destroyed, because its next
 * statement would wait behind the unanswered one; and if it is lost after a commit (or a write outside a transaction)
 * was sent, the error says that nobody knows whether it was done.
 */
export class GuardedClient extends PreparingClient {
  /** Set once a commit was sent and its answer did not come. */
  lostOutcome: OutcomeUnknown | undefined
  /** What was asked for; what the server says of the transaction lags behind. */
  #hasBegun = false
  #isHeldBack = false

  constructor(config?: ConstructorParameters<typeof PreparingClient>[0]) {
    // Statements that are asked for together are sent without waiting for each other, and executed in their order.
    super({ ...(typeof config === 'object' && config), pipeline: true })
    const query = this.query.bind(this) as AnyQuery
    this.query = ((...args: unknown[]) => {
      const couldChange = this.#couldChange(textOf(args[0]))
      this.#holdBack()
      const result = query(...args)
      if (!(result instanceof Promise)) return result
      return result.catch((error: unknown) => {
        throw this.#judge(error, couldChange)
      })
    }) as typeof this.query
  }

  override async begin(): Promise<void> {
    this.#hasBegun = true
    await super.begin()
  }

  override async endTransaction(how: 'commit' | 'rollback'): Promise<void> {
    await super.endTransaction(how)
    this.#hasBegun = false
  }

  #couldChange(text: string): boolean {
    if (BEGINS.test(text)) this.#hasBegun = true
    else if (ENDS.test(text)) this.#hasBegun = false
    return ENDS_WORK.test(text) || (!this.#hasBegun && WRITES.test(text))
  }

  #judge(error: unknown, couldChange: boolean): unknown {
    if (error instanceof Error && error.message === 'Query read timeout') this.#destroy()
    if (!couldChange || !isDatabaseDown(error) || isCertain(error as Error)) return error
    this.lostOutcome = new OutcomeUnknown('the connection was lost before the answer', { cause: error })
    return this.lostOutcome
  }

  /**
   * Statements that are asked for before anything else happens leave in one piece: each piece costs a system call, and
   * wakes the database.
   */
  #holdBack(): void {
    if (this.#isHeldBack) return
    this.#isHeldBack = true
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      this.#isHeldBack = false
      stream.uncork()
    })
  }

  #destroy(): void {
    this.connection.stream.destroy()
  }
}

/** A pool of such connections. The library's own `query` would report the lost connection before it was judged. */
export class GuardedPool extends Pool {
  constructor(config: ConstructorParameters<typeof Pool>[0] & Preparing) {
    super({ ...config, Client: GuardedClient })
    this.query = (async (...args: unknown[]) => {
      const client = await this.connect()
      try {
        const result = await (client.query as AnyQuery)(...args)
        client.release()
        return result
      } catch (error) {
        client.release(isDatabaseDown(error))
        throw error
      }
    }) as typeof this.query
  }
}

/** Either the statement was not sent, or the server itself says that it failed. */
function isCertain(error: Error & { severity?: string }): boolean {
  return error.severity === 'ERROR' || NEVER_SENT.test(error.message)
}
