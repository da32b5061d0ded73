import type { Clock } from './clock.ts'
import type { PlatformConfig } from './config.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Liveness } from './liveness.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { SecretBox } from './secret-box.ts'

/**
 * The dependencies of every module: the ports of the platform. A module's own ports are passed beside it; its own
 * settings are in the same configuration, selected by type, as in `ServerDeps<PaymentsConfig>`.
 */
export type ServerDeps<Own = unknown> = {
  config: PlatformConfig & Own
  db: Database
  clock: Clock
  log: Log
  jobs: Jobs
  mailer: Mailer
  files: FileStore
  box: SecretBox
  limits: RateLimiter
  liveness: Liveness
}
