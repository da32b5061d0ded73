import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import type { Translate } from '#platform/web/text.ts'
import type { ConfirmationStatus } from '../../contract.ts'
import type { StaffConfirmation } from '../contract.ts'
import type { confirmationsStaffText } from './confirmations-staff.text.ts'

type T = Translate<typeof confirmationsStaffText>

const LOOKS: Record<ConfirmationStatus, BadgeVariant> = {
  VALID: 'finished',
  REPLACED: 'neutral',
  WITHDRAWN: 'cancelled',
}

export function confirmationColumns(
  t: T,
  onWithdraw: (letter: StaffConfirmation) => void,
): Column<StaffConfirmation>[] {
  return [
    { key: 'number', header: t('number'), primary: true, cell: ({ number }) => <b>{number}</b> },
    { key: 'company', named: true, header: t('company'), cell: ({ company }) => company },
    {
      key: 'workOrder',
      header: t('workOrder'),
      cell: ({ workOrderId, workOrderNumber, service }) => (
        <TwoLines second={service}>
          <Link href={paths.adminWorkOrder(workOrderId)} look="alone">
            {workOrderNumber}
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'issued',
      header: t('issued'),
      cell: ({ issuedOn, issuedBy }) => (
        <TwoLines second={issuedBy}>
          <DateText value={issuedOn} format="full" />
        </TwoLines>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }) => <Badge variant={LOOKS[status]}>{t(`status_${status}`)}</Badge>,
    },
    { key: 'lookUps', header: t('lookUps'), cell: (letter) => lookUps(t, letter) },
    { key: 'action', header: t('action'), cell: (letter) => withdraw(t, letter, onWithdraw) },
  ]
}

const lookUps = (t: T, letter: StaffConfirmation) =>
  letter.lookedUpAt === null ? (
    t('never')
  ) : (
    <TwoLines
      second={
        <>
          {t('lastAt')} <DateText value={letter.lookedUpAt} format="full" />
        </>
      }
    >
      {t('times', { count: letter.lookUps })}
    </TwoLines>
  )

const withdraw = (t: T, letter: StaffConfirmation, onWithdraw: (letter: StaffConfirmation) => void) =>
  letter.status !== 'WITHDRAWN' && (
    <Button
      size={32}
      variant="danger"
      aria-label={t('withdrawNamed', { number: letter.number })}
      onClick={() => onWithdraw(letter)}
    >
      {t('withdraw')}
    </Button>
  )
