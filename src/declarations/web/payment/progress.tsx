import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import { isProofRefused, type Payment } from './payment.ts'
import styles from './payment.module.css'

type Props = { payment: Payment }

/** Where the payment stands; nothing while it is only due. */
export function StateNotice({ payment }: Props) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const { taxStatus } = payment
  if (taxStatus === 'PAID')
    return (
      <Notice tone="good" title={t('paid')}>
        {t('paidText')}
      </Notice>
    )
  if (taxStatus === 'PROOF_SENT') return <Notice title={t('proofSent')}>{t('proofSentText')}</Notice>
  if (!isProofRefused(payment)) return null
  return (
    <Notice tone="warn" title={t('refused')}>
      {t('refusedText')}
    </Notice>
  )
}

/** What is still to be cleared, and by whom. */
export function ToDos({ payment: { toDos, currency } }: Props) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const lang = useLang()
  return toDos
    .filter(({ settledAt }) => settledAt === null)
    .map(({ ordinal, kind, amount }) => (
      <Notice
        key={ordinal}
        tone="warn"
        title={t(`toDo_${kind}`, { sum: formatMoney({ amount, currency }, lang) })}
      >
        {t(`toDoText_${kind}`)}
      </Notice>
    ))
}

/** What was sent, what was credited, and what was cleared. */
export function Progress({ payment: { proofs, credits, toDos, currency } }: Props) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const lang = useLang()
  const settled = toDos.filter(({ settledAt, note }) => settledAt !== null && note !== '')
  if (proofs.length + credits.length + settled.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{t('became')}</h3>
      <ul className={styles.events}>
        {proofs.map(({ fileId, paidOn, payer, sentBy, ...sum }) => (
          <li key={fileId}>
            {t('proof', { sum: formatMoney(sum, lang), day: formatDay(paidOn, lang), payer })}
            <span className={styles.small}>{t('sentBy', { name: sentBy })}</span>
          </li>
        ))}
        {credits.map(({ on, amount, reference, recordedAt }) => (
          <li key={`${recordedAt} ${on} ${amount} ${reference}`}>
            {t('credited', { sum: formatMoney({ amount, currency }, lang), day: formatDay(on, lang) })}
            {reference !== '' && <span className={styles.small}>{t('creditedAs', { reference })}</span>}
          </li>
        ))}
        {settled.map(({ ordinal, note }) => (
          <li key={`settled-${ordinal}`}>{t('settled', { note })}</li>
        ))}
      </ul>
    </div>
  )
}
