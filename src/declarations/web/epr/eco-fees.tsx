import { useSession } from '#accounts/web/public.tsx'
import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { completeEcoFee, enterEcoFee, takeBackEcoFee } from '../../eco-fees-contract.ts'
import { TOUCHED } from '../detail/use-declaration.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import type { EcoFeeActs } from './eco-fee-acts.ts'
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
  const complete = useCallMutation(completeEcoFee, {
    invalidates: TOUCHED,
    onSuccess: () => showMessage(t('saved'), 'good'),
  })
  const acts: EcoFeeActs = {
    isBusy: enter.isPending || complete.isPending || back.isPending,
    upload: {},
    onEnter: (fee, onDone) => enter.mutate({ id, ...fee }, { onSuccess: onDone }),
    onComplete: (fee, onDone) => complete.mutate({ id, ...fee }, { onSuccess: onDone }),
    onTakeBack: (feeId) => back.mutate({ id, feeId }),
  }
  return (
    <EcoFeesCard
      declaration={declaration}
      acts={mayWrite ? acts : undefined}
      onOpen={({ file }) => {
        if (file)
          void downloadFile(downloadDocument, toWire({ fileId: file.uploadId })).catch(() => undefined)
      }}
    />
  )
}
