import { Query, Result } from 'pg'

/** How the rows of a statement are read, as the library works it out of their description. */
type Shape = { fields: unknown[]; _parsers: unknown; _prebuiltEmptyResultObject: unknown }
type Callback = (error: Error | null, result: unknown) => void

/* What the library keeps to itself: of a query, of its connection, and what a query does as they meet. */
type Inside = { values: unknown[]; callback: Callback; _accumulateRows: boolean; _result: Shape }
type Wire = {
  bind(message: object): void
  execute(message: { portal: string; rows: number }): void
  describe(message: object): void
}
type Doing = {
  prepare(wire: Wire): void
  handleRowDescription(message: object): void
  handleCommandComplete(message: object, wire: Wire): void
}
const library = Query.prototype as unknown as Doing

/** The name under which a connection has prepared its `begin`. */
export const BEGIN = 'begin'

export type NamedStatement = { name: string; text: string; rowMode?: string; types?: unknown }

/** What is known of the statements of one connection; `null` for one without rows. */
export class KnownShapes {
  readonly #shapes = new Map<string, Shape | null>()
  #silent: Wire | undefined

  get = (key: string): Shape | null | undefined => this.#shapes.get(key)
  set = (key: string, shape: Shape | null): unknown => this.#shapes.set(key, shape)

  /** The same connection, over which no description is asked for. */
  silent(wire: Wire): Wire {
    this.#silent ??= Object.create(wire, { describe: { value: () => undefined } }) as Wire
    return this.#silent
  }
}

/**
 * A prepared statement that asks what its rows look like once for each connection, not each time: to describe them, and to
 * read that, costs as much as a short answer. The database refuses a prepared statement whose rows have changed. The first
 * statement of a transaction takes its `begin` along: where that fails, the statement is not done either.
 */
export class LeanQuery extends Query {
  readonly #shapes: KnownShapes
  readonly #key: string
  #awaitsBegin: boolean

  constructor(
    statement: NamedStatement,
    values: unknown[],
    { shapes, begins, callback }: { shapes: KnownShapes; begins: boolean; callback: Callback },
  ) {
    // With more than the text, the library copies all of it property by property.
    super(statement.text)
    const { name, rowMode, types } = statement
    this.#shapes = shapes
    this.#key = `${name} ${rowMode ?? ''}`
    this.#awaitsBegin = begins
    const result = new Result(rowMode as string, types as never)
    Object.assign(this, { name, types, values, callback, _result: result, _results: result })
  }

  /** Called by the library for what leaves in one piece. */
  prepare(wire: Wire): void {
    if (this.#awaitsBegin) {
      wire.bind({ portal: '', statement: BEGIN })
      wire.execute({ portal: '', rows: 0 })
    }
    const shape = this.#shapes.get(this.#key)
    if (shape === undefined) return library.prepare.call(this, wire)
    const own = this as unknown as Inside
    own._accumulateRows = true
    if (shape) Object.assign(own._result, shape)
    return library.prepare.call(this, this.#shapes.silent(wire))
  }

  handleRowDescription(message: object): void {
    library.handleRowDescription.call(this, message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = (this as unknown as Inside)._result
    this.#shapes.set(this.#key, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  handleCommandComplete(message: object, wire: Wire): void {
    if (this.#awaitsBegin) {
      this.#awaitsBegin = false
      return
    }
    if (this.#shapes.get(this.#key) === undefined) this.#shapes.set(this.#key, null)
    library.handleCommandComplete.call(this, message, wire)
  }
}
