import { useRef } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useText } from '#platform/web/text.ts'
import type { ecoFeesText } from '../../../web/eco-fees.text.ts'
import type { EcoFeeEntry } from '../../../web/epr/eco-fee-acts.ts'
import { EcoFeesCard } from '../../../web/epr/eco-fees-card.tsx'
import { enterEcoFeeForStaff, takeBackEcoFeeForStaff, type DeclarationWorkDetail } from '../../contract.ts'

/** The fee as the staff see and enter it. */
export function EcoFees({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const close = useRef<() => void>(undefined)
  const enter = useStaffAction(enterEcoFeeForStaff, {
    done: t('saved'),
    onDone: () => close.current?.(),
    toastsAll: true,
  })
  const back = useStaffAction(takeBackEcoFeeForStaff, { done: t('takenBack'), toastsAll: true })
  const at = { companyId: work.company.id, id: work.id }
  const acts = {
    isBusy: enter.pending || back.pending,
    onEnter: (fee: EcoFeeEntry, onDone: () => void) => {
      close.current = onDone
      enter.run({ ...at, ...fee })
    },
    onTakeBack: (feeId: string) => back.run({ ...at, feeId }),
  }
  return <EcoFeesCard declaration={work} acts={acts} />
}
