import type { StaffDispute, StaffOrder } from '#payments/staff/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

/** What banks ask back of this order: until when it is answered, and where. */
export function Disputes({ disputes }: Pick<StaffOrder, 'disputes'>) {
  return disputes.map((dispute) => <Dispute key={dispute.id} dispute={dispute} />)
}

function Dispute({ dispute }: { dispute: StaffDispute }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const { status, isInquiry, amount, dueOn, url, reason } = dispute
  const params = { sum: formatMoney(amount, lang), reason, day: dueOn ? formatDay(dueOn, lang) : '' }
  const asks = status === 'OPEN' && dueOn !== null
  const what = asks && isInquiry ? 'INQUIRY' : status
  return (
    <Notice
      tone={status === 'WON' ? 'good' : 'warn'}
      icon={<IconAlertTriangle size={20} />}
      title={t(`disputeTitle_${what}`, params)}
      action={
        url && (
          <ButtonLink href={url} size={32}>
            {t(asks ? 'answerDispute' : 'seeDispute')}
          </ButtonLink>
        )
      }
    >
      {t(`disputeText_${what}`, params)}
    </Notice>
  )
}
