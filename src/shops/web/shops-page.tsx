import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconPlus } from '#platform/ui/icons.ts'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useText } from '#platform/web/text.ts'
import type { Shop } from '../contract.ts'
import { AddShopDialog } from './add-shop-dialog.tsx'
import { MatchCard } from './match-card.tsx'
import { MonthsCard } from './months-card.tsx'
import { RunningImports } from './running-imports.tsx'
import { NoticesCard } from './notices-card.tsx'
import { NumbersCard } from './numbers-card.tsx'
import { shopsInNeed, urgencyOf } from './needs-care.ts'
import { ShopAlert } from './shop-alert.tsx'
import { ShopTable } from './shop-table.tsx'
import type { shopsText } from './shops.text.ts'
import { useShops } from './use-shops.ts'

export const handle = { auth: true, access: 'seller', texts: ['shops', 'months', 'ui'] }

/** Where the company sells, whether we may still ask there, and what breaks when that ends. */
export default function ShopsPage() {
  const t = useText<typeof shopsText>('shops')
  const shops = useShops()
  const { mayWrite, role } = useSession()
  const [adding, setAdding] = useState(false)
  const reason = mayWrite || role === undefined ? undefined : t('viewer')
  const isEmpty = shops.data?.length === 0
  const add = (
    <Button
      variant={isEmpty ? 'primary' : 'default'}
      icon={<IconPlus size={18} />}
      onClick={() => setAdding(true)}
      {...(reason ? { reason } : {})}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading
        title={t('title')}
        sub={shops.data && !isEmpty ? <Summary shops={shops.data} /> : undefined}
        actions={
          isEmpty ? undefined : (
            <>
              <ButtonLink href={paths.salesImports()}>{t('importSales')}</ButtonLink>
              {add}
            </>
          )
        }
      />
      {shops.data && !isEmpty ? (
        <Found shops={shops.data} mayWrite={mayWrite} />
      ) : (
        <Card>
          {isEmpty ? (
            <EmptyState title={t('empty')} action={add}>
              {t('emptyText')}
            </EmptyState>
          ) : (
            <NotRead query={shops} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
          )}
        </Card>
      )}
      {adding && <AddShopDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function Summary({ shops }: { shops: readonly Shop[] }) {
  const t = useText<typeof shopsText>('shops')
  const total = t('lead', { count: shops.length })
  const count = shopsInNeed(shops).length
  return count === 0 ? total : t('leadCare', { shops: total, count })
}

/** Only the most urgent shop has a notice with the page's one filled button. */
function Found({ shops, mayWrite }: { shops: readonly Shop[]; mayWrite: boolean }) {
  const [first] = shopsInNeed(shops)
  const urgent = first && urgencyOf(first)
  return (
    <Stack gap={20}>
      {first && urgent && <ShopAlert shop={first} urgent={urgent} />}
      <Card flush>
        <ShopTable shops={shops} alerted={first?.id} mayWrite={mayWrite} />
      </Card>
      <RunningImports />
      <MonthsCard />
      <NumbersCard mayWrite={mayWrite} />
      <MatchCard shops={shops} mayWrite={mayWrite} />
      <NoticesCard shops={shops} mayWrite={mayWrite} />
    </Stack>
  )
}
