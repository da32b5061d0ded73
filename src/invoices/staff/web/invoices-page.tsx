import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { INVOICE_KINDS, staffDownloadInvoice, staffInvoices, type InvoiceKind } from '#invoices/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { currentPageConfig } from '#platform/web/session.ts'
import { paths } from '#paths.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { ExportBooksDialog } from './export-books-dialog.tsx'
import type { invoicesText } from './invoices.text.ts'
import styles from './invoices.module.css'

export const handle = { auth: true, access: 'staff', texts: ['invoices', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof staffInvoices>['records'][number]
type Filters = { kind?: InvoiceKind; month?: string; keyword: string }

/** The books: every invoice and credit note, found by number, buyer, kind and month. */
export default function InvoicesPage() {
  const t = useText<typeof invoicesText>('invoices')
  const [query] = useSearchParams()
  const { view: kind, keyword, page } = useListPlace(INVOICE_KINDS, 'kind')
  const month = readMonth(query)
  const filters = { keyword, ...(kind && { kind }), ...(month && { month }) }
  const list = useStaffList(staffInvoices, { ...filters, page, pageSize: PAGE_SIZE })
  return (
    <ListFrame
      id="invoices"
      title={t('title')}
      sub={t('sub')}
      tools={<InvoiceFilters filters={filters} />}
      views={{ label: t('views'), items: useViews(filters), current: kind ?? '' }}
    >
      <ListRows
        list={list}
        empty={<NoInvoices filtered={keyword !== '' || kind !== undefined || month !== undefined} />}
        hrefOf={(to) => paths.adminInvoices({ ...filters, page: to })}
      >
        {(rows) => (
          <Table caption={t('title')} columns={columnsOf(t)} rows={rows} rowKey={(row) => row.id} dense />
        )}
      </ListRows>
    </ListFrame>
  )
}

function readMonth(query: URLSearchParams): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
}

function useViews({ kind: _kind, ...filters }: Filters) {
  const t = useText<typeof invoicesText>('invoices')
  return [
    { key: '', label: t('view_all'), href: paths.adminInvoices(filters) },
    ...INVOICE_KINDS.map((kind) => ({
      key: kind,
      label: t(`view_${kind}`),
      href: paths.adminInvoices({ ...filters, kind }),
    })),
  ]
}

function InvoiceFilters({ filters }: { filters: Filters }) {
  const t = useText<typeof invoicesText>('invoices')
  const navigate = useNavigate()
  const show = (next: { month?: string; keyword?: string }) =>
    void navigate(paths.adminInvoices({ ...filters, ...next }))
  return (
    <>
      <FindBox
        label={t('find')}
        placeholder={t('find')}
        keyword={filters.keyword}
        onFind={(keyword) => show({ keyword })}
      />
      <TextField
        label={t('month')}
        className={styles.month}
        type="month"
        value={filters.month ?? ''}
        onChange={(event) => show({ month: event.target.value })}
      />
      <ExportBooks month={filters.month ?? lastMonth()} />
    </>
  )
}

/** The month that is over: what is asked for most. */
const lastMonth = (): string =>
  addDays(`${dayOf(new Date(), currentPageConfig().agencyTimeZone).slice(0, 7)}-01`, -1).slice(0, 7)

function ExportBooks({ month }: { month: string }) {
  const t = useText<typeof invoicesText>('invoices')
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button icon={<IconDownload size={18} />} onClick={() => setAsks(true)}>
        {t('export')}
      </Button>
      {asks && <ExportBooksDialog month={month} onClose={() => setAsks(false)} />}
    </>
  )
}

function NoInvoices({ filtered }: { filtered: boolean }) {
  const t = useText<typeof invoicesText>('invoices')
  if (!filtered) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('noMatch')}
      action={<ButtonLink href={paths.adminInvoices()}>{t('clear')}</ButtonLink>}
    />
  )
}

function columnsOf(t: Translate<typeof invoicesText>): Column<Row>[] {
  return [
    {
      key: 'number',
      header: t('number'),
      primary: true,
      cell: (row) => <b className={styles.number}>{row.number}</b>,
    },
    { key: 'kind', header: t('kind'), cell: (row) => t(`kind_${row.kind}`) },
    {
      key: 'issuedOn',
      header: t('issuedOn'),
      cell: (row) => <DateText value={row.issuedOn} format="full" />,
    },
    {
      key: 'buyer',
      header: t('buyer'),
      cell: (row) => <TwoLines second={row.companyOriginal}>{row.company}</TwoLines>,
    },
    {
      key: 'order',
      header: t('order'),
      cell: (row) => <span className={styles.number}>{row.orderNumber}</span>,
    },
    { key: 'net', header: t('net'), numeric: true, cell: (row) => <Money value={row.net} /> },
    { key: 'vat', header: t('vat'), numeric: true, cell: (row) => <Money value={row.vat} /> },
    { key: 'total', header: t('total'), numeric: true, cell: (row) => <Money value={row.total} strong /> },
    {
      key: 'pdf',
      header: t('pdf'),
      numeric: true,
      onPhone: 'bare',
      cell: (row) => (
        <Button
          size={32}
          icon={<IconDownload size={18} />}
          aria-label={t('download', { number: row.number })}
          onClick={() =>
            void downloadFile(staffDownloadInvoice, { invoiceId: row.id }, { staff: true }).catch(
              () => undefined,
            )
          }
        >
          {t('pdf')}
        </Button>
      ),
    },
  ]
}
