import { useNavigate, useSearchParams } from 'react-router'
import { INVOICE_KINDS, staffDownloadInvoice, staffInvoices, type InvoiceKind } from '#invoices/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Money } from '#platform/ui/money.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { ListPage } from '#back-office/web/frame/list-page.tsx'
import { SearchBox } from '#back-office/web/frame/search-box.tsx'
import type { invoicesText } from './invoices.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['invoices', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof staffInvoices>['records'][number]
type Filters = { kind?: InvoiceKind; month?: string; keyword?: string }

function readFilters(query: URLSearchParams): Filters {
  const kind = INVOICE_KINDS.find((one) => one === query.get('kind'))
  const month = query.get('month')
  const keyword = query.get('keyword')?.trim().slice(0, 80)
  return {
    ...(kind && { kind }),
    ...(month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(keyword && { keyword }),
  }
}

/** The books: every invoice and credit note, to be found by number, buyer, kind and month. */
export default function InvoicesPage() {
  const t = useText<typeof invoicesText>('invoices')
  const [query] = useSearchParams()
  const filters = readFilters(query)
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const list = useCallQuery(staffInvoices, { ...filters, page, pageSize: PAGE_SIZE }, { staff: true })
  const isFiltered = Object.keys(filters).length > 0
  return (
    <ListPage
      title={t('title')}
      sub={t('sub')}
      filters={<InvoiceFilters filters={filters} />}
      list={list}
      columns={columnsOf(t)}
      rowKey={(row) => row.id}
      empty={
        isFiltered
          ? {
              title: t('noMatch'),
              action: <ButtonLink href={paths.adminInvoices()}>{t('clear')}</ButtonLink>,
            }
          : { title: t('empty'), text: t('emptyText') }
      }
      hrefOf={(to) => paths.adminInvoices({ ...filters, page: to })}
    />
  )
}

function InvoiceFilters({ filters }: { filters: Filters }) {
  const t = useText<typeof invoicesText>('invoices')
  const navigate = useNavigate()
  const show = (next: { kind?: string; month?: string; keyword?: string }) =>
    void navigate(paths.adminInvoices({ ...filters, ...next }))
  return (
    <>
      <SearchBox
        key={filters.keyword}
        label={t('find')}
        keyword={filters.keyword ?? ''}
        onSearch={(keyword) => show({ keyword })}
      />
      <SelectField
        label={t('kind')}
        value={filters.kind ?? ''}
        options={[
          { value: '', label: t('allKinds') },
          ...INVOICE_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
        ]}
        onChange={(event) => show({ kind: event.target.value })}
      />
      <TextField
        label={t('month')}
        type="month"
        value={filters.month ?? ''}
        onChange={(event) => show({ month: event.target.value })}
      />
    </>
  )
}

function columnsOf(t: Translate<typeof invoicesText>): Column<Row>[] {
  return [
    { key: 'number', header: t('number'), primary: true, cell: (row) => <b>{row.number}</b> },
    { key: 'kind', header: t('kind'), cell: (row) => t(`kind_${row.kind}`) },
    {
      key: 'issuedOn',
      header: t('issuedOn'),
      cell: (row) => <DateText value={row.issuedOn} format="full" />,
    },
    {
      key: 'buyer',
      header: t('buyer'),
      cell: (row) => (row.companyOriginal ? `${row.company} (${row.companyOriginal})` : row.company),
    },
    { key: 'order', header: t('order'), cell: (row) => row.orderNumber },
    { key: 'net', header: t('net'), numeric: true, cell: (row) => <Money value={row.net} /> },
    { key: 'vat', header: t('vat'), numeric: true, cell: (row) => <Money value={row.vat} /> },
    { key: 'total', header: t('total'), numeric: true, cell: (row) => <Money value={row.total} strong /> },
    {
      key: 'pdf',
      header: t('pdf'),
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
