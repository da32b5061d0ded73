import { useState } from 'react'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { HoldReason } from '#work-orders/hold.ts'
import type { queueTogether } from '#work-orders/staff/queue-contract.ts'
import { USUAL_HOLD_DAYS, WhyField } from '#work-orders/staff/web/hold-fields.tsx'
import { useTurnText } from '#work-orders/staff/web/use-turn-text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { BothTexts, NOTHING_SAID, saidIn } from './both-texts.tsx'
import type { queueFilterText } from './queue-filter.text.ts'

type Hold = NonNullable<SentInputOf<typeof queueTogether>['hold']>
type Props = { busy: boolean; onHold: (hold: Hold) => void; onClose: () => void }

/** Puts all that is selected on hold: one reason and one day for all. Sellers read either language. */
export function HoldRowsDialog({ busy, onHold, onClose }: Props) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const q = useText<typeof queueFilterText>('queue-filter')
  const { today } = useTurnText()
  const [why, setWhy] = useState<HoldReason>()
  const [until, setUntil] = useState<Day>(addDays(today, USUAL_HOLD_DAYS))
  const [draft, setDraft] = useState(NOTHING_SAID)
  const [attempted, setAttempted] = useState(false)
  const reason = saidIn(draft)
  const isSaid = why !== 'OTHER' || reason !== undefined
  return (
    <FormDialog
      title={t('do_hold')}
      onClose={onClose}
      form={{
        busy,
        onSubmit: () => {
          setAttempted(true)
          if (why !== undefined && isSaid && until !== '') onHold({ why, until, reason })
        },
      }}
      submit={t('confirm_hold')}
      cancel={q('cancel')}
    >
      <WhyField value={why} onChange={setWhy} missing={attempted && why === undefined} />
      <TextField
        label={t('holdUntil')}
        help={t('holdUntilHelp')}
        type="date"
        min={addDays(today, 1)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <BothTexts
        label={t('holdNote')}
        value={draft}
        onChange={setDraft}
        optional={why !== 'OTHER'}
        error={attempted && !isSaid ? t('reasonMissing') : undefined}
      />
    </FormDialog>
  )
}
