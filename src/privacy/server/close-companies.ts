import { closeCompany, lockCompany } from '#accounts/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { ClosingPort } from './closing-port.ts'
import { companiesToClose, endClosing, findPendingClosing } from './closings.repository.ts'
import { privacyMessages } from './privacy.messages.ts'
import { CLOSED_MAIL_JOB } from './send-closed-mail.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config'> & { closing: ClosingPort }

/** Closes the companies whose day has come, each in a transaction of its own: after a kill the next hour goes on. */
export async function closeCompanies(deps: Deps): Promise<void> {
  for (const companyId of await companiesToClose(deps.db, deps.clock.now())) await closeOne(deps, companyId)
}

async function closeOne(deps: Deps, companyId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const row = await findPendingClosing(tx, companyId)
    // Taken back, or done by another process meanwhile.
    if (!row || row.closesAt > now) return
    if ((await deps.closing.obstacles(tx, companyId)).length > 0) {
      await endClosing(tx, companyId, { status: 'CALLED_OFF', endedAt: now })
      await notify(tx, deps, { companyId, kind: privacyMessages.closingCalledOff, params: {} })
      return
    }
    await deps.closing.end(tx, companyId, now)
    const members = await closeCompany(tx, companyId, now)
    const lastMember = members.length === 1 ? members[0] : null
    await endClosing(tx, companyId, { status: 'DONE', endedAt: now, lastMember })
    for (const userId of members) await deps.jobs.add(tx, CLOSED_MAIL_JOB, { companyId, userId }, MAIL_TRIES)
    const what = { action: 'privacy.company_closed', record: row.id, detail: { members: members.length } }
    await writeAudit(tx, { at: now, actorKind: 'system', actorId: 'system', companyId, ...what })
    crashPoint(deps, 'company.close:before-commit')
  })
  crashPoint(deps, 'company.close:committed')
}
