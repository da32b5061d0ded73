import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { StaffCredit } from '../../credit-contract.ts'
import { staffTaxProof } from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'

/** Documents that the seller sent for the refund. */
export function Evidence({ credit: { companyId, id, evidence } }: { credit: StaffCredit }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const guard = useReadingGuard(companyId)
  if (evidence.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>{t('evidence')}</h3>
      {evidence.map(({ fileId, sentAt, sentBy }, index) => (
        <Row key={fileId} gap={12} between>
          <span className={styles.words}>
            {sentBy} · <DateText value={sentAt} format="fullTime" />
          </span>
          <Button
            size={32}
            aria-label={t('openDocumentNamed', { ordinal: index + 1 })}
            onClick={() =>
              guard.download(
                staffTaxProof,
                { companyId, id, fileId },
                t('openDocumentNamed', { ordinal: index + 1 }),
              )
            }
          >
            {t('openDocument')}
          </Button>
        </Row>
      ))}
      {guard.dialog}
    </div>
  )
}
