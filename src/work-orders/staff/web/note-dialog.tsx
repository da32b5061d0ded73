import { useState } from 'react'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { NoteField } from './team/note-field.tsx'
import type { orderTeamText } from './team/order-team.text.ts'
import { noteOnWorkOrder } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'

/** A note for colleagues, in the history; sellers never see it. */
export function NoteDialog({ workOrderId, onClose }: { workOrderId: string; onClose: () => void }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const team = useText<typeof orderTeamText>('order-team')
  const [text, setText] = useState('')
  const note = useStaffAction(noteOnWorkOrder, { done: t('noteWritten'), onDone: onClose })
  return (
    <FormDialog
      onClose={onClose}
      title={t('internalNote')}
      form={{
        busy: note.pending,
        onSubmit: () => {
          note.run({ workOrderId, text: text.trim() })
        },
      }}
      submit={t('writeNote')}
      cancel={t('back')}
      disabled={text.trim() === ''}
    >
      <NoteField
        label={t('note')}
        help={`${t('noteHelp')} ${team('mentionHelp')}`.trim()}
        error={note.errors['text']}
        value={text}
        onChange={setText}
      />
    </FormDialog>
  )
}
