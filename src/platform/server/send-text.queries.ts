import { createHash } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { types, type QueryResult } from 'pg'

type Statement = { name: string; text: string; types: typeof asText; rowMode?: 'array' }
/** A pool, or the connection of a transaction. */
type Connection = { query(statement: Statement, values: unknown[]): Promise<QueryResult> }

const connections = new WeakMap<object, Connection>()

/** Says over which connection a handle sends. Whoever opens a database or begins a transaction says it. */
export function sendsOver(executor: object, connection: unknown): void {
  connections.set(executor, connection as Connection)
}

/** Points in time and days stay as the database writes them: the columns read them. */
const LEFT_AS_TEXT: ReadonlySet<number> = new Set([
  types.builtins.TIMESTAMPTZ,
  types.builtins.TIMESTAMP,
  types.builtins.DATE,
  types.builtins.INTERVAL,
  // Arrays of them, and of numerics.
  1115,
  1182,
  1185,
  1187,
  1231,
])
const asText = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    LEFT_AS_TEXT.has(oid)
      ? (value: string) => value
      : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
}

/**
 * A statement whose text never changes. It goes to the connection as it is: to build it anew with the library cost more
 * than to send it and read its answer.
 */
export function fixedText(text: string, rowMode?: 'array') {
  const name = `f_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
  const statement: Statement = { name, text, types: asText, ...(rowMode && { rowMode }) }
  return async (executor: object, values: unknown[]): Promise<unknown[]> => {
    const connection = connections.get(executor)
    if (!connection) throw new Error('a handle that sends over no connection of ours')
    // The library's statements leave one turn after they were asked for: together they keep their order.
    await undefined
    try {
      return (await connection.query(statement, values)).rows as unknown[]
    } catch (error) {
      throw new DrizzleQueryError(text, values, error as Error)
    }
  }
}
