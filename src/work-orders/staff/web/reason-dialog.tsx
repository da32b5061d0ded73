import { useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { SellerTextField } from '#work-orders/staff/web/review/seller-text-field.tsx'
import { NO_TEXT, textToSend } from '#work-orders/staff/web/review/seller-text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useLangs } from '#work-orders/staff/web/work-order-scope.ts'

/** Asks for the reason that the seller will read, and is the confirmation at the same time. */
export function ReasonDialog<I extends { reason: string | LocalText }>({
  call,
  input,
  title,
  text,
  confirm,
  done,
  danger,
  onClose,
}: {
  call: CallDefinition<z.ZodType<unknown, I>>
  input: Omit<I, 'reason'>
  title: string
  text: string
  confirm: string
  done: string
  danger?: boolean
  onClose: () => void
}) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const langs = useLangs()
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const action = useStaffAction(call, { done, onDone: onClose })
  const reason = textToSend(draft, langs)
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAttempted(true)
          if (reason !== undefined) action.run({ ...input, reason } as I)
        }}
      >
        <Stack gap={16}>
          <p>{text}</p>
          <SellerTextField
            label={t('reason')}
            value={draft}
            onChange={setDraft}
            error={
              action.errors['reason'] ?? (attempted && reason === undefined ? t('reasonMissing') : undefined)
            }
            focusFirst
          />
          <Row gap={12}>
            <Button type="submit" variant={danger ? 'dangerFilled' : 'primary'} loading={action.pending}>
              {confirm}
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
