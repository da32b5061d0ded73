import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import {
  approveProposal,
  declineProposal,
  type StaffOrder,
  type StaffProposal,
} from '#payments/staff/contract.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { ordersStaffText } from './orders-staff.text.ts'
import styles from './orders.module.css'

type Deciding = { proposal: StaffProposal; how: 'approve' | 'decline' }

/** What was proposed with cancelled work, or is too much for one of finance alone: approved here, or declined. */
export function ProposedRefunds({ proposals }: Pick<StaffOrder, 'proposals'>) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const [deciding, setDeciding] = useState<Deciding>()
  if (proposals.length === 0) return null
  return (
    <Card title={t('proposedRefunds')} ruled>
      <Stack gap={16}>
        {proposals.map((proposal) => (
          <ProposedRefund
            key={proposal.id}
            proposal={proposal}
            onDecide={(how) => setDeciding({ proposal, how })}
          />
        ))}
      </Stack>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </Card>
  )
}

type ProposedRefundProps = { proposal: StaffProposal; onDecide: (how: Deciding['how']) => void }

function ProposedRefund({ proposal, onDecide }: ProposedRefundProps) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const { amount, reason, proposedBy, workOrder, createdAt, needsOther, approvers } = proposal
  return (
    <Row gap={16}>
      <span className={styles.cell}>
        <strong>{formatMoney(amount, lang)}</strong>
        <span>{reason}</span>
        <span className={styles.quiet}>
          {proposedBy} · <DateText value={createdAt} format="dayTime" />
          {workOrder && (
            <>
              {' · '}
              <Link href={paths.adminWorkOrder(workOrder.id)}>{workOrder.number}</Link>
            </>
          )}
        </span>
        {needsOther && (
          <span className={styles.quiet}>
            {approvers.length > 0
              ? t('proposalNeedsOther', { names: joinNames(approvers, lang) })
              : t('proposalNeedsNobody')}
          </span>
        )}
      </span>
      <Row gap={8}>
        <Button size={32} variant="primary" onClick={() => onDecide('approve')}>
          {t('approveRefund')}
        </Button>
        <Button size={32} variant="subtle" onClick={() => onDecide('decline')}>
          {t('declineRefund')}
        </Button>
      </Row>
    </Row>
  )
}

function DecideDialog({ proposal, how, onClose }: Deciding & { onClose: () => void }) {
  const t = useText<typeof ordersStaffText>('orders-staff')
  const lang = useLang()
  const call = how === 'approve' ? approveProposal : declineProposal
  const action = useStaffAction(call, { done: t(`${how}Done`), onDone: onClose, toastsAll: true })
  const sum = formatMoney(proposal.amount, lang)
  return (
    <FormDialog
      onClose={onClose}
      title={t(`${how}Title`, { sum })}
      form={{ busy: action.pending, onSubmit: () => action.run({ proposalId: proposal.id }) }}
      submit={t(`${how}Refund`)}
      cancel={t('back')}
      danger
    >
      <p>
        {t(how === 'approve' && proposal.workOrder === null ? 'approveAskedText' : `${how}Text`, {
          name: proposal.proposedBy,
        })}
      </p>
    </FormDialog>
  )
}
