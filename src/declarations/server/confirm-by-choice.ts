import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { choiceIn } from './choices/choices.queries.ts'
import { taxAfterConfirming } from './confirm-declaration.ts'
import { aboutTax, declarationsMessages } from './declarations.messages.ts'
import { declarationsIn } from './declarations.queries.ts'
import { lockDeclaration, updateDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { confirmDay, moveDeclaration } from './move-declaration.ts'
import { lastSafeAt, silenceNow } from './silence-now.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'log' | 'jobs'>

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
    await keepConfirmDay(tx, row)
    const silence = await silenceNow(tx, row, deps)
    if (silence?.outcome !== 'FILED_BY_CHOICE' || lastSafeAt(silence, timeZone) > at) return false
    const signed = await choiceIn(tx, { companyId, country: row.country })
    const moved = await moveDeclaration(
      tx,
      { companyId, id, action: 'confirm', by: PORTAL, at, detail: { choice: signed?.id } },
      ({ revision, payable }) => ({
        confirmedRevision: revision,
        confirmedBy: PORTAL.id,
        taxStatus: taxAfterConfirming({ payable }),
      }),
    )
    const until = { instant: lastSafeAt(silence, timeZone).toISOString() }
    const params = { ...aboutTax(moved), until }
    await notify(tx, deps, { companyId, kind: declarationsMessages.confirmedByChoice, params })
    return true
  })
}

/** Its due day, or what we know of holidays, may have changed since it began to wait. */
async function keepConfirmDay(tx: Transaction, row: DeclarationRow): Promise<void> {
  const day = row.status === 'AWAITING_CONFIRMATION' ? confirmDay(row) : row.confirmBy
  if (day !== row.confirmBy) await updateDeclaration(tx, row, { confirmBy: day })
}
