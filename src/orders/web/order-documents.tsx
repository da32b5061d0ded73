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
  const papers = useCallQuery(listInvoices, { orderId: order.id }, { enabled: wasPaid })
  if (!wasPaid) return null
  return (
    <Card title={t('papers')}>
      <Stack gap={12}>
        {papers.data?.length === 0 && <p>{t('papersSoon')}</p>}
        {papers.error && <p>{papers.error.message}</p>}
        {papers.data?.map((paper) => (
          <Stack key={paper.id} gap={4}>
            <span>
              {t(`paper_${paper.kind}`)} · <DateText value={paper.issuedOn} format="full" /> ·{' '}
              <Money value={paper.total} />
            </span>
            <Button
              icon={<IconDownload size={18} />}
              aria-label={t('downloadPaper', { number: paper.number })}
              onClick={() =>
                void downloadFile(downloadInvoice, { orderId: order.id, invoiceId: paper.id }).catch(
                  () => undefined,
                )
              }
            >
              {paper.number}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
