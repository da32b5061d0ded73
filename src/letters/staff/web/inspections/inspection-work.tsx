import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { canTake } from '#platform/shared/state-machine.ts'
import { useText } from '#platform/web/text.ts'
import { INSPECTION_MOVES, type InspectionAction } from '../../../inspections/inspection-moves.ts'
import type { StaffInspection } from '../../inspections-contract.ts'
import { AnswerDialog, AskAgainDialog } from './answer-dialogs.tsx'
import { CloseDialog, ObjectionDialog, PaperDialog } from './inspection-dialogs.tsx'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

/** What can be done with a check that is not over. */
export function InspectionWork({ inspection }: { inspection: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const [asks, setAsks] = useState<InspectionAction>()
  const close = () => setAsks(undefined)
  const can = (action: InspectionAction) => canTake(INSPECTION_MOVES, inspection.state, action)
  return (
    <>
      <Row gap={12}>
        {can('answer') && <Button onClick={() => setAsks('answer')}>{t('answer')}</Button>}
        {can('askAgain') && <Button onClick={() => setAsks('askAgain')}>{t('again')}</Button>}
        <Button onClick={() => setAsks('handOver')}>{t('paper')}</Button>
        {inspection.objectionOn === null && (
          <Button onClick={() => setAsks('object')}>{t('objection')}</Button>
        )}
        <Button variant="subtle" onClick={() => setAsks('close')}>
          {t('close')}
        </Button>
      </Row>
      {asks === 'answer' && <AnswerDialog inspection={inspection} onClose={close} />}
      {asks === 'askAgain' && <AskAgainDialog inspection={inspection} onClose={close} />}
      {asks === 'handOver' && <PaperDialog inspection={inspection} onClose={close} />}
      {asks === 'object' && <ObjectionDialog inspection={inspection} onClose={close} />}
      {asks === 'close' && <CloseDialog inspection={inspection} onClose={close} />}
    </>
  )
}
