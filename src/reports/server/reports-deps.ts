import type { ServerDeps } from '#platform/server/server-deps.ts'

export type ReportsDeps = ServerDeps
