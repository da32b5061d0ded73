import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { refusalOf } from '#platform/shared/refusal.ts'
import type { matchExactTransfers } from '../staff/contract.ts'
import { matchTransferToOrder } from './match-transfer.ts'
import type { PaymentDeps } from './payments-deps.ts'

type Input = InputOf<typeof matchExactTransfers> & { staff: StaffPrincipal; address: string }

/**
 * Each line in a transaction of its own, so that one that somebody else has decided stops none of the others. Two
 * lines that pay the same order exactly: the second is left for a person.
 */
export async function matchExactly(
  deps: PaymentDeps,
  { matches, ...by }: Input,
  lang: Lang,
): Promise<OutputOf<typeof matchExactTransfers>> {
  const refused: { transferId: string; why: string }[] = []
  for (const match of matches) {
    const refusal = await refusalOf(() =>
      matchTransferToOrder(deps, { ...match, ...by, fit: 'EXACT', isNamed: true }),
    )
    if (refusal) refused.push({ transferId: match.transferId, why: refusal.messageIn(lang) })
  }
  return { matched: matches.length - refused.length, refused }
}
