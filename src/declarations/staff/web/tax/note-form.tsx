import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { TextAreaField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { returnTaxProof, settleTaxDifference, type StaffTax } from '../../tax-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { ActForm } from './act-form.tsx'
import { seenOf } from './seen-of.ts'

type Props = { tax: StaffTax; onBack: () => void; onDone: (tax: StaffTax) => void }

/** Returns the last proof, with a reason that the seller reads. */
export function ReturnProofForm({ tax, onBack, onDone }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const send = useStaffAction(returnTaxProof, { done: t('returnDone'), onDone })
  return (
    <NoteForm
      title={t('returnProof')}
      text={t('returnText')}
      label={t('reason')}
      help={t('reasonHelp')}
      submit={t('returnNow')}
      pending={send.pending}
      error={send.errors['reason']}
      onSend={(reason) => send.run({ ...seenOf(tax), reason })}
      onBack={onBack}
    />
  )
}

/** Says how a difference was cleared up. */
export function ClearForm({ tax, ordinal, onBack, onDone }: Props & { ordinal: number }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const send = useStaffAction(settleTaxDifference, { done: t('cleared'), onDone })
  return (
    <NoteForm
      title={t('clear')}
      label={t('clearNote')}
      help={t('clearHelp')}
      submit={t('clearNow')}
      pending={send.pending}
      error={send.errors['note']}
      onSend={(note) => send.run({ ...seenOf(tax), ordinal, note })}
      onBack={onBack}
    />
  )
}

export function NoteForm(props: {
  title: string
  text?: string
  label: string
  help: string
  submit: string
  pending: boolean
  error: string | undefined
  onSend: (note: string) => void
  onBack: () => void
}) {
  const { label, help, error, onSend, ...form } = props
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const submit = () => {
    setSent(true)
    if (note.trim() !== '') onSend(note.trim())
  }
  return (
    <ActForm {...form} onSubmit={submit}>
      <TextAreaField
        label={label}
        help={help}
        rows={3}
        maxLength={500}
        value={note}
        error={isSent && note.trim() === '' ? t('needed') : error}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActForm>
  )
}
