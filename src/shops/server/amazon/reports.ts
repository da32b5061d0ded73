import type { AskFault } from './ask-fault.ts'

/**
 * Why a question about a report has no answer. `REFUSED`: Amazon will not make or give it, however often it is asked.
 * `LINK_OVER`: the address of the document was valid for five minutes.
 */
export type ReportFault = AskFault | 'REFUSED' | 'LINK_OVER'
export type Unreported = { fault: ReportFault; waitMs?: number }

/**
 * What Amazon says of a report that was ordered. `NO_DATA`: it was called off because there is nothing to report; the
 * portal itself never calls one off.
 */
export type ReportProgress =
  | { status: 'RUNNING' }
  | { status: 'DONE'; documentId: string }
  | { status: 'NO_DATA' }
  | { status: 'FATAL' }

/** Where the bytes of a report are, for five minutes. */
export type ReportLink = { url: string; isGzip: boolean }

/** Amazon's Reports API, as far as the portal uses it: the VAT transactions of a month. */
export type AmazonReports = {
  /** @param month such as `2026-10` */
  order(
    accessToken: string,
    wanted: { month: string; marketplaceIds: readonly string[] },
  ): Promise<{ reportId: string } | Unreported>
  progress(accessToken: string, reportId: string): Promise<ReportProgress | Unreported>
  /** With a token for this document alone, because it names buyers. */
  link(accessToken: string, documentId: string): Promise<ReportLink | Unreported>
  /** The report itself, unpacked. @throws while it is read if the connection ends before it does */
  download(link: ReportLink): Promise<AsyncIterable<Uint8Array> | Unreported>
}

export const isUnreported = (answer: object): answer is Unreported => 'fault' in answer
