import type { QueryResult } from 'pg'
import { BEGIN, BeginningQuery, hasPreparedBegin } from './beginning-query.ts'
import { PreparingClient, type AnyQuery, type Statement } from './prepared-statements.ts'

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
const ENDS = new Set(['commit', 'rollback'])

/**
 * Spares round trips, which cost both sides more than most of our statements do. Statements that are asked for together
 * (`Promise.all`) are sent together, and executed in their order; `begin` is sent with the first statement after it.
 */
export class PipeliningClient extends PreparingClient {
  #isCorked = false
  /** `begin` was asked for and is not sent yet. */
  #mustBegin = false
  /** Until the server has begun: what it executed before would stay when `begin` failed. */
  #beginning: Promise<unknown> | undefined

  constructor(config?: ConstructorParameters<typeof PreparingClient>[0]) {
    super({ ...(typeof config === 'object' && config), pipeline: true })
    const query = this.query.bind(this) as AnyQuery
    this.query = ((...args: unknown[]) => {
      this.#cork()
      const [statement, values] = args
      const text = textOf(statement)
      if (text === BEGIN.text && values) return this.#begin(query)
      if (this.#beginning) return this.#beginning.then(() => query(...args))
      if (!this.#mustBegin) return query(...args)
      this.#mustBegin = false
      return ENDS.has(text) ? Promise.resolve(NOTHING) : this.#beginWith(query, args)
    }) as typeof this.query
  }

  /** The connection has to know `begin` before it can be sent together with something. */
  #begin(query: AnyQuery): unknown {
    if (!hasPreparedBegin(this)) return query(BEGIN, [])
    this.#mustBegin = true
    return Promise.resolve(NOTHING)
  }

  #beginWith(query: AnyQuery, args: unknown[]): Promise<unknown> {
    const [statement, values] = args
    const named = this.named(statement, values)
    const first = named
      ? new Promise((resolve, reject) => {
          const answer = (error: Error | undefined, result: unknown) =>
            error ? reject(error) : resolve(result)
          query(new BeginningQuery(named, values, answer))
        })
      : Promise.resolve(query(BEGIN, [])).then(() => query(...args))
    const begun = () => (this.#beginning = undefined)
    this.#beginning = first
    first.then(begun, begun)
    return first
  }

  /** What is sent before the tasks that run now are done leaves in one piece. */
  #cork(): void {
    if (this.#isCorked) return
    const { stream } = this.connection
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}

export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const text = (statement as Partial<Statement> | null)?.text
  return typeof text === 'string' ? text : ''
}
