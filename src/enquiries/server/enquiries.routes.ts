import { staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { saveComment } from '../contract.ts'
import { answerEnquiry, closeEnquiry, listEnquiries, reopenEnquiry } from '../staff/contract.ts'
import { pageOfEnquiries } from './enquiries.queries.ts'
import { moveEnquiry } from './move-enquiry.ts'
import { saveEnquiry } from './save-enquiry.ts'

const actor = (context: CallContext) => ({ staff: staffOf(context), address: context.ip })

export function enquiriesRoutes(deps: ServerDeps): Route[] {
  return [
    handle(saveComment, (context, input) => saveEnquiry(deps, input, context)),
    handle(listEnquiries, (_context, filter) => pageOfEnquiries(deps.db, filter)),
    handle(answerEnquiry, (context, input) => moveEnquiry(deps, 'answer', input, actor(context))),
    handle(closeEnquiry, (context, { note, ...seen }) =>
      moveEnquiry(deps, 'close', { ...seen, text: note }, actor(context)),
    ),
    handle(reopenEnquiry, (context, input) => moveEnquiry(deps, 'reopen', input, actor(context))),
  ]
}
