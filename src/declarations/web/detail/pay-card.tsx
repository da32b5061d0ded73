import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Money } from '#platform/ui/money.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { sendBy } from '../../send-by.ts'
import { PayDayNote } from '../payment/pay-day-note.tsx'
import { TaxCredit } from '../payment/tax-credit.tsx'
import { TaxPayment } from '../payment/tax-payment.tsx'
import type { taxPaymentText } from '../tax-payment.text.ts'
import styles from './detail.module.css'

/** What the seller pays, itself, to the authority; where nothing is to be paid, what happens instead. A list has no tax. */
export function PayCard({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const { id, kind, payable, status } = declaration
  if (payable === null || kind === 'EC_SALES_LIST') return null
  if (payable.amount < 0) return <Credit declaration={declaration} amount={-payable.amount} />
  const isFiled = status === 'FILED' || status === 'ACCEPTED'
  return (
    <Card title={t('pay')}>
      {payable.amount === 0 ? (
        <p className={styles.small}>{t('nothing')}</p>
      ) : isFiled ? (
        <TaxPayment id={id} />
      ) : (
        <Locked declaration={declaration} />
      )}
      {payable.amount !== 0 && declaration.corrects === null && <PayDayNote declaration={declaration} />}
    </Card>
  )
}

function Credit({ declaration, amount }: { declaration: DeclarationDetail; amount: number }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const { id, payable, status } = declaration
  const isFiled = status === 'FILED' || status === 'ACCEPTED'
  return (
    <Card title={t('credit')}>
      {isFiled ? (
        <TaxCredit id={id} />
      ) : (
        <div className={styles.pay}>
          {payable && <Money value={{ ...payable, amount }} strong />}
          <p className={styles.small}>{t('credit_NONE')}</p>
        </div>
      )}
    </Card>
  )
}

/** Amount and account are fixed by the filing alone. */
function Locked({ declaration: { payable, payBy, country } }: { declaration: DeclarationDetail }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  return (
    <div className={styles.pay}>
      <p className={styles.small}>{t('payYourself')}</p>
      <Facts
        items={[
          { label: t('amount'), value: payable && <Money value={payable} strong /> },
          ...(payBy === null
            ? []
            : [
                { label: t('lastDay'), value: <DateText value={payBy} /> },
                { label: t('sendBy'), value: <DateText value={sendBy(payBy, country)} /> },
              ]),
        ]}
      />
      {payBy !== null && <p className={styles.small}>{t('sendByText')}</p>}
      <p className={styles.small}>{t('locked')}</p>
    </div>
  )
}
