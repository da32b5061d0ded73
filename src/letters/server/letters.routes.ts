import type { FileScanner, ReadingConfig } from '#documents/server/public.ts'
import { toWire } from '#documents/wire-names.ts'
import { sellerOf, staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { idOfRequest } from '#platform/server/http/once.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { listAuthorityLetters, listInspections } from '../contract.ts'
import * as calls from '../staff/contract.ts'
import * as checks from '../staff/inspections-contract.ts'
import { askSeller } from './ask-seller.ts'
import { answerLetter, fileLetterAway, reopenLetter } from './close-letter.ts'
import type { LetterActor } from './move-letter.ts'
import { readForSeller } from './read-for-seller.ts'
import { extendLetter } from './extend-letter.ts'
import {
  answerInspection,
  askInspectionAgain,
  closeInspection,
  fileObjection,
  handOver,
} from './move-inspection.ts'
import { openInspection } from './open-inspection.ts'
import { inspectionsForSeller, readInspection, readInspections } from './read-inspections.ts'
import { openLetterFile, readLetter, readLetterRegistrations, readLetters } from './read-letters.ts'
import { sortLetter } from './sort-letter.ts'
import { uploadLetter } from './upload-letter.ts'

export function lettersRoutes(deps: ServerDeps<ReadingConfig>, scanner: FileScanner): Route[] {
  return [
    ...inspectionsRoutes(deps),
    handle(listAuthorityLetters, async (context, asked) => {
      const { companyId } = sellerOf(context)
      return toWire(await readForSeller(deps, { companyId, lang: context.lang }, asked))
    }),
    handle(calls.staffAuthorityLetters, (context, filter) =>
      readLetters(deps, context.lang, { ...filter, scope: staffOf(context).scope }),
    ),
    handle(calls.staffAuthorityLetter, (context, { id }) => readLetter(deps, context.lang, id)),
    handle(calls.letterRegistrations, (context, about) =>
      readLetterRegistrations(deps, context.lang, { ...about, scope: staffOf(context).scope }),
    ),
    handle(calls.uploadAuthorityLetter, async (context) =>
      uploadLetter(deps, scanner, {
        idFor: (sha256) => idOfRequest('al', context, sha256),
        actor: actorOf(context),
        upload: await context.upload(),
      }),
    ),
    handleFile(calls.downloadAuthorityLetter, (context, { id, reason }) =>
      openLetterFile(deps, { staff: staffOf(context), address: context.ip, reason }, id),
    ),
    handle(calls.sortAuthorityLetter, (context, input) =>
      sortLetter(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(calls.askForAuthorityLetter, (context, input) =>
      askSeller(deps, { ...input, actor: actorOf(context), staff: staffOf(context) }),
    ),
    handle(calls.extendAuthorityLetter, (context, input) =>
      extendLetter(deps, { ...input, actor: actorOf(context), staff: staffOf(context) }),
    ),
    handle(calls.answerAuthorityLetter, (context, input) =>
      answerLetter(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(calls.fileAwayAuthorityLetter, (context, input) =>
      fileLetterAway(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(calls.reopenAuthorityLetter, (context, input) =>
      reopenLetter(deps, { ...input, actor: actorOf(context) }),
    ),
  ]
}

function inspectionsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(listInspections, (context, { workOrderId }) => {
      const { companyId } = sellerOf(context)
      return inspectionsForSeller(deps, { companyId, workOrderId, lang: context.lang })
    }),
    handle(checks.staffInspections, (context, filter) =>
      readInspections(deps, context.lang, { ...filter, scope: staffOf(context).scope }),
    ),
    handle(checks.staffInspection, (context, { id }) => readInspection(deps, context.lang, id)),
    handle(checks.openInspection, (context, input) =>
      openInspection(deps, { ...input, id: idOfRequest('in', context), actor: actorOf(context) }),
    ),
    handle(checks.fileInspectionObjection, (context, input) =>
      fileObjection(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(checks.handOverInspectionPaper, (context, input) =>
      handOver(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(checks.answerInspection, (context, input) =>
      answerInspection(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(checks.askInspectionAgain, (context, input) =>
      askInspectionAgain(deps, { ...input, actor: actorOf(context) }),
    ),
    handle(checks.closeInspection, (context, input) =>
      closeInspection(deps, { ...input, actor: actorOf(context) }),
    ),
  ]
}

function actorOf(context: CallContext): LetterActor {
  const { staffId: id, staffName: name } = staffOf(context)
  return { id, name, address: context.ip }
}
