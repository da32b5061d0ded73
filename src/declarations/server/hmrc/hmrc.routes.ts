import { type CallContext, staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import * as calls from '../../staff/hmrc-contract.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { checkHmrcClient, readHmrcClients } from './check-client.ts'
import { completeHmrcConsent, disconnectHmrc, readHmrcConnection } from './connect-hmrc.ts'
import { creditsOf } from './hmrc-account.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { presentSubmission } from './present-submission.ts'
import { submissionsOf } from './submissions.repository.ts'
import { submitToHmrc } from './submit-to-hmrc.ts'
import { headersFor } from './vendor.ts'

export function hmrcRoutes(deps: HmrcDeps): Route[] {
  return [...connectionRoutes(deps), ...filingRoutes(deps)]
}

const by = (context: CallContext) => ({ staff: staffOf(context), address: context.ip })

function connectionRoutes(deps: HmrcDeps): Route[] {
  return [
    handle(calls.readHmrc, (context) => readHmrcConnection(deps, staffOf(context))),
    handle(calls.completeHmrc, (context, sent) => completeHmrcConsent(deps, by(context), sent)),
    handle(calls.disconnectHmrc, (context) => disconnectHmrc(deps, by(context))),
    handle(calls.hmrcClients, (_context, { companyId }) => readHmrcClients(deps, companyId)),
    handle(calls.checkHmrcClient, async (context, { device, ...of }) =>
      checkHmrcClient(deps, { ...of, headers: await headersFor(deps, context, device) }),
    ),
    handle(calls.hmrcAccount, async (context, { device, ...of }) =>
      creditsOf(deps, { ...of, headers: await headersFor(deps, context, device) }),
    ),
  ]
}

function filingRoutes(deps: HmrcDeps): Route[] {
  return [
    handle(calls.submitToHmrc, async (context, { companyId, id, revision, licenceId, device }) => {
      const { staffId, staffName } = staffOf(context)
      const headers = await headersFor(deps, context, device)
      const staff = { id: staffId, name: staffName }
      const submission = await submitToHmrc(deps, {
        companyId,
        id,
        revision,
        staff,
        licenceId,
        headers,
        address: context.ip,
      })
      const row = await findDeclaration(deps.db, companyId, id)
      if (!row) throw declarationRefusals.not_found()
      return { status: row.status, submission: presentSubmission(submission) }
    }),
    handle(calls.hmrcSubmissions, async (_context, { companyId, id }) => {
      if (!(await findDeclaration(deps.db, companyId, id))) throw declarationRefusals.not_found()
      return (await submissionsOf(deps.db, { companyId, declarationId: id })).map(presentSubmission)
    }),
  ]
}
