import { useSession } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listMonths, listNoSales, stateNoSales } from '../contract.ts'
import type { importsText } from './imports.text.ts'

/** A file without a row says no month: asks which of those that are missing had no sales, and one press answers. */
export function EmptyReport({ shopId }: { shopId: string }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const { mayWrite } = useSession()
  const list = useCallQuery(listMonths, {})
  const state = useCallMutation(stateNoSales, {
    invalidates: [listMonths, listNoSales, listPendingMatters],
    onSuccess: ({ month }) => showMessage(t('noSalesDone', { month: nameOf(month) }), 'good'),
  })
  const nameOf = (month: string) => formatDay(`${month}-01`, lang, 'month')
  const shop = list.data?.find((one) => one.shopId === shopId)
  const months = shop?.months.filter(({ state: is }) => is === 'MISSING') ?? []
  if (!shop || months.length === 0 || !mayWrite) return null
  return (
    <Card title={t('noSalesAsk', { shop: shop.name })}>
      <Stack gap={16}>
        <p>{t('noSalesText')}</p>
        <Row gap={12}>
          {months.map(({ month }) => (
            <Button
              key={month}
              loading={state.isPending && state.variables.month === month}
              onClick={() => state.mutate({ shopId, month })}
            >
              {t('noSalesIn', { month: nameOf(month) })}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  )
}
