import { useState } from 'react'
import { refundOrder, type StaffOrder } from '#payments/staff/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { formatMoney, plainAmount } from '#platform/shared/format-money.ts'
import { parseMoney } from '#platform/shared/parse-money.ts'
import type { Money } from '#platform/shared/money.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

const REASON_MIN = 3

/** The typed amount; undefined where it is invalid or more than `most`. */
function amountIn(typed: string, most: Money): Money | undefined {
  const amount = parseMoney(typed, most.currency)
  return amount && amount.amount > 0 && amount.amount <= most.amount ? amount : undefined
}

/** A transfer brought a part of the price, and another payment the rest. */
function inSeveral({ order, payments, refundable }: StaffOrder): boolean {
  const part = payments.some(
    ({ status, amount }) =>
      status !== 'CANCELLED' && status !== 'FAILED' && amount.amount < order.total.amount,
  )
  return part && refundable.amount < order.total.amount - order.refunded.amount
}

/**
 * How much is refunded, and why. One opening of this dialog is one refund, however often its button is
 * pressed.
 */
export function RefundDialog({ found, onClose }: { found: StaffOrder; onClose: () => void }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const { order, refundable } = found
  const { currency } = refundable
  const [typed, setTyped] = useState(plainAmount(refundable))
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [idempotency] = useState(() => newId('refund'))
  const refund = useStaffAction(refundOrder, {
    done: ({ proposals }) => t(proposals.length > found.proposals.length ? 'refundAsked' : 'refundDone'),
    onDone: onClose,
  })
  const amount = amountIn(typed, refundable)
  const reasonOk = reason.trim().length >= REASON_MIN
  const most = formatMoney(refundable, lang)
  const alone = found.refundAloneUpTo
  const isTooMuch = amount !== undefined && amount.amount > alone.amount
  return (
    <FormDialog
      onClose={onClose}
      title={t('refundTitle', { number: order.number })}
      form={{
        busy: refund.pending,
        onSubmit: () => {
          setSubmitted(true)
          if (amount && reasonOk)
            refund.run({
              orderId: order.id,
              amount,
              reason: reason.trim(),
              idempotency,
            })
        },
      }}
      submit={
        amount ? t(isTooMuch ? 'refundAsk' : 'refundNow', { sum: formatMoney(amount, lang) }) : t('refund')
      }
      cancel={t('back')}
      danger
    >
      <TextField
        label={t('refundAmount')}
        help={t('refundAmountHelp', { sum: most })}
        error={
          refund.errors['amount.amount'] ??
          (submitted && !amount ? t('refundAmountBad', { sum: most }) : undefined)
        }
        inputMode="decimal"
        end={currency}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        data-autofocus
      />
      <TextAreaField
        label={t('refundReason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={refund.errors['reason'] ?? (submitted && !reasonOk ? t('refundReasonShort') : undefined)}
      />
      {isTooMuch && <p role="status">{t('refundNeedsOther', { sum: formatMoney(alone, lang) })}</p>}
      <p>{t(found.refundWay === 'BY_HAND' ? 'refundByHand' : 'refundByProvider')}</p>
      {inSeveral(found) && <p>{t('refundSeveral')}</p>}
      <p>{t('refundWorkGoesOn')}</p>
    </FormDialog>
  )
}
