import { writeAudit } from '#platform/server/audit.ts'
import { idOf } from '#platform/server/http/record-denial.ts'
import type { CallContext } from '#platform/server/http/call-context.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { RECORDED_BY_THEMSELVES, RECORDED_HERE } from './recorded-calls.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>

/**
 * Leaves a line in the audit trail for each file that somebody who is signed in takes out of the portal, and for what
 * ends sessions: here for all of them, so that none is forgotten. A file is not sent before its line is written.
 */
export function recordRoutes(deps: Deps, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    const action = actionOf(route)
    if (action === undefined) return route
    return {
      ...route,
      async handler(context, input) {
        const answer = await route.handler(context, input)
        await record(deps, context, { action, path: route.call.path, input })
        return answer
      },
    }
  })
}

function actionOf({ call }: Route): string | undefined {
  const named = RECORDED_HERE.get(call.path)
  if (named !== undefined) return named
  return call.kind === 'file' && !RECORDED_BY_THEMSELVES.has(call.path) ? 'file.taken' : undefined
}

type Done = { action: string; path: string; input: unknown }

async function record(
  { db, clock }: Deps,
  context: CallContext,
  { action, path, input }: Done,
): Promise<void> {
  const { principal: who } = context
  if (who.kind !== 'seller' && who.kind !== 'staff') return
  const asked = askedFor(input)
  await db.transaction((tx) =>
    writeAudit(tx, {
      at: clock.now(),
      actorKind: who.kind,
      actorId: idOf(who),
      action,
      record: path,
      address: context.ip,
      detail: asked.named,
      ...(Object.keys(asked.typed).length > 0 && { personal: asked.typed }),
      ...(who.kind === 'seller' && { companyId: who.companyId }),
    }),
  )
}

/** Ids, codes and days; any other text may have been typed by a person. */
const NAMED = /^[\w-]{1,40}$/
const TYPED = /search|query|text|reason|name|note|mail|phone|address/i
/** Longer ones are told by their length: what was looked for is short. */
const LONGEST_TYPED = 200

/** What was asked for, by its scalars: of a list or an object only how much it contained, for it may be a whole upload. */
function askedFor(input: unknown): Record<'named' | 'typed', Record<string, unknown>> {
  const asked: Record<'named' | 'typed', Record<string, unknown>> = { named: {}, typed: {} }
  for (const [key, value] of Object.entries(typeof input === 'object' && input !== null ? input : {})) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object') asked.named[key] = { entries: Object.keys(value).length }
    else if (typeof value !== 'string') asked.named[key] = value
    else if (NAMED.test(value) && !TYPED.test(key)) asked.named[key] = value
    else if (value.length <= LONGEST_TYPED) asked.typed[key] = value
    else asked.named[key] = { characters: value.length }
  }
  return asked
}
