import type { FileScanner } from '#documents/server/public.ts'
import { fromWire } from '#documents/wire-names.ts'
import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { Streams } from '#platform/server/http/streams.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import * as formCalls from '../form-contract.ts'
import { copyAnswers } from './form/copy-answers.ts'
import { listCopySources } from './form/list-copy-sources.ts'
import { printOwnForm } from './form/print-form.ts'
import { revealOwnAnswer } from './form/reveal-answer.ts'
import { countMine, listOwn } from './list-own.ts'
import { nameWorkOrder } from './name-work-order.ts'
import { nodeDocument } from './steps/node-document.ts'
import { readingOf } from './present-card.ts'
import { readNodeData } from './form/read-node-data.ts'
import { readOwnWorkOrder } from './read-work-order.ts'
import { saveNodeData } from './form/save-node-data.ts'
import type { ReadingConfig } from '#documents/server/public.ts'
import { staffWorkOrdersRoutes } from './staff-work-orders.routes.ts'
import { submitSignature, submitTask } from './steps/submit-step.ts'
import { supplementsRoutes } from './supplements/supplements.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts'
import { correctionsRoutes } from './corrections/corrections.routes.ts'
import { originalsRoutes } from './originals/originals.routes.ts'
import { talkRoutes } from './talk/talk.routes.ts'
import { tasksRoutes } from './tasks/tasks.routes.ts'
import type { LastAutomatic } from './team/read-beside.ts'
import { teamRoutes } from './team/team.routes.ts'

export function workOrdersRoutes(
  deps: ServerDeps<ReadingConfig>,
  {
    streams,
    scanner,
    lastAutomatic,
  }: { streams: Streams; scanner: FileScanner; lastAutomatic: LastAutomatic },
): Route[] {
  return [
    ...sellerRoutes(deps),
    ...formRoutes(deps),
    ...supplementsRoutes(deps),
    ...teamRoutes(deps, lastAutomatic),
    ...talkRoutes(deps),
    ...tasksRoutes(deps),
    ...correctionsRoutes(deps),
    ...originalsRoutes(deps),
    ...savedViewsRoutes(deps),
    ...presenceRoutes(deps, { streams }),
    ...staffWorkOrdersRoutes(deps, scanner),
  ]
}

function sellerRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.countMyServices, (context) => countMine(deps.db, sellerOf(context).companyId)),
    handle(calls.listMyServices, (context, filter) =>
      listOwn(deps.db, sellerOf(context).companyId, filter, readingOf(context, deps)),
    ),
    handle(calls.workOrderDetails, (context, { workOrderId }) => {
      const { companyId } = sellerOf(context)
      return readOwnWorkOrder(deps, { workOrderId, companyId, reading: readingOf(context, deps) })
    }),
    handle(calls.nameWorkOrder, (context, input) =>
      nameWorkOrder(deps, { ...input, principal: sellerOf(context) }),
    ),
    handle(calls.nodeData, (context, { nodeId }) =>
      readNodeData(deps, { principal: sellerOf(context), nodeId, reading: readingOf(context, deps) }),
    ),
    handle(calls.saveNodeData, (context, input) =>
      saveNodeData(deps, { ...input, principal: sellerOf(context), revisions: null }),
    ),
    handle(calls.updateNodeData, (context, input) =>
      saveNodeData(deps, { ...input, principal: sellerOf(context) }),
    ),
    handle(calls.submitSignature, (context, input) =>
      submitSignature(deps, { ...fromWire(input), principal: sellerOf(context) }),
    ),
    handle(calls.submitTask, (context, input) =>
      submitTask(deps, { ...fromWire(input), principal: sellerOf(context) }),
    ),
    handleFile(calls.nodeDocument, (context, { nodeId }) =>
      nodeDocument(deps, { companyId: sellerOf(context).companyId, nodeId }),
    ),
  ]
}

function formRoutes(deps: ServerDeps): Route[] {
  return [
    handle(formCalls.copySources, (context, input) =>
      listCopySources(deps, { ...input, principal: sellerOf(context), lang: context.lang }),
    ),
    handle(formCalls.copyData, (context, input) =>
      copyAnswers(deps, { ...input, principal: sellerOf(context), address: context.ip }),
    ),
    handle(formCalls.revealOwnAnswer, (context, input) =>
      revealOwnAnswer(deps, { ...input, principal: sellerOf(context), address: context.ip }),
    ),
    handleFile(formCalls.printForm, (context, input) =>
      printOwnForm(deps, { ...input, companyId: sellerOf(context).companyId }),
    ),
  ]
}
