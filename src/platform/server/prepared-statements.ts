import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { BEGIN, KnownShapes, LeanQuery, type NamedStatement } from './lean-query.ts'

/**
 * Beyond this many texts a connection prepares no more: a text that differs at every call must not fill the server.
 */
const TEXTS_AT_MOST = 1_000

/** Names for the statements of one connection, the same in every process; `undefined` once there are too many. */
function namesOfConnection(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= TEXTS_AT_MOST) return known
    const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    names.set(text, name)
    return name
  }
}

type AnyQuery = (...args: unknown[]) => unknown
type Statement = { text: string; name?: string }
type Named = Statement & NamedStatement

/** `false`: behind a pooler the next statement may be on another connection, which knows none of the names. */
export type Preparing = { prepare?: boolean }

/** Statements planned without parameters; `begin` is not one. */
const PLANNED = /^(select|insert|update|delete|with) /i

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const withoutName = ({ name: _name, ...statement }: Statement): Statement => statement

const hasName = (statement: Statement): statement is Named => !!statement.name

/**
 * Has each statement that needs a plan parsed and planned once per connection. Planning at every call doubled what the
 * database spends on our small statements. Statements with a name keep it.
 */
export class PreparingClient extends Client {
  readonly #nameOf = namesOfConnection()
  readonly #prepares: boolean
  readonly #shapes = new KnownShapes()
  #isBeginPrepared = false
  #beginsWithNext = false
  /** While a transaction is being begun by itself. */
  #begun: Promise<unknown> | undefined

  constructor(config?: ConstructorParameters<typeof Client>[0] & Preparing) {
    super(config)
    this.#prepares = config?.prepare ?? true
    const query = this.query.bind(this) as AnyQuery
    this.query = ((statement: unknown, ...rest: unknown[]) => {
      const known = this.#named(statement, rest[0]) ?? statement
      if (this.#begun) return this.#begun.then(() => this.query(statement as string, ...(rest as [])))
      if (isStatement(known) && hasName(known) && Array.isArray(rest[0]) && rest.length === 1)
        return this.#sendLean(query, known, rest[0])
      return this.#beginsWithNext ? this.#beginBefore(query, [known, ...rest]) : query(known, ...rest)
    }) as typeof this.query
  }

  /** Begins a transaction: from the second one on, its first statement takes that along. */
  async begin(): Promise<void> {
    if (this.#isBeginPrepared) {
      this.#beginsWithNext = true
      return
    }
    await this.query(this.#prepares ? { name: BEGIN, text: 'begin' } : 'begin')
    this.#isBeginPrepared = this.#prepares
  }

  /** Ends it. One in which nothing was said has not begun. */
  async endTransaction(how: 'commit' | 'rollback'): Promise<void> {
    if (!this.#beginsWithNext) return void (await this.query(how))
    this.#beginsWithNext = false
  }

  #sendLean(query: AnyQuery, statement: Named, values: unknown[]): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const callback = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result))
    const begins = this.#beginsWithNext
    this.#beginsWithNext = false
    query(new LeanQuery(statement, values, { shapes: this.#shapes, begins, callback }))
    return promise.catch((error: Error) => {
      // Where it was asked for says more than where the answer came in.
      Error.captureStackTrace(error)
      throw error
    })
  }

  /** For a statement that is not prepared, and so cannot take it along: what is asked for meanwhile waits too. */
  #beginBefore(query: AnyQuery, args: readonly unknown[]): Promise<unknown> {
    this.#beginsWithNext = false
    const begun = (query('begin') as Promise<unknown>).finally(() => (this.#begun = undefined))
    this.#begun = begun
    return begun.then(() => query(...args))
  }

  /** The statement under its name, or without any; undefined for one that is not prepared. */
  #named(statement: unknown, values: unknown): Statement | undefined {
    if (!isStatement(statement) || !Array.isArray(values)) return undefined
    if (!this.#prepares) return withoutName(statement)
    if (hasName(statement)) return statement
    const isPlanned = values.length > 0 || PLANNED.test(statement.text)
    const name = isPlanned ? this.#nameOf(statement.text) : undefined
    return name === undefined ? undefined : { ...statement, name }
  }
}

export function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const text = (statement as Partial<Statement> | null)?.text
  return typeof text === 'string' ? text : ''
}
