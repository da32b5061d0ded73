import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { OrderDetail } from '../contract.ts'
import { downloadInvoice, listInvoices } from '#invoices/contract.ts'
import type { ordersText } from './orders.text.ts'

/** Invoice and credit notes of a paid order. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const t = useText<typeof ordersText>('orders')
  const wasPaid = order.paidAt !== null
  const documents = useCallQuery(listInvoices, { orderId: order.id }, { enabled: wasPaid })
  if (!wasPaid) return null
  return (
    <Card title={t('papers')}>
      <Stack gap={12}>
        {documents.data?.length === 0 && <p>{t('papersSoon')}</p>}
        {documents.error && <p>{documents.error.message}</p>}
        {documents.data?.map((entry) => (
          <Stack key={entry.id} gap={4}>
            <span>
              {t(`paper_${entry.kind}`)} · <DateText value={entry.issuedOn} format="full" /> ·{' '}
              <Money value={entry.total} />
            </span>
            <Button
              icon={<IconDownload size={18} />}
              aria-label={t('downloadPaper', { number: entry.number })}
              onClick={() =>
                void downloadFile(downloadInvoice, { orderId: order.id, invoiceId: entry.id }).catch(
                  () => undefined,
                )
              }
            >
              {entry.number}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
