import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffTransfer } from '#payments/staff/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { IconPlus, IconUpload } from '#platform/ui/icons.ts'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { PaymentsBackList } from './money-back-list.tsx'
import { PaymentsEnterDialog } from './enter-dialog.tsx'
import { PaymentsImportDialog } from './import-dialog.tsx'
import { PaymentsMatchDialog } from './match-dialog.tsx'
import { PaymentsReturnDialog } from './return-dialog.tsx'
import type { paymentsStaffText } from './payments-staff.text.ts'
import { PaymentsTransferList } from './transfer-list.tsx'
import styles from '#orders/staff/web/orders.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['payments-staff', 'orders-staff', 'orders', 'ui'],
}

const VIEWS = ['open', 'back', 'matched', 'returned'] as const
const STATUS_OF = { open: 'OPEN', matched: 'MATCHED', returned: 'RETURNED' } as const

type Doing = { what: 'import' | 'enter' } | { what: 'match' | 'return'; transfer: StaffTransfer } | undefined

/** Money that came by bank: what it is for, and what must go back. */
export default function PaymentsPage() {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const [query] = useSearchParams()
  const [doing, setDoing] = useState<Doing>()
  const view = VIEWS.find((candidate) => candidate === query.get('view')) ?? 'open'
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const close = () => setDoing(undefined)
  return (
    <section className={styles.list} aria-labelledby="payments-title">
      <title>{t('title')}</title>
      <header className={styles.head}>
        <h1 id="payments-title" className={styles.title}>
          {t('title')}
        </h1>
        <div className={styles.tools}>
          <Button icon={<IconPlus size={18} />} onClick={() => setDoing({ what: 'enter' })}>
            {t('enterOne')}
          </Button>
          <Button
            variant="primary"
            icon={<IconUpload size={18} />}
            onClick={() => setDoing({ what: 'import' })}
          >
            {t('importStatement')}
          </Button>
        </div>
      </header>
      <div className={styles.views}>
        <LinkTabs
          label={t('views')}
          current={view}
          items={VIEWS.map((key) => ({
            key,
            label: t(`view_${key}`),
            href: paths.adminPayments(key === 'open' ? {} : { view: key }),
          }))}
        />
      </div>
      {view === 'back' ? (
        <PaymentsBackList page={page} />
      ) : (
        <PaymentsTransferList
          key={view}
          view={view}
          status={STATUS_OF[view]}
          page={page}
          onMatch={(transfer) => setDoing({ what: 'match', transfer })}
          onReturn={(transfer) => setDoing({ what: 'return', transfer })}
        />
      )}
      {doing?.what === 'import' && <PaymentsImportDialog onClose={close} />}
      {doing?.what === 'enter' && <PaymentsEnterDialog onClose={close} />}
      {doing?.what === 'match' && <PaymentsMatchDialog transfer={doing.transfer} onClose={close} />}
      {doing?.what === 'return' && <PaymentsReturnDialog transfer={doing.transfer} onClose={close} />}
    </section>
  )
}
