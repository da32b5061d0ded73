import type { ReadingConfig } from '#documents/server/public.ts'
import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import * as staffCalls from '../staff/contract.ts'
import type { LedgerActor } from './audit-line.ts'
import { correctLine, enterPart, enterSent } from './enter-sent.ts'
import { openLineDocument, readAllLines, readLedger } from './read-ledger.ts'
import { acceptLine, reopenLine, returnLine } from './review-line.ts'
import { sendDocuments } from './send-documents.ts'
import { addLine, changeLine, removeLine } from './write-line.ts'

export function ledgerRoutes(deps: ServerDeps<ReadingConfig>): Route[] {
  return [
    handle(calls.listLedger, (context, filter) => readLedger(deps, sellerOf(context).companyId, filter)),
    handle(calls.addLedgerLine, (context, input) => addLine(deps, sellerActor(context), input)),
    handle(calls.updateLedgerLine, (context, input) => changeLine(deps, sellerActor(context), input)),
    handle(calls.removeLedgerLine, (context, input) => removeLine(deps, sellerActor(context), input)),
    handle(calls.sendDocuments, (context, input) => sendDocuments(deps, sellerActor(context), input)),
    handle(staffCalls.staffLedger, (context, filter) =>
      readAllLines(deps, { ...filter, lang: context.lang }, staffOf(context)),
    ),
    handleFile(staffCalls.staffLedgerDocument, (context, { reason, ...line }) =>
      openLineDocument(deps, { staff: staffOf(context), address: context.ip, reason }, line),
    ),
    handle(staffCalls.enterSentDocument, (context, input) => enterSent(deps, reviewer(context), input)),
    handle(staffCalls.enterFurtherPart, (context, input) => enterPart(deps, reviewer(context), input)),
    handle(staffCalls.correctLedgerLine, (context, input) => correctLine(deps, reviewer(context), input)),
    handle(staffCalls.acceptLedgerLine, (context, input) => acceptLine(deps, reviewer(context), input)),
    handle(staffCalls.returnLedgerLine, (context, input) => returnLine(deps, reviewer(context), input)),
    handle(staffCalls.reopenLedgerLine, (context, input) => reopenLine(deps, reviewer(context), input)),
  ]
}

function sellerActor(context: CallContext): LedgerActor {
  const { companyId, userId } = sellerOf(context)
  return { kind: 'seller', id: userId, companyId, address: context.ip }
}

const reviewer = (context: CallContext) => ({ id: staffOf(context).staffId, address: context.ip })
