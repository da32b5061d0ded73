import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { StatedMonth } from '#reports/contract.ts'
import type { noSalesText } from '#reports/web/no-sales.text.ts'
import { NoSalesList } from '#reports/web/public.tsx'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { staffNoSales, staffRevokeNoSales } from '../../imports-contract.ts'

/** Months of the declaration that are in it with nothing, because the seller stated so, or staff for it. */
export function StatedMonths({ work }: { work: DeclarationWorkDetail }) {
  const t = useText<typeof noSalesText>('no-sales')
  const at = { companyId: work.company.id, id: work.id }
  const list = useCallQuery(staffNoSales, at, { staff: true })
  const [asked, setAsked] = useState<StatedMonth | null>(null)
  const { status } = work
  const isConfirmed = status === 'CONFIRMED' || status === 'FILED' || status === 'ACCEPTED'
  return (
    <>
      <NoSalesList
        stated={list.data ?? []}
        reader="staff"
        note={isConfirmed ? t('confirmedForStaff') : undefined}
        renderAct={isConfirmed ? undefined : (one) => <Ask one={one} onAsk={() => setAsked(one)} />}
      />
      {asked && <RevokeDialog at={at} one={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Ask({ one, onAsk }: { one: StatedMonth; onAsk: () => void }) {
  const t = useText<typeof noSalesText>('no-sales')
  const month = formatDay(`${one.month}-01`, useLang(), 'month')
  return (
    <Button size={32} aria-label={t('revokeNamed', { month })} onClick={onAsk}>
      {t('revoke')}
    </Button>
  )
}

type DialogProps = { at: { companyId: string; id: string }; one: StatedMonth; onClose: () => void }

function RevokeDialog({ at, one: { shopId, shop, ...one }, onClose }: DialogProps) {
  const t = useText<typeof noSalesText>('no-sales')
  const month = formatDay(`${one.month}-01`, useLang(), 'month')
  const revoke = useStaffAction(staffRevokeNoSales, {
    done: t('revokedForStaff', { month }),
    onDone: onClose,
    toastsAll: true,
  })
  const of = shopId === null ? {} : { shopId }
  return (
    <FormDialog
      title={t('askTitle')}
      onClose={onClose}
      form={{ busy: revoke.pending, onSubmit: () => revoke.run({ ...at, ...of, month: one.month }) }}
      submit={t('askNow')}
      cancel={t('cancel')}
      danger
    >
      <p>
        <b>{shop === '' ? month : t('of', { month, shop })}</b>
      </p>
      <p>{t('askText')}</p>
    </FormDialog>
  )
}
