import { useState } from 'react'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { staffProposedRefunds, staffRefundsDue, type StaffTransfer } from '#payments/staff/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { IconPlus, IconUpload } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { PaymentsDisputesList } from './disputes-list.tsx'
import { PaymentsBackList } from './money-back-list.tsx'
import { PaymentsEnterDialog } from './enter-dialog.tsx'
import { PaymentsExactTransfers } from './exact-transfers.tsx'
import { PaymentsImportDialog } from './import-dialog.tsx'
import { PaymentsMatchDialog } from './match-dialog.tsx'
import { PaymentsReturnDialog } from './return-dialog.tsx'
import { PaymentsProposedList } from './proposed-list.tsx'
import type { paymentsStaffText } from './payments-staff.text.ts'
import { PaymentsTransferList } from './transfer-list.tsx'
import styles from './payments.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['payments-staff', 'orders-staff', 'orders', 'back-office-lists', 'ui'],
}

const VIEWS = ['open', 'proposed', 'back', 'disputed', 'matched', 'returned'] as const

type Doing = { what: 'import' | 'enter' } | { what: 'match' | 'return'; transfer: StaffTransfer }

/** Money that came by bank: what it is for, and what must be returned. */
export default function PaymentsPage() {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const [doing, setDoing] = useState<Doing>()
  const { view = 'open', page } = useListPlace(VIEWS)
  const counts = useCounts()
  const { proposed } = counts
  return (
    <ListFrame
      id="payments"
      title={t('title')}
      tools={<Tools onChoose={(what) => setDoing({ what })} />}
      views={{
        label: t('views'),
        current: view,
        items: VIEWS.map((key) => ({
          key,
          label: t(`view_${key}`),
          href: hrefOf(key),
          ...((key === 'proposed' || key === 'back') && { count: counts[key] }),
        })),
      }}
    >
      {view === 'open' && proposed > 0 && (
        <Notice
          className={styles.notice}
          title={t('proposedWaiting', { count: proposed })}
          action={
            <ButtonLink size={32} href={hrefOf('proposed')}>
              {t('toProposed')}
            </ButtonLink>
          }
        />
      )}
      {view === 'open' && <PaymentsExactTransfers />}
      {view === 'proposed' ? (
        <PaymentsProposedList page={page} hrefOf={(to) => hrefOf(view, to)} />
      ) : view === 'disputed' ? (
        <PaymentsDisputesList page={page} hrefOf={(to) => hrefOf(view, to)} />
      ) : view === 'back' ? (
        <PaymentsBackList page={page} hrefOf={(to) => hrefOf(view, to)} />
      ) : (
        <PaymentsTransferList
          key={view}
          view={view}
          page={page}
          hrefOf={(to) => hrefOf(view, to)}
          onMatch={(transfer) => setDoing({ what: 'match', transfer })}
          onReturn={(transfer) => setDoing({ what: 'return', transfer })}
        />
      )}
      {doing && <Dialog doing={doing} onClose={() => setDoing(undefined)} />}
    </ListFrame>
  )
}

const FIRST = { page: 1, pageSize: 1 }

/** How many refunds somebody of finance has to decide, and how many to send. */
function useCounts() {
  const proposed = useStaffList(staffProposedRefunds, FIRST, { isHinted: true })
  const back = useStaffList(staffRefundsDue, FIRST, { isHinted: true })
  return { proposed: proposed.data?.total ?? 0, back: back.data?.total ?? 0 }
}

function Tools({ onChoose }: { onChoose: (what: 'import' | 'enter') => void }) {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  return (
    <>
      <Button icon={<IconPlus size={18} />} onClick={() => onChoose('enter')}>
        {t('enterOne')}
      </Button>
      <Button variant="primary" icon={<IconUpload size={18} />} onClick={() => onChoose('import')}>
        {t('importStatement')}
      </Button>
    </>
  )
}

function Dialog({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  if (!('transfer' in doing)) {
    const Chosen = doing.what === 'import' ? PaymentsImportDialog : PaymentsEnterDialog
    return <Chosen onClose={onClose} />
  }
  const Chosen = doing.what === 'match' ? PaymentsMatchDialog : PaymentsReturnDialog
  return <Chosen transfer={doing.transfer} onClose={onClose} />
}

function hrefOf(view: (typeof VIEWS)[number], page?: number): string {
  return paths.adminPayments({ ...(view !== 'open' && { view }), ...(page !== undefined && { page }) })
}
