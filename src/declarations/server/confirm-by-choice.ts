import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { choiceIn } from './choices/choices.queries.ts'
import { taxAfterConfirming } from './confirm-declaration.ts'
import { declarationsIn } from './declarations.queries.ts'
import { lockDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { moveDeclaration } from './move-declaration.ts'
import { lastSafeAt, silenceNow } from './silence-now.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'log'>

const BATCH = 200
const WAITING = ['AWAITING_CONFIRMATION'] as const

/**
 * Confirms what nobody has answered by the last safe moment, where the company signed that it is to be filed then. No
 * choice is never consent. @returns how many
 */
export async function confirmByChoice(deps: Deps): Promise<number> {
  let confirmed = 0
  for (let after = { companyId: '', id: '' }; ;) {
    const rows = await declarationsIn(deps.db, { statuses: WAITING, after, limit: BATCH })
    for (const row of rows) {
      const done = await confirmOne(deps, row).catch((error: Error) =>
        deps.log.warn({ declaration: row.id, err: error.message }, 'declaration could not be confirmed'),
      )
      if (done === true) confirmed++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return confirmed
    after = last
  }
}

function confirmOne(deps: Deps, { companyId, id }: DeclarationRow): Promise<boolean> {
  const { timeZone } = deps.config.agency
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const row = await lockDeclaration(tx, companyId, id)
    if (!row) return false
    const silence = await silenceNow(tx, row, deps)
    if (silence?.outcome !== 'FILED_BY_CHOICE' || lastSafeAt(silence, timeZone) > at) return false
    const signed = await choiceIn(tx, { companyId, country: row.country })
    await moveDeclaration(
      tx,
      { companyId, id, action: 'confirm', by: PORTAL, at, detail: { choice: signed?.id } },
      ({ revision, payable }) => ({
        confirmedRevision: revision,
        confirmedBy: PORTAL.id,
        taxStatus: taxAfterConfirming({ payable }),
      }),
    )
    return true
  })
}
