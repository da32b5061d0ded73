import { useState } from 'react'
import type { z } from 'zod'
import { listEnquiries } from '#enquiries/staff/contract.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
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
    <FormDialog
      onClose={onClose}
      title={title}
      size="lg"
      form={{
        busy: send.isPending,
        onSubmit: () => {
          send.mutate(inputOf(text.trim()))
        },
      }}
      submit={confirm}
      cancel={t('back')}
      disabled={text.trim() === ''}
    >
      <TextAreaField
        label={t('text')}
        help={help}
        rows={7}
        maxLength={4000}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
