import { formatMoney, plainAmount } from '#platform/shared/format-money.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useQrCode } from '#platform/web/use-qr-code.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import { CopyLine } from './copy-line.tsx'
import type { Payment } from './payment.ts'
import styles from './payment.module.css'

/** What is entered at the bank, each value to be copied as the bank takes it. */
export function TransferLines(props: {
  payment: Payment
  payee: NonNullable<Payment['payee']>
  toSend: number
}) {
  const { name, iban, bic, reference, source } = props.payee
  const { outstanding, currency, epcCode } = props.payment
  const { toSend } = props
  const t = useText<typeof taxPaymentText>('tax-payment')
  const lang = useLang()
  const owed = { amount: toSend, currency }
  return (
    <div>
      <dl>
        <CopyLine label={t('payee')} shown={name} copied={name} />
        <CopyLine label={t('iban')} shown={iban.replace(/(.{4})(?=.)/g, '$1 ')} copied={iban} />
        {bic !== null && <CopyLine label={t('bic')} shown={bic} copied={bic} />}
        <CopyLine label={t('reference')} shown={reference} copied={reference} />
        <CopyLine label={t('owed')} shown={formatMoney(owed, lang)} copied={plainAmount(owed)} />
      </dl>
      <p className={styles.small}>{t('referenceText')}</p>
      <p className={styles.small}>{t('source', { source })}</p>
      {/* The code is over all that is outstanding. */}
      {epcCode !== null && toSend === outstanding && <TransferQr code={epcCode} />}
    </div>
  )
}

function TransferQr({ code }: { code: string }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const qr = useQrCode(code)
  if (!qr) return null
  return (
    <figure className={styles.qr}>
      <img src={qr} alt={t('qr')} width={176} height={176} />
      <figcaption>{t('qrHelp')}</figcaption>
    </figure>
  )
}
