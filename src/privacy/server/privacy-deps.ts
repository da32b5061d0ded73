import type { ExportPart } from '#platform/server/export.queries.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { ClosingPort } from './closing-port.ts'

/** Each module says what is a company's own in it; this one knows no other's records. */
export type PrivacyDeps = ServerDeps & { parts: readonly ExportPart[]; closing: ClosingPort }
