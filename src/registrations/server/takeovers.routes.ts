import type { ReadingConfig } from '#documents/server/public.ts'
import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as staff from '../staff/takeover-contract.ts'
import * as calls from '../takeover-contract.ts'
import { answerTakeover } from './takeovers/answer-takeover.ts'
import { checkTakeover, returnTakeover } from './takeovers/check-takeover.ts'
import { findNumbers } from './takeovers/find-numbers.ts'
import { listForStaff, openTakeoverFile, readForStaff, readTakeover } from './takeovers/read-takeover.ts'
import { startTakeover } from './takeovers/start-takeover.ts'
import { sellerActor, staffActor } from './takeovers/takeover-actor.ts'

type Key = { companyId: string; registrationId: string }

export function takeoversRoutes(deps: ServerDeps<ReadingConfig>): Route[] {
  const own = (context: CallContext, { registrationId }: Pick<Key, 'registrationId'>) =>
    readTakeover(deps, { companyId: sellerOf(context).companyId, registrationId }, context.lang)
  const after = ({ lang }: CallContext, { companyId, registrationId }: Key) =>
    readForStaff(deps, { companyId, registrationId }, lang)
  return [
    handle(calls.readTakeover, own),
    handle(calls.startTakeover, async (context, input) => {
      const { companyId } = sellerOf(context)
      await startTakeover(deps, { companyId, ...input, by: sellerActor(context) })
      return own(context, input)
    }),
    handle(calls.answerTakeover, async (context, input) => {
      const { companyId } = sellerOf(context)
      await answerTakeover(deps, sellerActor(context), { companyId, ...input })
      return own(context, input)
    }),
    handle(staff.staffTakeovers, (context, page) => listForStaff(deps, staffOf(context).scope, page)),
    handle(staff.findForTakeover, (context, { q }) =>
      findNumbers(deps, { typed: q, scope: staffOf(context).scope, lang: context.lang }),
    ),
    handle(staff.staffTakeover, after),
    handle(staff.staffStartTakeover, async (context, input) => {
      await startTakeover(deps, { ...input, by: staffActor(context) })
      return after(context, input)
    }),
    handle(staff.staffAnswerTakeover, async (context, input) => {
      await answerTakeover(deps, staffActor(context), input)
      return after(context, input)
    }),
    handle(staff.checkTakeover, async (context, input) => {
      await checkTakeover(deps, staffActor(context), input)
      return after(context, input)
    }),
    handle(staff.returnTakeover, async (context, input) => {
      await returnTakeover(deps, staffActor(context), input)
      return after(context, input)
    }),
    handleFile(staff.staffTakeoverFile, (context, { reason, ...file }) =>
      openTakeoverFile(deps, { staff: staffOf(context), address: context.ip, reason }, file),
    ),
  ]
}
