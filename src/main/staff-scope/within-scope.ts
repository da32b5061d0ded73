import type { Executor } from '#platform/server/database.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { Principal } from '#platform/shared/principal.ts'
import { namedIn, withoutHidden } from './hide-ids.ts'
import { visibleAmong } from './visible.queries.ts'

/**
 * The one gate through which every call of the staff passes before its use case: a record outside of the person's scope
 * is named by an id that nothing has. Lists narrow themselves, by the same condition.
 */
export function withinScope(db: Executor) {
  return async (who: Principal, { path }: CallDefinition, input: unknown): Promise<unknown> => {
    if (who.kind !== 'staff' || who.scope === 'all') return input
    const { scope } = who
    const bySubject = Map.groupBy(namedIn(path, input), ({ subject }) => subject)
    const hidden = new Set<string>()
    for (const [subject, named] of bySubject) {
      const visible = await visibleAmong(db, scope, { subject, named })
      for (const { id } of named) if (!visible.has(id)) hidden.add(`${subject} ${id}`)
    }
    if (hidden.size === 0) return input
    return withoutHidden(path, input, ({ subject, id }) => hidden.has(`${subject} ${id}`))
  }
}
