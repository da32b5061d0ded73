import { useState } from 'react'
import { RefusedRows } from '#back-office/web/frame/refused-notice.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { exactTransfers, matchExactTransfers, type StaffTransfer } from '#payments/staff/contract.ts'
import { paths } from '#paths.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import styles from './payments.module.css'
import type { paymentsStaffText } from './payments-staff.text.ts'

type T = Translate<typeof paymentsStaffText>
type Left = { row: StaffTransfer | undefined; id: string; why: string }

/** Lines that leave nothing to judge, confirmed at once. Nothing where there is none: the list below says the rest. */
export function PaymentsExactTransfers() {
  const t = useText<typeof paymentsStaffText>('payments-staff')
  const lang = useLang()
  const read = useStaffList(exactTransfers, {}, { isHinted: true })
  const rows = read.data?.records ?? []
  const [isAsking, setAsking] = useState(false)
  const [left, setLeft] = useState<Left[]>([])
  const confirm = useStaffAction(matchExactTransfers, {
    toastsAll: true,
    done: ({ matched }) => (matched > 0 ? t('exactDone', { count: matched }) : undefined),
    onDone: ({ refused }) =>
      setLeft(
        refused.map(({ transferId: id, why }) => ({ id, why, row: rows.find((one) => one.id === id) })),
      ),
  })
  if (read.error && !read.data)
    return (
      <Card className={styles.exact}>
        <StaffLoadFailure read={read} title={t('exactFailed')} />
      </Card>
    )
  const matches = rows.flatMap(({ id: transferId, suggestions: [order] }) =>
    order ? { transferId, orderId: order.orderId } : [],
  )
  if (rows.length === 0 && left.length === 0) return null
  return (
    <Stack gap={16} className={styles.exact}>
      <RefusedRows
        title={t('exactRefused', { count: left.length })}
        answer={left}
        rows={left.map((one) => leftRow(t, one))}
        close={{ label: t('exactClose'), onClose: () => setLeft([]) }}
      />
      {rows.length > 0 && (
        <Card
          title={t('exactTitle', { count: rows.length })}
          ruled
          flush
          aside={
            <Button variant="primary" size={32} loading={confirm.pending} onClick={() => setAsking(true)}>
              {t('exactConfirm', { count: rows.length })}
            </Button>
          }
        >
          <Table caption={t('exactText')} columns={columnsOf(t)} rows={rows} rowKey={(row) => row.id} dense />
        </Card>
      )}
      {isAsking && (
        <FormDialog
          title={t(matches.length === 1 ? 'exactAskOne' : 'exactAsk', { count: matches.length })}
          onClose={() => setAsking(false)}
          form={{
            busy: confirm.pending,
            onSubmit: () => {
              setAsking(false)
              confirm.run({ matches })
            },
          }}
          submit={t('exactConfirm', { count: matches.length })}
          cancel={t('exactCancel')}
        >
          <p>{t('exactAskText', { sum: sumText(rows, lang) })}</p>
        </FormDialog>
      )}
    </Stack>
  )
}

/** One sum for each currency. */
function sumText(rows: readonly StaffTransfer[], lang: Lang): string {
  const byCurrency = Map.groupBy(rows, ({ amount }) => amount.currency)
  return [...byCurrency]
    .map(([currency, some]) =>
      formatMoney({ currency, amount: some.reduce((sum, { amount }) => sum + amount.amount, 0) }, lang),
    )
    .join(' + ')
}

function leftRow(t: T, { row, id, why }: Left) {
  const order = row?.suggestions[0]
  return {
    id,
    href: order ? paths.adminOrder(order.orderId) : paths.adminPayments({}),
    name: t('exactLeft', { payer: row?.payer || t('unknownPayer'), number: order?.number ?? '' }),
    why: t('exactWhy', { why }),
  }
}

function columnsOf(t: T): Column<StaffTransfer>[] {
  return [
    {
      key: 'payer',
      header: t('columnPayer'),
      primary: true,
      cell: (row) => <TwoLines second={row.reference}>{row.payer || t('unknownPayer')}</TwoLines>,
    },
    {
      key: 'order',
      header: t('columnOrder'),
      cell: ({ suggestions: [order] }) =>
        order && (
          <TwoLines second={order.company}>
            <Link href={paths.adminOrder(order.orderId)}>{order.number}</Link>
          </TwoLines>
        ),
    },
    {
      key: 'amount',
      header: t('columnAmount'),
      numeric: true,
      cell: (row) => <Money value={row.amount} strong />,
    },
  ]
}
