import { writeAudit } from '#platform/server/audit.ts'
import { openPersonal } from '#platform/server/person-keys.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { TrailLine } from './chain.ts'
import { type Wanted, wantedLines } from './read.queries.ts'
import { lastLineNumber } from './seals.repository.ts'

/** Numbers that one statement looks through: it ends in its ten seconds, however long the trail is. */
const AT_ONCE = 20_000

type ReadLine = Omit<TrailLine, 'personal'> & { personal: Record<string, unknown> | null }

/**
 * Reads the lines about a record or of somebody, with what is personal in them in clear. That it was done is a line of the
 * trail itself, which is there before anything is read.
 */
export async function* readTrail(
  { db, box, clock }: Pick<ServerDeps, 'db' | 'box' | 'clock'>,
  wanted: Wanted,
): AsyncGenerator<ReadLine> {
  const last = await lastLineNumber(db)
  await db.transaction((tx) =>
    writeAudit(tx, {
      at: clock.now(),
      actorKind: 'system',
      actorId: 'system',
      action: 'audit.read',
      record: wanted.id,
      detail: { by: wanted.by, until: last },
    }),
  )
  for (let after = 0; after < last; after += AT_ONCE) {
    const lines = await wantedLines(db, wanted, after, Math.min(last, after + AT_ONCE))
    yield* await openPersonal({ db, box }, lines)
  }
}
