import { useState } from 'react'
import type { z } from 'zod'
import { listEnquiries } from '#enquiries/staff/contract.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import type { enquiriesStaffText } from './enquiries-staff.text.ts'

/** Asks for the text, and is the confirmation at the same time. */
export function EnquiryDialog<I extends z.ZodType>({
  call,
  inputOf,
  title,
  help,
  confirm,
  done,
  onClose,
}: {
  call: CallDefinition<I>
  inputOf: (text: string) => z.input<I>
  title: string
  help: string
  confirm: string
  done: string
  onClose: () => void
}) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const [text, setText] = useState('')
  const send = useCallMutation(call, {
    staff: true,
    invalidates: [listEnquiries],
    onSuccess() {
      showNotification({ text: done, tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(inputOf(text.trim()))
        }}
      >
        <Stack gap={16}>
          <TextAreaField
            label={t('text')}
            help={help}
            rows={7}
            maxLength={4000}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={send.isPending} disabled={text.trim() === ''}>
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
