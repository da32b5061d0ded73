import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Card } from '#platform/ui/card.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { listWithdrawnRows } from '../contract.ts'
import type { importsText } from './imports.text.ts'

export const WITHDRAWN_A_PAGE = 50

type Props = {
  list: Parameters<typeof NotRead>[0]['query'] & { data: OutputOf<typeof listWithdrawnRows> | undefined }
  page: number
  hrefOf(page: number): string
}

/** The rows of a withdrawn file that counted until then, read by whom the page belongs to. */
export function WithdrawnCard({ list, page, hrefOf }: Props) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
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
      <Pager page={page} pageSize={WITHDRAWN_A_PAGE} total={list.data.total} hrefOf={hrefOf} />
    </>
  )
}
