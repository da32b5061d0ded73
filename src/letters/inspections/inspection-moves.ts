import type { Transition } from '#platform/shared/state-machine.ts'
import type { InspectionState } from './inspection-kinds.ts'

export type InspectionAction = 'object' | 'handOver' | 'answer' | 'askAgain' | 'close'

/**
 * What may happen to a check. One that is answered in full waits for the authority, which closes it or asks again; papers and
 * an objection may follow all the same.
 */
export const INSPECTION_MOVES: readonly Transition<InspectionAction, InspectionState, 'staff'>[] = [
  { action: 'object', from: ['OPEN'], to: 'OPEN', by: ['staff'] },
  { action: 'object', from: ['ANSWERED'], to: 'ANSWERED', by: ['staff'] },
  { action: 'handOver', from: ['OPEN'], to: 'OPEN', by: ['staff'] },
  { action: 'handOver', from: ['ANSWERED'], to: 'ANSWERED', by: ['staff'] },
  { action: 'answer', from: ['OPEN'], to: 'ANSWERED', by: ['staff'] },
  { action: 'askAgain', from: ['ANSWERED'], to: 'OPEN', by: ['staff'] },
  { action: 'close', from: ['OPEN', 'ANSWERED'], to: 'CLOSED', by: ['staff'] },
]
