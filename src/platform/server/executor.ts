import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type Database = NodePgDatabase
/** The handle inside a transaction. Pass it down: the outer `Database` is another connection. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The handle for reads, inside a transaction or not. */
export type Executor = Database | Transaction
