import { formatDay } from '#platform/shared/day-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { type HmrcAccount, received, stillOwed } from '../account-at-hmrc.ts'
import type { hmrcAccountText } from '../hmrc-account.text.ts'
import styles from '../declarations-staff.module.css'

const pounds = (amount: number) => <Money value={{ amount, currency: 'GBP' }} />
const dayOrNone = (day: string | null) => (day === null ? '–' : <DateText value={day} format="medium" />)

/** What HMRC answered: the sums, each charge, each payment. */
export function HmrcAnswer({
  account,
  days: { from, to },
}: {
  account: HmrcAccount
  days: { from: string; to: string }
}) {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  const lang = useLang()
  const owed = stillOwed(account)
  const span = { from: formatDay(from, lang, 'medium'), to: formatDay(to, lang, 'medium') }
  return (
    <Stack gap={16} role="status">
      <p className={styles.quiet}>{t('answered', span)}</p>
      <Facts
        items={[
          { label: t('owed'), value: owed === null ? t('owedUnknown') : pounds(owed) },
          { label: t('received'), value: pounds(received(account)) },
        ]}
      />
      <Charges rows={account.liabilities} />
      <Payments rows={account.payments} />
    </Stack>
  )
}

type Charge = HmrcAccount['liabilities'][number]

function Charges({ rows }: { rows: readonly Charge[] }) {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  const columns = useChargeColumns()
  if (rows.length === 0) return <p>{t('noCharges')}</p>
  return (
    <Table caption={t('charges')} showCaption columns={columns} rows={keyed(rows)} rowKey={keyOf} dense />
  )
}

function useChargeColumns(): Column<Charge>[] {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  return [
    // In HMRC's own words.
    { key: 'charge', header: t('charge'), primary: true, cell: ({ type }) => <span lang="en">{type}</span> },
    {
      key: 'period',
      header: t('period'),
      cell: ({ period }) => (
        <>
          {dayOrNone(period?.from ?? null)} – {dayOrNone(period?.to ?? null)}
        </>
      ),
    },
    { key: 'original', header: t('original'), numeric: true, cell: ({ original }) => pounds(original) },
    {
      key: 'owed',
      header: t('owed'),
      numeric: true,
      cell: ({ outstanding }) => (outstanding === null ? '–' : pounds(outstanding)),
    },
    { key: 'due', header: t('due'), cell: ({ due }) => dayOrNone(due) },
  ]
}

type Payment = HmrcAccount['payments'][number]

function Payments({ rows }: { rows: readonly Payment[] }) {
  const t = useText<typeof hmrcAccountText>('hmrc-account')
  if (rows.length === 0) return <p>{t('noPayments')}</p>
  const columns: Column<Payment>[] = [
    {
      key: 'receivedOn',
      header: t('receivedOn'),
      primary: true,
      cell: ({ receivedOn }) => dayOrNone(receivedOn),
    },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => pounds(amount) },
  ]
  return (
    <Table caption={t('payments')} showCaption columns={columns} rows={keyed(rows)} rowKey={keyOf} dense />
  )
}

/** HMRC gives them no number of their own. */
const keyed = <T,>(rows: readonly T[]) => rows.map((row, index) => ({ ...row, key: String(index) }))
const keyOf = ({ key }: { key: string }) => key
