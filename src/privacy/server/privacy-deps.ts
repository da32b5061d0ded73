import type { ExportPart } from '#platform/server/export.queries.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { ClosingPort } from './closing-port.ts'

/** Ids and a time, nothing else: `closed` are the companies that were closed with the erasure. */
export type DoneErasure = { id: string; userId: string; at: Date; closed: readonly string[] }

/** Where erasures are noted outside the database, so that a restored backup learns of those that it does not know. */
export type ErasuresBeside = {
  keep(done: readonly DoneErasure[]): Promise<void>
}

/** Each module says what is a company's own in it; this one knows no other's records. */
export type PrivacyDeps = ServerDeps & {
  parts: readonly ExportPart[]
  closing: ClosingPort
  erasuresBeside: ErasuresBeside
}
