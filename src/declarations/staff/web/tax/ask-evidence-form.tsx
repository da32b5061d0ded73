import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useText } from '#platform/web/text.ts'
import { askCreditEvidence, type StaffCredit } from '../../credit-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { NoteForm } from './note-form.tsx'

type Props = { credit: StaffCredit; onBack: () => void; onDone: (after: Partial<StaffCredit>) => void }

/** Asks the seller for what the authority wants to see. */
export function AskEvidenceForm({ credit: { companyId, id, revision }, onBack, onDone }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const ask = useStaffAction(askCreditEvidence, { done: t('askedNow'), onDone })
  return (
    <NoteForm
      title={t('askEvidence')}
      label={t('askLabel')}
      help={t('reasonHelp')}
      submit={t('askSend')}
      pending={ask.pending}
      error={ask.errors['text']}
      onSend={(text) => ask.run({ companyId, id, revision, text })}
      onBack={onBack}
    />
  )
}
