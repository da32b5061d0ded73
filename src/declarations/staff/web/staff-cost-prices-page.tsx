import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { SearchForm } from '#platform/ui/search-form.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import { PricesTable } from '#reports/web/public.tsx'
import type { costPricesText } from '#reports/web/cost-prices.text.ts'
import { staffCostPrices } from '../costs-contract.ts'
import styles from './staff-cost-prices.module.css'
import { type Doing, StaffPriceDialog, StaffRemoveDialog } from './staff-price-dialogs.tsx'
import { useListAsked } from './use-list-asked.ts'

export const handle = { auth: true, access: 'staff', texts: ['cost-prices', 'back-office-lists', 'ui'] }

/** What a seller's goods cost, entered by staff where the seller has sent it another way. */
export default function StaffCostPricesPage() {
  const t = useText<typeof costPricesText>('cost-prices')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // A link may name the SKU whose price is missing.
  const named = query.get('sku')
  const [doing, setDoing] = useState<Doing | undefined>(
    named === null ? undefined : { what: 'edit', price: undefined, sku: named },
  )
  const { at, keyword, place, asked } = useListAsked()
  const read = useStaffList(staffCostPrices, asked)
  const title = read.data ? t('staffTitle', { company: read.data.company }) : t('title')
  const close = () => setDoing(undefined)
  return (
    <StaffPage>
      <title>{title}</title>
      <PageHeading
        eyebrow={<Link href={paths.adminDeclaration(at)}>{t('toWork')}</Link>}
        title={title}
        sub={t('staffLead')}
        actions={
          read.data && (
            <Button variant="primary" onClick={() => setDoing({ what: 'edit', price: undefined })}>
              {t('add')}
            </Button>
          )
        }
      />
      {read.data ? (
        <Stack gap={20}>
          <Card title={t('list')} flush={read.data.records.length > 0}>
            {(keyword !== '' || read.data.records.length > 0) && (
              <SearchForm
                className={styles.find}
                label={t('find')}
                submit={t('findNow')}
                keyword={keyword}
                onSearch={(typed) => void navigate(paths.adminCostPrices({ ...at, keyword: typed }))}
              />
            )}
            {read.data.records.length === 0 ? (
              <EmptyState title={t(keyword === '' ? 'empty' : 'nothingFound')} />
            ) : (
              <PricesTable
                prices={read.data.records}
                acts={{
                  onEdit: (price) => setDoing({ what: 'edit', price }),
                  onRemove: (price) => setDoing({ what: 'remove', price }),
                }}
              />
            )}
          </Card>
          <Pager {...read.data} hrefOf={(to) => paths.adminCostPrices({ ...place, page: to })} />
        </Stack>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('failed')} />
      ) : (
        <Skeleton lines={8} label={t('loading')} />
      )}
      {doing?.what === 'edit' && (
        <StaffPriceDialog at={at} price={doing.price} sku={doing.sku} onClose={close} />
      )}
      {doing?.what === 'remove' && <StaffRemoveDialog at={at} price={doing.price} onClose={close} />}
    </StaffPage>
  )
}
