import type { Executor } from '#platform/server/database.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { standingFailures } from '../staff/contract.ts'
import { inOrder, type StandingFailure } from '../standing-failure.ts'
import type { AlertsConfig } from './alerts.config.ts'
import { readFailures } from './read-failures.ts'

/** What a module knows to be failing. */
export type FailureSource = (executor: Executor) => Promise<StandingFailure[]>

export function alertsRoutes(
  deps: ServerDeps<ServerDeps['config'] & AlertsConfig>,
  { others }: { others: readonly FailureSource[] },
): Route[] {
  return [
    handle(standingFailures, async () => {
      const found = await Promise.all([readFailures(deps), ...others.map((read) => read(deps.db))])
      return {
        failures: inOrder(found.flat()).map(({ since, ...failure }) => ({
          ...failure,
          since: since?.toISOString() ?? null,
        })),
      }
    }),
  ]
}
