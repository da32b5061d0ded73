import { FILING_STATUSES, type DeclarationScheme, type FilingStatus } from './declaration.ts'
import { isEnteredByStaff, waitedRate } from './waited-rate.ts'
import type { Waiting } from './waiting.ts'
import { isNilToMake } from './whose-turn.ts'

/** Why a declaration is where it is: its status, and where it lacks its figures what it lacks. */
export const WHYS = [
  ...FILING_STATUSES,
  'ROWS',
  'UNREAD',
  'NIL',
  'NIL_STATED',
  'NOT_DUE',
  'NOT_CALCULATED',
  'RATE',
  'RATE_ENTERED',
  'REPORT',
  'QUANTITIES',
  'AT_HMRC_UNCLEAR',
  'SENT_BACK',
] as const
export type Why = (typeof WHYS)[number]

/** What its status does not say: it was sent and nobody knows what HMRC did; a colleague sent it back. */
export type Held = 'AT_HMRC_UNCLEAR' | 'SENT_BACK'

type Known = {
  status: FilingStatus
  country: string
  scheme: DeclarationScheme
  waitingFor: readonly Waiting[]
  nilStatedAt: Date | null
}

/** For the list of the staff and for its page alike. Where it lacks several kinds of things, the status says it. */
export function whyOf(known: Known, held?: Held): Why {
  if (held) return held
  if (isNilToMake(known)) return 'NIL_STATED'
  const [first, ...more] = new Set(known.waitingFor.map((waiting) => lackOf(known, waiting)))
  return known.status === 'AWAITING_DATA' && first !== undefined && more.length === 0 ? first : known.status
}

function lackOf(known: Known, waiting: Waiting): Why {
  switch (waiting.reason) {
    case 'RATE': {
      const rate = waitedRate(known, waiting)
      return rate && isEnteredByStaff(rate) ? 'RATE_ENTERED' : 'RATE'
    }
    case 'NOTHING_FOUND':
      return 'NIL'
    case 'REPORT':
    case 'ROWS':
    case 'UNREAD':
    case 'NOT_DUE':
    case 'NOT_CALCULATED':
      return waiting.reason
    default:
      return 'QUANTITIES'
  }
}
