import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import { StatementCard } from '../../web/statement-card.tsx'
import type { turnoverText } from '../../web/turnover.text.ts'
import { staffStatements } from '../contract.ts'

export const handle = { auth: true, access: 'staff', texts: ['turnover', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 20

/** What others reported of a company's sales, as the seller sees it. */
export default function StaffTurnoverPage() {
  const t = useText<typeof turnoverText>('turnover')
  const [query] = useSearchParams()
  const page = readPage(query)
  const companyId = query.get('companyId') || 'none'
  const read = useStaffList(staffStatements, { companyId, page, pageSize: PAGE_SIZE })
  const title = read.data ? t('staffTitle', { company: read.data.company }) : t('title')
  return (
    <StaffPage>
      <title>{title}</title>
      <PageHeading title={title} sub={t('lead')} />
      {read.data ? (
        <Stack gap={20}>
          {read.data.records.length === 0 && (
            <Card>
              <EmptyState title={t('empty')}>{t('staffEmpty')}</EmptyState>
            </Card>
          )}
          {read.data.records.map((one) => (
            <StatementCard key={one.id} statement={one} />
          ))}
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={read.data.total}
            hrefOf={(to) => paths.adminTurnover({ companyId, page: to })}
          />
        </Stack>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('loadFailed')} />
      ) : (
        <Skeleton lines={8} label={t('loading')} />
      )}
    </StaffPage>
  )
}
