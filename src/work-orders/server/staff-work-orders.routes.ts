import { uploadAnswer, type FileScanner } from '#documents/server/public.ts'
import { fromWire } from '#documents/wire-names.ts'
import { staffOf } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../staff/contract.ts'
import { handOver as handOverCall, openOfColleague, teamLoad } from '../staff/load-contract.ts'
import * as steps from '../staff/steps-contract.ts'
import * as authority from '../staff/authority-contract.ts'
import * as fill from '../staff/fill-contract.ts'
import * as verdicts from '../staff/verdicts-contract.ts'
import { acceptNode } from './review/accept-node.ts'
import { assignWorkOrder } from './assign/assign-work-order.ts'
import { handOver } from './assign/hand-over.ts'
import { readOpenOf } from './load/open-of-colleague.ts'
import { readLoad } from './load/read-load.ts'
import { noteOnWorkOrder } from './team/note-on-work-order.ts'
import {
  fileWithAuthority,
  grantedByAuthority,
  queriedByAuthority,
  refusedByAuthority,
} from './authority/authority-steps.ts'
import { answerChecks } from '../staff/checks-contract.ts'
import { checkAnswers } from './checks/check-answers.ts'
import { cancelWorkOrder } from './cancel-work-order.ts'
import { holdWorkOrder } from './hold/hold-work-order.ts'
import { resumeWorkOrder } from './hold/resume-work-order.ts'
import { completeNode } from './steps/complete-node.ts'
import { listQueue } from './queue/list-queue.ts'
import { readQueueChoices } from './queue/read-queue-choices.ts'
import { workTogether } from './queue/work-together.ts'
import { selectAll } from './queue/select-all.ts'
import { queueSelection } from '../staff/queue-selection-contract.ts'
import { queueTogether } from '../staff/queue-contract.ts'
import { readingOf } from './present-card.ts'
import { fillForSeller } from './form/fill-for-seller.ts'
import { readToFill } from './form/read-node-data.ts'
import { answerForSeller } from './supplements/answer-for-seller.ts'
import { printForStaff } from './form/print-form.ts'
import { readForStaff, withoutCompany, withoutWork } from './read-for-staff.ts'
import { reopenNode } from './steps/reopen-node.ts'
import { acceptRest, judgeAnswer } from './review/judge-answers.ts'
import { returnNode } from './review/return-node.ts'
import { revealAnswer } from './form/reveal-answer.ts'
import { skipNode } from './steps/skip-node.ts'
import { keepFile } from './steps/keep-file.ts'
import { downloadAsStaff, uploadAsStaff } from './steps/staff-files.ts'
import type { ReadingConfig } from '#documents/server/public.ts'

export function staffWorkOrdersRoutes(deps: ServerDeps<ReadingConfig>, scanner: FileScanner): Route[] {
  return [
    ...readingRoutes(deps),
    ...nodeRoutes(deps),
    ...fillRoutes(deps),
    ...workOrderRoutes(deps),
    ...fileRoutes(deps, scanner),
  ]
}

function readingRoutes(deps: ServerDeps<ReadingConfig>): Route[] {
  return [
    handle(calls.staffQueue, (context, filter) =>
      listQueue(deps, staffOf(context), filter, readingOf(context, deps)),
    ),
    handle(queueSelection, (context, filter) =>
      selectAll(deps, staffOf(context), filter, readingOf(context, deps)),
    ),
    handle(queueTogether, (context, asked) =>
      workTogether(
        deps,
        {
          staff: staffOf(context),
          lang: context.lang,
          idFor: (workOrderId) => idOfRequest('sm', context, workOrderId),
        },
        asked,
      ),
    ),
    handle(teamLoad, (context) => readLoad(deps, staffOf(context).scope)),
    handle(openOfColleague, (context, { staffId }) =>
      readOpenOf(deps, { staffId, scope: staffOf(context).scope, lang: context.lang }),
    ),
    handle(handOverCall, (context, asked) =>
      handOver(deps, { staff: staffOf(context), lang: context.lang }, asked),
    ),
    handle(calls.queueChoices, (context, { withSold }) =>
      readQueueChoices(deps, staffOf(context), { lang: context.lang, withSold }),
    ),
    handle(calls.staffWorkOrder, async (context, { workOrderId }) => {
      const staff = staffOf(context)
      const found = await readForStaff(deps, { workOrderId, staff }, readingOf(context, deps))
      if (staff.role === 'partner') return withoutCompany(found)
      return staff.role === 'finance' ? withoutWork(found) : found
    }),
    handle(answerChecks, (context, { workOrderId }) =>
      checkAnswers(deps, { workOrderId, staff: staffOf(context) }, readingOf(context, deps)),
    ),
    handleFile(calls.printStaffForm, (context, { reason, ...input }) =>
      printForStaff(deps, { staff: staffOf(context), address: context.ip, reason }, input),
    ),
    handle(calls.revealAnswer, (context, input) =>
      revealAnswer(deps, { ...input, staff: staffOf(context), address: context.ip }),
    ),
  ]
}

function nodeRoutes(deps: ServerDeps): Route[] {
  return [
    handle(verdicts.judgeAnswer, (context, input) =>
      judgeAnswer(deps, { ...input, staff: staffOf(context) }),
    ),
    handle(verdicts.acceptRest, (context, input) => acceptRest(deps, { ...input, staff: staffOf(context) })),
    handle(steps.acceptNode, (context, input) => acceptNode(deps, { ...input, staff: staffOf(context) })),
    handle(steps.returnNode, (context, input) => returnNode(deps, { ...input, staff: staffOf(context) })),
    handle(steps.completeNode, (context, input) =>
      completeNode(deps, { ...fromWire(input), staff: staffOf(context) }),
    ),
    handle(steps.skipNode, (context, input) => skipNode(deps, { ...input, staff: staffOf(context) })),
    handle(steps.reopenNode, (context, input) => reopenNode(deps, { ...input, staff: staffOf(context) })),
    handle(authority.fileWithAuthority, (context, input) =>
      fileWithAuthority(deps, { ...fromWire(input), staff: staffOf(context) }),
    ),
    handle(authority.grantedByAuthority, (context, input) =>
      grantedByAuthority(deps, { ...fromWire(input), staff: staffOf(context) }),
    ),
    handle(authority.queriedByAuthority, (context, input) =>
      queriedByAuthority(deps, { ...fromWire(input), staff: staffOf(context) }),
    ),
    handle(authority.refusedByAuthority, (context, input) =>
      refusedByAuthority(deps, { ...fromWire(input), staff: staffOf(context) }),
    ),
  ]
}

function fillRoutes(deps: ServerDeps): Route[] {
  return [
    handle(fill.formForSeller, (context, input) =>
      readToFill(deps, { ...input, reading: readingOf(context, deps) }),
    ),
    handle(fill.fillForSeller, (context, input) =>
      fillForSeller(deps, { ...input, staff: staffOf(context), address: context.ip }),
    ),
    handle(fill.answerSupplement, (context, input) =>
      answerForSeller(deps, { ...fromWire(input), staff: staffOf(context) }),
    ),
  ]
}

function workOrderRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.assignWorkOrder, (context, input) =>
      assignWorkOrder(deps, { ...input, staff: staffOf(context) }),
    ),
    handle(calls.noteOnWorkOrder, (context, input) =>
      noteOnWorkOrder(deps, { ...input, id: idOfRequest('note', context), staff: staffOf(context) }),
    ),
    handle(calls.holdWorkOrder, (context, input) =>
      holdWorkOrder(deps, { ...input, staff: staffOf(context) }),
    ),
    handle(calls.resumeWorkOrder, (context, input) =>
      resumeWorkOrder(deps, { ...input, staff: staffOf(context) }),
    ),
    handle(calls.cancelWorkOrder, (context, input) =>
      cancelWorkOrder(deps, { ...input, staff: staffOf(context) }),
    ),
  ]
}

function fileRoutes(deps: ServerDeps<ReadingConfig>, scanner: FileScanner): Route[] {
  return [
    handle(calls.staffUpload, async (context) =>
      uploadAnswer(await uploadAsStaff(deps, scanner, staffOf(context), await context.upload())),
    ),
    handle(calls.keepFile, (context, input) =>
      keepFile(deps, { ...fromWire(input), staff: staffOf(context), address: context.ip }),
    ),
    handleFile(calls.staffDownload, (context, input) =>
      downloadAsStaff(deps, { ...fromWire(input), staff: staffOf(context), address: context.ip }),
    ),
  ]
}
