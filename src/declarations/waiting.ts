import type { Day } from '#platform/shared/calendar.ts'
import type { FoundRows } from './could-belong.ts'
import type { MissingReport } from './missing-reports.ts'

/** Why there are no figures yet. */
export type Waiting =
  /** A rate that is not published, or was not fetched: nothing is guessed. */
  | { reason: 'RATE'; currency: string; day: Day }
  /** A shop or another source that has not reported a month. */
  | ({ reason: 'REPORT' } & MissingReport)
  /** Nothing was found, but rows that may belong here wait to be corrected: until then nobody can say that there is nothing. */
  | ({ reason: 'ROWS' } & FoundRows)
  /** Nothing was found, but a file that may belong here is not read to its end. */
  | { reason: 'UNREAD'; importId: string; file: string; isToMap: boolean }
  /** Everything reported, and nothing of it belongs here: a nil return asks for the seller's statement. */
  | { reason: 'NOTHING_FOUND' }
  /** A list of nothing, which nobody asks for. */
  | { reason: 'NOT_DUE' }
  /** Pieces that were sent, of which nobody has said what one weighs. */
  | { reason: 'WEIGHTS'; sku: string; units: number }
  /** So many SKUs more. */
  | { reason: 'MORE_WEIGHTS'; count: number }
  /** Sales whose SKU or pieces cannot be read. */
  | { reason: 'PIECES'; count: number }
  /** Weights beyond anything that can be sent. */
  | { reason: 'NOT_CREDIBLE' }
  /** A kind of declaration that the product does not calculate. */
  | { reason: 'NOT_CALCULATED' }
