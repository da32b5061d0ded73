import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { noteOnWorkOrder } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'

/** A note for colleagues, in the history; sellers never see it. */
export function NoteDialog({ workOrderId, onClose }: { workOrderId: string; onClose: () => void }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [text, setText] = useState('')
  const note = useStaffAction(noteOnWorkOrder, { done: t('noteWritten'), onDone: onClose })
  return (
    <Dialog onClose={onClose} title={t('internalNote')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          note.run({ workOrderId, text: text.trim() })
        }}
      >
        <Stack gap={16}>
          <TextAreaField
            label={t('note')}
            help={t('noteHelp')}
            error={note.errors['text']}
            maxLength={1000}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={note.pending} disabled={text.trim() === ''}>
              {t('writeNote')}
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
