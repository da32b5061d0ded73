import { useSession } from '#accounts/web/public.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { enterEcoFee, takeBackEcoFee } from '../../eco-fees-contract.ts'
import { TOUCHED } from '../detail/use-declaration.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import type { EcoFeeEntry } from './eco-fee-acts.ts'
import { EcoFeesCard } from './eco-fees-card.tsx'

/** The fee as the seller sees and enters it. */
export function EcoFees({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const { mayWrite } = useSession()
  const { id } = declaration
  const enter = useCallMutation(enterEcoFee, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('saved'), 'good'),
  })
  const back = useCallMutation(takeBackEcoFee, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('takenBack'), 'good'),
  })
  const acts = {
    isBusy: enter.isPending || back.isPending,
    onEnter: (fee: EcoFeeEntry, onDone: () => void) => enter.mutate({ id, ...fee }, { onSuccess: onDone }),
    onTakeBack: (feeId: string) => back.mutate({ id, feeId }),
  }
  return <EcoFeesCard declaration={declaration} acts={mayWrite ? acts : undefined} />
}
