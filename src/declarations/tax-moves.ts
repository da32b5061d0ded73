import type { Transition } from '#platform/shared/state-machine.ts'
import type { TaxStatus } from './declaration.ts'
import type { Mover } from './filing-moves.ts'

export type TaxAction =
  | 'owe'
  | 'claim'
  | 'clear'
  | 'send_proof'
  | 'refuse_proof'
  | 'credit'
  | 'credit_part'
  | 'carry'
  | 'refund'

/**
 * The life of the tax, from the confirmation on. A proof that was seen is not yet money that arrived: only the
 * authority's credit makes it PAID. `credit_part`: less arrived than is owed. `clear` takes back
 * what an outdated confirmation asked for.
 */
export const TAX_MOVES: readonly Transition<TaxAction, TaxStatus, Mover>[] = [
  { action: 'owe', from: ['NONE'], to: 'DUE', by: ['system'] },
  { action: 'claim', from: ['NONE'], to: 'CREDIT', by: ['system'] },
  { action: 'clear', from: ['DUE', 'CREDIT'], to: 'NONE', by: ['system'] },
  { action: 'send_proof', from: ['DUE', 'PROOF_SENT'], to: 'PROOF_SENT', by: ['seller', 'staff'] },
  { action: 'refuse_proof', from: ['PROOF_SENT'], to: 'DUE', by: ['staff'] },
  { action: 'credit', from: ['DUE', 'PROOF_SENT'], to: 'PAID', by: ['staff', 'system'] },
  { action: 'credit_part', from: ['DUE', 'PROOF_SENT'], to: 'DUE', by: ['staff', 'system'] },
  { action: 'carry', from: ['CREDIT'], to: 'CARRIED', by: ['staff', 'system'] },
  { action: 'refund', from: ['CREDIT'], to: 'REFUNDED', by: ['staff', 'system'] },
]
