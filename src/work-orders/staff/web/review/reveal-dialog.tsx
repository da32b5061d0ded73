import { useState } from 'react'
import type { SentInputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { revealAnswer } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { keepReason, lastReason } from './last-reasons.ts'

/** Asks why somebody needs to see an answer of an order that is not theirs. */
export function RevealDialog({
  answer,
  name,
  onShown,
  onClose,
}: {
  answer: Omit<SentInputOf<typeof revealAnswer>, 'reason'>
  name: string
  onShown: (value: string) => void
  onClose: () => void
}) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [reason, setReason] = useState(lastReason(answer.workOrderId))
  const [attempted, setAttempted] = useState(false)
  const isMissing = reason.trim() === ''
  const reveal = useCallMutation(revealAnswer, {
    staff: true,
    onSuccess: ({ value }) => {
      keepReason(answer.workOrderId, reason)
      onShown(value)
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('showNamed', { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          if (!isMissing) reveal.mutate({ ...answer, reason })
        }}
      >
        <Stack gap={16}>
          <p>{t('revealNotYours')}</p>
          <TextField
            id="reveal-reason"
            label={t('revealReason')}
            value={reason}
            maxLength={300}
            error={attempted && isMissing ? t('revealReasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={reveal.isPending}>
              {t('show')}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('back')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
