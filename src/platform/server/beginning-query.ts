import pg from 'pg'

/** The name under which a connection has `begin` prepared. */
export const BEGIN = { name: 'begin', text: 'begin' }

type Wire = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  bind(what: { statement: string; values: [] }): void
  execute(what: object): void
}

/** What of the library's query is not in its types. */
type Internals = new (
  statement: object,
  values: unknown,
  callback: (error: Error | undefined, result: unknown) => void,
) => {
  submit(wire: Wire): Error | null
  handleReadyForQuery(wire: Wire): void
  _result: unknown
  _results: unknown
}

/**
 * A prepared statement with the `begin` before it, in one group of messages: the server executes both, or, when `begin`
 * fails, neither. It must not execute the statement outside a transaction.
 */
export class BeginningQuery extends (pg.Query as unknown as Internals) {
  override submit(wire: Wire): Error | null {
    wire.stream.cork()
    try {
      wire.bind({ statement: BEGIN.name, values: [] })
      wire.execute({})
      return super.submit(wire)
    } finally {
      wire.stream.uncork()
    }
  }

  /** Of the two results, the statement's own. */
  override handleReadyForQuery(wire: Wire): void {
    this._results = this._result
    super.handleReadyForQuery(wire)
  }
}

export const hasPreparedBegin = (client: pg.Client): boolean =>
  (client as unknown as { connection: Wire }).connection.parsedStatements[BEGIN.name] !== undefined
