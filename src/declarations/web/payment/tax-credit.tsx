import { use, useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText, TimeZoneContext } from '#platform/ui/date-text.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { type Fact, Facts } from '#platform/ui/facts.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { readTaxCredit } from '../../tax-contract.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import { EvidenceDialog } from './evidence-dialog.tsx'
import styles from './payment.module.css'

type Credit = OutputOf<typeof readTaxCredit>

/** What the authority owes for a filed declaration, followed to its end. */
export function TaxCredit({ id }: { id: string }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const read = useCallQuery(readTaxCredit, { id })
  if (read.data) return <Shown credit={read.data} />
  if (read.error)
    return (
      <ErrorState
        level={3}
        title={t('creditFailed')}
        safe={t('creditFailedSafe')}
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      >
        {read.error.message}
      </ErrorState>
    )
  return <SkeletonRows rows={3} label={t('creditLoading')} />
}

function Shown({ credit }: { credit: Credit }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const { taxStatus, amount, currency } = credit
  const end = taxStatus === 'CARRIED' || taxStatus === 'REFUNDED' ? taxStatus : 'CREDIT'
  return (
    <Stack gap={16}>
      <Facts
        items={[
          { label: t('amount'), value: <Money value={{ amount, currency }} strong /> },
          ...settled(t, credit),
        ]}
      />
      <p className={styles.small}>{t(`credit_${end}`)}</p>
      {end === 'CREDIT' && credit.asked !== null && <Asked credit={credit} asked={credit.asked} />}
      <Sent credit={credit} />
    </Stack>
  )
}

/** What was paid out, and what was kept for other debts. */
function settled(
  t: ReturnType<typeof useText<typeof taxPaymentText>>,
  { refundedOn, refunded, setOff, currency }: Credit,
): Fact[] {
  if (refundedOn === null) return []
  const sum = (amount: number) => <Money value={{ amount, currency }} />
  return [
    { label: t('refunded'), value: sum(refunded) },
    ...(setOff > 0 ? [{ label: t('setOff'), value: sum(setOff) }] : []),
    { label: t('settledOn'), value: <DateText value={refundedOn} /> },
  ]
}

function Asked({ credit, asked }: { credit: Credit; asked: string }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const lang = useLang()
  const { role } = useSession()
  const [isOpen, setOpen] = useState(false)
  const sum = formatMoney(credit, lang)
  return (
    <>
      <Notice tone="warn" title={t('evidenceAsked', { sum })}>
        {t('evidenceWords', { text: asked })}
      </Notice>
      {role === 'viewer' ? (
        <p className={styles.small}>{t('evidenceViewer')}</p>
      ) : (
        <Button full icon={<IconUpload size={18} />} onClick={() => setOpen(true)}>
          {t(credit.evidence.length === 0 ? 'sendEvidence' : 'sendMoreEvidence')}
        </Button>
      )}
      {isOpen && <EvidenceDialog id={credit.id} asked={asked} onClose={() => setOpen(false)} />}
    </>
  )
}

function Sent({ credit: { evidence } }: { credit: Credit }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  if (evidence.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{t('evidenceSent')}</h3>
      <ul className={styles.events}>
        {evidence.map(({ fileId, sentAt, sentBy }, index) => (
          <li key={fileId}>
            {t('evidenceLine', {
              ordinal: index + 1,
              day: formatInstant(sentAt, lang, 'medium', timeZone),
            })}
            <span className={styles.small}>{t('sentBy', { name: sentBy })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
