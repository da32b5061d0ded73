import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { staffTaxProof, type StaffTax } from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'

type Props = { tax: StaffTax }

/** What the seller sent, and apart from it what the authority credited. */
export function Received({ tax }: Props) {
  return (
    <Stack gap={16}>
      <Proofs tax={tax} />
      <Credits tax={tax} />
    </Stack>
  )
}

function Proofs({ tax: { companyId, id, proofs } }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const guard = useReadingGuard(companyId)
  return (
    <div>
      <h3 className={styles.heading}>{t('proofs')}</h3>
      {proofs.length === 0 && <p className={styles.quiet}>{t('noProofs')}</p>}
      {proofs.map(({ fileId, paidOn, payer, ...money }) => {
        const sum = formatMoney(money, lang)
        return (
          <Row key={fileId} gap={12} between>
            <span className={styles.words}>
              {t('proofLine', { sum, day: formatDay(paidOn, lang, 'medium'), payer })}
            </span>
            <Button
              size={32}
              aria-label={t('openProofNamed', { sum })}
              onClick={() =>
                guard.download(staffTaxProof, { companyId, id, fileId }, t('openProofNamed', { sum }))
              }
            >
              {t('openProof')}
            </Button>
          </Row>
        )
      })}
      {guard.dialog}
    </div>
  )
}

function Credits({ tax: { credits, currency } }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  return (
    <div>
      <h3 className={styles.heading}>{t('credits')}</h3>
      {credits.length === 0 && <p className={styles.quiet}>{t('noCredits')}</p>}
      {credits.map(({ on, amount, from, recordedAt, recordedBy, payer, reference }) => (
        <p key={`${recordedAt} ${on} ${amount}`} className={styles.words}>
          {t('creditLine', {
            sum: formatMoney({ amount, currency }, lang),
            day: formatDay(on, lang, 'medium'),
          })}{' '}
          <span className={styles.quiet}>
            {[t(`from_${from}`, { name: recordedBy }), reference, payer].filter(Boolean).join(' · ')}
          </span>
        </p>
      ))}
    </div>
  )
}
