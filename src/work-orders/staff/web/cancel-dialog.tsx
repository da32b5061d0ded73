import { useState } from 'react'
import { formatMoney, plainAmount } from '#platform/shared/format-money.ts'
import type { Money } from '#platform/shared/money.ts'
import { parseMoney } from '#platform/shared/parse-money.ts'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { cancelWorkOrder } from '#work-orders/staff/contract.ts'
import { NO_TEXT, textToSend } from '#work-orders/staff/web/review/seller-text.ts'
import { SellerTextField } from '#work-orders/staff/web/review/seller-text-field.tsx'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { StaleNotice } from './stale-notice.tsx'
import { useMove } from './use-move.ts'
import { useLangs, useWorkOrder } from './work-order-scope.ts'

/** Ends the work order, tells the seller why, and proposes to finance what should go back. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { data } = useWorkOrder()
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const action = useMove(cancelWorkOrder, { done: t('done_cancel'), onDone: onClose })
  const proposal = useProposal()
  const reason = textToSend(draft, useLangs())
  const submit = () => {
    setAttempted(true)
    if (reason === undefined || proposal.isWrong) return
    action.run({ workOrderId: data.workOrder.id, reason, refund: proposal.amount })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('do_cancel')}
      form={{ busy: action.pending, onSubmit: submit }}
      submit={t('confirm_cancel')}
      cancel={t('back')}
      danger
    >
      <StaleNotice />
      <p>{t('ask_cancel')}</p>
      <SellerTextField
        label={t('reason')}
        value={draft}
        onChange={setDraft}
        error={
          action.errors['reason'] ?? (attempted && reason === undefined ? t('reasonMissing') : undefined)
        }
        focusFirst
      />
      <RefundFields proposal={proposal} attempted={attempted} error={action.errors['refund.amount']} />
    </FormDialog>
  )
}

type Proposal = ReturnType<typeof useProposal>

/** What the service cost, or what is left of it, unless somebody types another amount. */
function useProposal() {
  const { order } = useWorkOrder().data.around
  const most = order && order.refundable.amount > 0 ? order.refundable : undefined
  const usual = most && order && order.paidForThis.amount < most.amount ? order.paidForThis : most
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState(usual ? plainAmount(usual) : '')
  const amount = wanted && most ? amountIn(typed, most) : undefined
  return { most, wanted, setWanted, typed, setTyped, amount, isWrong: wanted && amount === undefined }
}

/** Undefined where it is no amount, or more than `most`. */
function amountIn(typed: string, most: Money): Money | undefined {
  const amount = parseMoney(typed, most.currency)
  return amount && amount.amount > 0 && amount.amount <= most.amount ? amount : undefined
}

type RefundFieldsProps = { proposal: Proposal; attempted: boolean; error: string | undefined }

function RefundFields({ proposal, attempted, error }: RefundFieldsProps) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const { most, wanted, setWanted, typed, setTyped, isWrong } = proposal
  if (!most) return <p>{t('nothingToRefund')}</p>
  const sum = formatMoney(most, lang)
  return (
    <>
      <CheckField
        label={t('proposeRefund')}
        help={t('proposeRefundHelp')}
        checked={wanted}
        onChange={(event) => setWanted(event.target.checked)}
      />
      {wanted && (
        <TextField
          label={t('refundAmount')}
          help={t('refundUpTo', { sum })}
          error={error ?? (attempted && isWrong ? t('refundAmountBad', { sum }) : undefined)}
          inputMode="decimal"
          end={most.currency}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </>
  )
}
