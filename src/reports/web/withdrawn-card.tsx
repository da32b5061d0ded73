import { useSearchParams } from 'react-router'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { paths } from '#paths.ts'
import { Card } from '#platform/ui/card.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listWithdrawnRows } from '../contract.ts'
import type { importsText } from './imports.text.ts'

const PAGE_SIZE = 50

/** The rows of a withdrawn file that counted until then. While one cause is read row by row, the first of them. */
export function WithdrawnCard({ importId }: { importId: string }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const [query] = useSearchParams()
  const page = query.has('cause') ? 1 : readPage(query)
  const list = useCallQuery(listWithdrawnRows, { importId, page, pageSize: PAGE_SIZE })
  if (!list.data)
    return (
      <Card title={t('withdrawnRows')}>
        <NotRead query={list} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
      </Card>
    )
  if (list.data.total === 0) return null
  const money = (amount: number, currency: string) => formatMoney({ amount, currency }, lang)
  return (
    <>
      <Card title={t('withdrawnRows')} flush>
        <Table
          caption={t('withdrawnRows')}
          dense
          columns={[
            { key: 'line', header: t('columnLine'), primary: true, cell: ({ line }) => line },
            { key: 'day', header: t('field_date'), cell: ({ day }) => formatDay(day, lang, 'medium') },
            { key: 'order', header: t('field_orderId'), cell: ({ orderId }) => orderId },
            { key: 'sku', header: t('field_sku'), cell: ({ sku }) => sku },
            { key: 'way', header: t('columnWay'), cell: ({ depart, arrive }) => `${depart} → ${arrive}` },
            {
              key: 'gross',
              header: t('field_gross'),
              numeric: true,
              cell: ({ gross, currency }) => money(gross, currency),
            },
            {
              key: 'vat',
              header: t('columnVat'),
              numeric: true,
              cell: ({ vat, currency }) => money(vat, currency),
            },
          ]}
          rows={list.data.records}
          rowKey={({ id }) => id}
        />
      </Card>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={list.data.total}
        hrefOf={(to) => paths.salesImports({ id: importId, page: to })}
      />
    </>
  )
}
