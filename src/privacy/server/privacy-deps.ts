import type { ExportPart } from '#platform/server/export.queries.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { ClosingPort } from './closing-port.ts'

/** Where erasures are noted outside the database, so that a restored backup learns of those that it does not know. */
export type ErasuresBeside = {
  keep(done: readonly { id: string; userId: string; at: Date }[]): Promise<void>
}

/** Each module says what is a company's own in it; this one knows no other's records. */
export type PrivacyDeps = ServerDeps & {
  parts: readonly ExportPart[]
  closing: ClosingPort
  erasuresBeside: ErasuresBeside
}
