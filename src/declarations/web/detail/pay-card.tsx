import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Money } from '#platform/ui/money.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { sendBy } from '../../send-by.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import styles from './detail.module.css'

/** What the seller pays, itself, to the authority. */
export function PayCard({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const { payable, payBy, taxStatus, country } = declaration
  if (payable === null || payable.amount <= 0) return null
  const isOpen = taxStatus === 'NONE' || taxStatus === 'DUE'
  return (
    <Card title={t('pay')}>
      <div className={styles.pay}>
        <p className={styles.small}>{t('payYourself')}</p>
        <Facts
          items={[
            { label: t('amount'), value: <Money value={payable} strong /> },
            ...(taxStatus === 'NONE' ? [] : [{ label: t('columnTax'), value: t(`tax_${taxStatus}`) }]),
            ...(payBy === null ? [] : [{ label: t('payDay'), value: <DateText value={payBy} /> }]),
            ...(payBy === null || !isOpen
              ? []
              : [{ label: t('sendDay'), value: <DateText value={sendBy(payBy, country)} /> }]),
          ]}
        />
        {isOpen && payBy !== null && <p className={styles.small}>{t('sendDayText')}</p>}
        {isOpen && <p className={styles.small}>{t('payAfterFiling')}</p>}
      </div>
    </Card>
  )
}
