import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { staffCreateConfirmation, staffRevokeConfirmation, type StaffConfirmation } from '../contract.ts'
import type { confirmationsStaffText } from './confirmations-staff.text.ts'

/** Makes a letter on a work order, which staff know by its number. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof confirmationsStaffText>('confirmations-staff')
  const [number, setNumber] = useState('')
  const make = useStaffAction(staffCreateConfirmation, { done: t('made'), onDone: onClose })
  return (
    <FormDialog
      title={t('makeTitle')}
      onClose={onClose}
      form={{
        busy: make.pending,
        onSubmit: () => {
          make.run({ workOrderNumber: number })
        },
      }}
      submit={t('makeNow')}
      cancel={t('cancel')}
    >
      <p>{t('makeText')}</p>
      <TextField
        label={t('workOrderNumber')}
        help={t('workOrderHelp')}
        maxLength={40}
        spellCheck={false}
        data-autofocus
        value={number}
        error={make.errors['workOrderNumber']}
        onChange={(event) => setNumber(event.target.value)}
      />
    </FormDialog>
  )
}

/** Asks for the reason, which the customer reads. */
export function WithdrawDialog({ letter, onClose }: { letter: StaffConfirmation; onClose: () => void }) {
  const t = useText<typeof confirmationsStaffText>('confirmations-staff')
  const [reason, setReason] = useState('')
  const end = useStaffAction(staffRevokeConfirmation, { done: t('withdrawn'), onDone: onClose })
  const { companyId, id: letterId, number } = letter
  return (
    <FormDialog
      title={t('withdrawNamed', { number })}
      onClose={onClose}
      form={{
        busy: end.pending,
        onSubmit: () => {
          end.run({ companyId, letterId, reason })
        },
      }}
      submit={t('withdrawNow')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('withdrawText')}</p>
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={300}
        data-autofocus
        value={reason}
        error={end.errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
