import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { StaffInspection } from '../../inspections-contract.ts'
import { CloseDialog, ObjectionDialog, PaperDialog } from './inspection-dialogs.tsx'
import type { inspectionsStaffText } from './inspections-staff.text.ts'

/** What can be done with an open check. */
export function InspectionWork({ inspection }: { inspection: StaffInspection }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const [asks, setAsks] = useState<'paper' | 'objection' | 'close'>()
  const close = () => setAsks(undefined)
  return (
    <>
      <Row gap={12}>
        <Button onClick={() => setAsks('paper')}>{t('paper')}</Button>
        {inspection.objectionOn === null && (
          <Button onClick={() => setAsks('objection')}>{t('objection')}</Button>
        )}
        <Button variant="subtle" onClick={() => setAsks('close')}>
          {t('close')}
        </Button>
      </Row>
      {asks === 'paper' && <PaperDialog inspection={inspection} onClose={close} />}
      {asks === 'objection' && <ObjectionDialog inspection={inspection} onClose={close} />}
      {asks === 'close' && <CloseDialog inspection={inspection} onClose={close} />}
    </>
  )
}
