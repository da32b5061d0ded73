/*
 * Which calls leave their line in the audit trail where they are bound to their addresses (`record-routes.ts`). Moves
 * that change a record write theirs in the transaction of the change.
 */

/** What ends sessions or lets somebody in again, by the action that the trail says. */
export const RECORDED_HERE: ReadonlyMap<string, string> = new Map([
  ['/user/logout', 'account.sign_out'],
  ['/user/logoutOthers', 'account.sign_out_others'],
  ['/user/logoutSession', 'account.sign_out_session'],
  ['/staff/logout', 'staff.sign_out'],
  ['/staff/logoutOthers', 'staff.sign_out_others'],
  ['/staff/logoutSession', 'staff.sign_out_session'],
  ['/company/resendInvitation', 'company.invitation_sent_again'],
])

const OWN_LINE = 'writes who read which record, before the file is sent'
const NO_DATA = 'the same empty table for everybody'

/** Calls that answer a file and need no line here, each with the reason. */
export const RECORDED_BY_THEMSELVES: ReadonlyMap<string, string> = new Map([
  ['/staff/declarations/ecoFeeFile', OWN_LINE],
  ['/staff/declarations/evidenceDownload', OWN_LINE],
  ['/staff/declarations/taxProof', OWN_LINE],
  ['/staff/ending/file', OWN_LINE],
  ['/staff/invoice/download', OWN_LINE],
  ['/staff/invoice/export', OWN_LINE],
  ['/staff/ledger/document', OWN_LINE],
  ['/staff/authorityLetter/file', OWN_LINE],
  ['/staff/takeover/file', OWN_LINE],
  ['/staff/shopNotice/screenshot', OWN_LINE],
  ['/staff/file/download', OWN_LINE],
  ['/staff/form/print', OWN_LINE],
  ['/staff/declarations/download', OWN_LINE],
  ['/declaration/evidenceDownload', OWN_LINE],
  ['/privacy/downloadExport', OWN_LINE],
  ['/privacy/downloadMine', OWN_LINE],
  [
    '/file/download',
    'writes it where the paper is sensitive; the company reads who opened each of its papers',
  ],
  ['/declaration/quantities/template', NO_DATA],
  ['/salesReport/template', NO_DATA],
  ['/costPrice/template', NO_DATA],
])
