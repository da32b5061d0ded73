import { useState } from 'react'
import type { StaffDispute, StaffOrder } from '#payments/staff/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { BookDisputeDialog } from './book-dispute-dialog.tsx'
import { useMovesMoney } from './use-moves-money.ts'
import type { ordersStaffText } from './orders-staff.text.ts'

/** What banks ask back of this order: until when it is answered, and where. */
export function Disputes({ disputes }: Pick<StaffOrder, 'disputes'>) {
  return disputes.map((dispute) => <Dispute key={dispute.id} dispute={dispute} />)
}

const kindOf = ({ status, isInquiry }: StaffDispute) => (status === 'OPEN' && isInquiry ? 'INQUIRY' : status)

/** What is to be done; the provider may name no last day for it. */
function textOf(dispute: StaffDispute) {
  const kind = kindOf(dispute)
  if (dispute.toBook) return 'TO_BOOK'
  const isDated = dispute.dueOn !== null
  return (kind === 'INQUIRY' || kind === 'OPEN') && !isDated ? (`${kind}_UNDATED` as const) : kind
}

function Dispute({ dispute }: { dispute: StaffDispute }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const [booking, setBooking] = useState(false)
  const movesMoney = useMovesMoney()
  const { status, amount, paid, toBook, dueOn, url, reason } = dispute
  const params = {
    sum: formatMoney(amount, lang),
    paid: formatMoney(paid, lang),
    reason,
    day: dueOn ? formatDay(dueOn, lang) : '',
  }
  const differs = amount.amount !== paid.amount || amount.currency !== paid.currency
  const asks = status === 'OPEN'
  const what = kindOf(dispute)
  return (
    <Notice
      tone={status === 'WON' ? 'good' : 'warn'}
      icon={<IconAlertTriangle size={20} />}
      title={t(`disputeTitle_${what}`, params)}
      action={
        <Row gap={8}>
          {url && (
            <ButtonLink href={url} size={32}>
              {t(asks ? 'answerDispute' : 'seeDispute')}
            </ButtonLink>
          )}
          {toBook && movesMoney && (
            <Button variant="primary" size={32} onClick={() => setBooking(true)}>
              {t('bookDispute')}
            </Button>
          )}
        </Row>
      }
    >
      {t(`disputeText_${textOf(dispute)}`, params)}
      {differs && !toBook && ` ${t('disputePaid', params)}`}
      {booking && <BookDisputeDialog dispute={dispute} onClose={() => setBooking(false)} />}
    </Notice>
  )
}
