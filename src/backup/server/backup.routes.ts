import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { healthOf } from '../backup-health.ts'
import { backupState } from '../staff/contract.ts'
import type { BackupConfig } from './backup.config.ts'
import { readRuns } from './backup-runs.repository.ts'
import { isSetUp } from './run-backup.ts'

export function backupRoutes(deps: ServerDeps<ServerDeps['config'] & BackupConfig>): Route[] {
  return [
    handle(backupState, async () => {
      const runs = await readRuns(deps.db)
      return {
        health: healthOf(isSetUp(deps.config), runs, deps.clock.now()),
        isDemo: deps.config.mode === 'demo',
        success: runs.success ?? null,
        missing: runs.success?.missing ?? 0,
        failure: runs.failure ?? null,
        damaged: (runs.proven?.damaged ?? []).slice(0, 20),
        damagedInAll: runs.proven?.damaged.length ?? 0,
      }
    }),
  ]
}
