import type { HmrcSubmission } from '../../staff/hmrc-contract.ts'
import type { SubmissionRow } from '../hmrc.tables.ts'

/** The contract names what is shown of it. */
export function presentSubmission(row: SubmissionRow): HmrcSubmission {
  return {
    ...row,
    sentAt: row.sentAt.toISOString(),
    sentBy: row.staffName,
    settledAt: row.settledAt?.toISOString() ?? null,
    receiptAt: row.receiptAt?.toISOString() ?? null,
  }
}
