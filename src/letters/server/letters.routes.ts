import { sellerOf, staffOf, type CallContext } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../contract.ts'
import { staffCreateLetter, staffLetters, staffRevokeLetter } from '../staff/contract.ts'
import type { LetterActor } from './audit-letter.ts'
import { checkLetter } from './check-letter.ts'
import { createLetter } from './create-letter.ts'
import { openLetter, readLetters } from './read-letters.ts'
import { revokeLetter } from './revoke-letter.ts'
import { createLetterForCompany, readAllLetters, revokeLetterOfCompany } from './staff-letters.ts'

export function lettersRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.createLetter, (context, input) => createLetter(deps, actorOf(context), input)),
    handle(calls.listLetters, (context, input) => readLetters(deps, sellerOf(context).companyId, input)),
    handleFile(calls.downloadLetter, (context, input) =>
      openLetter(deps, { ...input, companyId: sellerOf(context).companyId }),
    ),
    handle(calls.revokeLetter, (context, { letterId }) => revokeLetter(deps, actorOf(context), letterId)),
    handle(staffLetters, ({ lang }, input) => readAllLetters(deps, input, lang)),
    handle(staffCreateLetter, (context, { workOrderNumber }) =>
      createLetterForCompany(deps, memberOfStaff(context), workOrderNumber),
    ),
    handle(staffRevokeLetter, (context, input) => revokeLetterOfCompany(deps, memberOfStaff(context), input)),
    handle(calls.checkLetter, ({ ip, lang }, { code }) => checkLetter(deps, { code, ip, lang })),
  ]
}

function actorOf(context: CallContext): LetterActor {
  const { companyId, userId, userName } = sellerOf(context)
  return { kind: 'seller', id: userId, name: userName, companyId, address: context.ip }
}

function memberOfStaff(context: CallContext) {
  const { staffId: id, staffName: name } = staffOf(context)
  return { id, name, address: context.ip }
}
