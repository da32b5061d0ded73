import { AUTHORISATION } from '../authorisation-table.ts'
import type { StaffRole } from '#platform/shared/call.ts'

/** Calls of the staff that name no record of a company in their input, and answer only what is in the scope. */
export const LISTS: ReadonlySet<string> = new Set([
  'GET /staff/queue/list',
  'GET /staff/queue/choices',
  'GET /staff/queue/selection',
  'GET /staff/queue/load',
  'GET /staff/queue/open',
  'GET /staff/savedView/list',
  'GET /staff/note/list',
  'POST /staff/note/read',
  'GET /staff/correction/list',
  'GET /staff/original/list',
  'GET /staff/task/list',
  'GET /staff/search',
  'GET /staff/order/list',
  'GET /staff/mandate/list',
  'GET /staff/takeover/list',
  'GET /staff/takeover/find',
  'GET /staff/ending/list',
  'GET /staff/ledger/list',
  'GET /staff/shopNotice/list',
  'GET /staff/authorityLetter/list',
  'GET /staff/inspection/list',
  'GET /staff/letter/list',
  'GET /staff/declarations/list',
  'GET /staff/declarations/counts',
  'GET /staff/declarations/export',
  'GET /staff/declarations/taxCredits',
  'GET /staff/declarations/taxPayments',
])

/** Why a call needs no scope, though people with one make it. */
export const NOT_DIVIDED: Readonly<Record<string, string>> = {
  'GET /staff/stream':
    'hints: an id that opens nothing, of which only what is in the scope can be read again',
  'POST /staff/authorityLetter/upload': 'whoever uploads a letter sees it until it is sorted',
  'POST /staff/declarations/uploadReceipt':
    'its fields name the declaration, and are narrowed as an input is',
  'POST /staff/declarations/uploadGoods': 'its fields name the declaration, and are narrowed as an input is',
  'POST /staff/declarations/readTaxStatementFile':
    'its fields name company and country, and are narrowed as an input is',
  'POST /staff/file/upload': 'its fields name the work order, and are narrowed as an input is',
  'GET /staff/declarations/evidenceDownload': 'the declaration of the pack is looked up within the scope',
  'GET /staff/declarations/colleagues': 'people of the agency',
  'GET /staff/hmrc/state': 'the agency’s own connection',
  'GET /staff/licence/list': 'the agency’s own licences',
  'GET /staff/enquiry/list': 'questions of strangers, of no country',
  'POST /staff/enquiry/answer': 'questions of strangers, of no country',
  'POST /staff/enquiry/close': 'questions of strangers, of no country',
  'POST /staff/enquiry/reopen': 'questions of strangers, of no country',
  'POST /staff/savedView/save': 'a filter of one’s own, or of the staff',
  'POST /staff/savedView/delete': 'a filter of one’s own, or of the staff',
  'GET /staff/tag/list': 'names of the agency’s own',
  'POST /staff/tag/save': 'names of the agency’s own',
  'GET /staff/textBlock/list': 'texts of the agency’s own',
  'POST /staff/textBlock/save': 'texts of the agency’s own',
  'POST /staff/textBlock/delete': 'texts of the agency’s own',
  'GET /staff/sessions': 'one’s own sessions',
  'POST /staff/confirm': 'one’s own password',
  'POST /staff/logoutSession': 'one’s own sessions',
  'POST /staff/logoutOthers': 'one’s own sessions',
  'GET /staff/obligation/list': 'rules',
  'POST /staff/obligation/update': 'rules',
  'GET /staff/exchangeRate/list': 'rates',
  'GET /staff/exchangeRate/sources': 'rates',
  'POST /staff/exchangeRate/enter': 'rates',
  'GET /staff/rate/list': 'rates',
  'POST /staff/rate/add': 'rates',
  'POST /staff/rate/withdraw': 'rates',
  'GET /staff/team/levels': 'how the agency works',
  'GET /staff/team/absences': 'how the agency works',
  'POST /staff/team/absence/save': 'how the agency works',
  'POST /staff/team/absence/remove': 'how the agency works',
  'GET /staff/team/teams': 'how the agency works',
  'GET /staff/team/rules': 'how the agency works',
  'GET /staff/team/days': 'how the agency works',
}

/** Ids that are found within a record that the input names too, or are the agency's own. */
export const WITHIN: ReadonlySet<string> = new Set([
  'nodeId',
  'correctionId',
  'uploadId',
  'uploadIds',
  'internalUploadIds',
  'certificateUploadId',
  'fileId',
  'proofId',
  'feeId',
  'importId',
  'shopId',
  'adjustmentId',
  'packId',
  'licenceId',
  'staffId',
  'staffIds',
  'sessionId',
  'tagId',
  'viewId',
  'blockId',
  'enquiryId',
  'absenceId',
  'standInId',
  'deviceId',
])

const UNDIVIDED: ReadonlySet<StaffRole> = new Set(['finance', 'admin'])

/** The calls that somebody with a scope may make. */
export const SCOPED_CALLS: readonly string[] = Object.entries(AUTHORISATION).flatMap(([name, access]) =>
  typeof access === 'object' && 'staff' in access && access.staff.some((role) => !UNDIVIDED.has(role))
    ? [name]
    : [],
)
