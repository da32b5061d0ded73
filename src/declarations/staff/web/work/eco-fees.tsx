import { useRef } from 'react'
import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useText } from '#platform/web/text.ts'
import type { ecoFeesText } from '../../../web/eco-fees.text.ts'
import type { EcoFeeActs } from '../../../web/epr/eco-fee-acts.ts'
import { EcoFeesCard } from '../../../web/epr/eco-fees-card.tsx'
import {
  completeEcoFeeForStaff,
  ecoFeeFileForStaff,
  enterEcoFeeForStaff,
  takeBackEcoFeeForStaff,
  type DeclarationWorkDetail,
} from '../../contract.ts'
import { uploadReceipt } from '../../receipt-contract.ts'

/** The fee as the staff see and enter it. */
export function EcoFees({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const guard = useReadingGuard(work.company.id)
  const close = useRef<() => void>(undefined)
  const enter = useStaffAction(enterEcoFeeForStaff, {
    done: t('saved'),
    onDone: () => close.current?.(),
    toastsAll: true,
  })
  const complete = useStaffAction(completeEcoFeeForStaff, {
    done: t('saved'),
    onDone: () => close.current?.(),
    toastsAll: true,
  })
  const back = useStaffAction(takeBackEcoFeeForStaff, { done: t('takenBack'), toastsAll: true })
  const at = { companyId: work.company.id, id: work.id }
  const acts: EcoFeeActs = {
    isBusy: enter.pending || complete.pending || back.pending,
    upload: { call: uploadReceipt, staff: true, fields: at },
    onEnter: (fee, onDone) => {
      close.current = onDone
      enter.run({ ...at, ...fee })
    },
    onComplete: (fee, onDone) => {
      close.current = onDone
      complete.run({ ...at, ...fee })
    },
    onTakeBack: (feeId) => back.run({ ...at, feeId }),
  }
  return (
    <>
      <EcoFeesCard
        declaration={work}
        acts={acts}
        onOpen={({ id: feeId }) => guard.download(ecoFeeFileForStaff, { ...at, feeId }, work.number)}
      />
      {guard.dialog}
    </>
  )
}
