import type { DeclarationKind, DeclarationScheme, FilingStatus } from '../../declaration.ts'
import { filingMove } from '../../filing-moves.ts'
import type { GbCorrection } from '../../gb-correction.ts'
import type { Why } from '../../why-waiting.ts'

type Facts = {
  status: FilingStatus
  scheme: DeclarationScheme
  kind: DeclarationKind
  country: string
  corrects: unknown
  why: Why
  gbCorrection: GbCorrection | null
}

/** What the staff may do with a declaration as it stands; the server decides in any case. */
export type OfferedWork = {
  calculate: boolean
  adjust: boolean
  check: boolean
  answer: boolean
  nil: boolean
  file: boolean
  settle: boolean
  hmrc: boolean
  carry: boolean
}

export function offeredWork({
  status,
  scheme,
  kind,
  country,
  corrects,
  why,
  gbCorrection,
}: Facts): OfferedWork {
  const may = (action: Parameters<typeof filingMove>[1]) => filingMove(status, action, 'staff') !== undefined
  const file = may('file')
  return {
    calculate: may('calculate'),
    // Lines of a one-stop shop follow from the sales alone; what was filed never changes.
    adjust: scheme === 'LOCAL' && !['AWAITING_DATA', 'FILED', 'ACCEPTED'].includes(status),
    check: may('check'),
    answer: status === 'QUERIED',
    // Everything has reported, and nothing of it belongs here: missing data is never nil.
    nil: why === 'NIL' || why === 'NIL_STATED',
    file,
    settle: may('accept'),
    // A correction goes into the next return, or is told to HMRC in another way.
    carry: file && (gbCorrection === 'NEXT_RETURN' || gbCorrection === 'BY_BOX_6'),
    hmrc: country === 'GB' && scheme === 'LOCAL' && kind === 'RETURN' && corrects === null && file,
  }
}
