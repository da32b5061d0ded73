import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { StaffPage } from '#back-office/web/frame/staff-page.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import {
  hasIssues,
  ImportCounts,
  ImportFacts,
  ImportHeading,
  type ImportPlace,
  ImportsTable,
  IssueRows,
  ISSUES_A_PAGE,
  IssuesCard,
  WITHDRAWN_A_PAGE,
  waitsForDistance,
  WithdrawDialog,
  WithdrawnCard,
} from '#reports/web/public.tsx'
import type { importsText } from '#reports/web/imports.text.ts'
import {
  staffImport,
  staffImportIssues,
  staffImports,
  staffWithdrawalEffect,
  staffWithdrawImport,
  staffWithdrawnRows,
} from '../imports-contract.ts'
import { StaffDistanceCard } from './staff-distance-card.tsx'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['imports', 'distance-sales', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 20
const LOOK_AGAIN_MS = 10_000
const NOBODY_SENDS: ReadonlySet<string> = new Set()

type At = { companyId: string; id: string }

/** The reports behind a declaration, as the seller sees them; `importId` in the address opens one. */
export default function StaffImportsPage() {
  const [query] = useSearchParams()
  const at = { companyId: query.get('companyId') || 'none', id: query.get('id') || 'none' }
  const importId = query.get('importId')
  return (
    <StaffPage>{importId ? <One key={importId} at={at} importId={importId} /> : <All at={at} />}</StaffPage>
  )
}

const placeOf = (at: At): ImportPlace => ({
  hrefOf: ({ id: importId, ...rest }) =>
    paths.adminImports({ ...at, ...(importId && { importId }), ...rest }),
  reader: 'staff',
  prices: paths.adminCostPrices(at),
})

function All({ at }: { at: At }) {
  const t = useText<typeof importsText>('imports')
  const [query] = useSearchParams()
  const page = readPage(query)
  const read = useStaffList(staffImports, { ...at, page, pageSize: PAGE_SIZE })
  const title = read.data ? t('staffTitle', { company: read.data.company }) : t('list')
  return (
    <>
      <title>{title}</title>
      <PageHeading
        eyebrow={<Link href={paths.adminDeclaration(at)}>{t('toWork')}</Link>}
        title={title}
        sub={t('staffLead')}
      />
      <Loaded read={read} title={t('loadFailed')}>
        {read.data && (
          <Stack gap={20}>
            <Card title={t('list')} flush={read.data.records.length > 0}>
              {read.data.records.length > 0 ? (
                <ImportsTable
                  imports={read.data.records}
                  sending={NOBODY_SENDS}
                  onResume={undefined}
                  place={placeOf(at)}
                />
              ) : (
                <EmptyState level={3} title={t('staffEmpty')} />
              )}
            </Card>
            <Pager {...read.data} hrefOf={(to) => paths.adminImports({ ...at, page: to })} />
            <StaffDistanceCard at={at} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

function One({ at, importId }: { at: At; importId: string }) {
  const t = useText<typeof importsText>('imports')
  const asked = { ...at, importId }
  const read = useCallQuery(staffImport, asked, { staff: true, refetchInterval: LOOK_AGAIN_MS })
  const one = read.data
  const [asks, setAsks] = useState(false)
  const back = <ButtonLink href={paths.adminImports(at)}>{t('all')}</ButtonLink>
  return (
    <>
      <title>{one?.fileName ?? t('title')}</title>
      {one ? (
        <ImportHeading
          one={one}
          reader="staff"
          actions={
            <>
              {one.status === 'FINISHED' && (
                <Button variant="danger" onClick={() => setAsks(true)}>
                  {t('withdraw')}
                </Button>
              )}
              {back}
            </>
          }
        />
      ) : (
        <PageHeading title={t('title')} actions={back} />
      )}
      {asks && one && <Withdraw at={at} one={one} onClose={() => setAsks(false)} />}
      <Loaded read={read} title={t('loadFailed')}>
        {one && (
          <Stack gap={20}>
            <p>{one.company}</p>
            <ImportFacts one={one} reader="staff" />
            <ImportCounts one={one} />
            {one.status === 'WITHDRAWN' && <Withdrawn at={at} importId={importId} />}
            {one.causes.some(({ code }) => waitsForDistance(code)) && <StaffDistanceCard at={at} />}
            {hasIssues(one) && (
              <IssuesCard
                one={one}
                place={placeOf(at)}
                renderRows={(cause, page) => <Rows at={at} importId={importId} cause={cause} page={page} />}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </>
  )
}

type WithdrawProps = { at: At; one: { id: string; fileName: string }; onClose: () => void }

function Withdraw({ at, one: { id: importId, fileName }, onClose }: WithdrawProps) {
  const t = useText<typeof importsText>('imports')
  const asked = { ...at, importId }
  const effect = useCallQuery(staffWithdrawalEffect, asked, { staff: true })
  const withdraw = useStaffAction(staffWithdrawImport, {
    done: t('withdrawing', { name: fileName }),
    onDone: onClose,
    toastsAll: true,
  })
  return (
    <WithdrawDialog
      fileName={fileName}
      effect={effect}
      pending={withdraw.pending}
      onWithdraw={() => withdraw.run(asked)}
      onClose={onClose}
    />
  )
}

function Withdrawn({ at, importId }: { at: At; importId: string }) {
  const [query] = useSearchParams()
  // While one cause is read row by row, the page in the address is that of the cause.
  const page = query.has('cause') ? 1 : readPage(query)
  const asked = { ...at, importId, page, pageSize: WITHDRAWN_A_PAGE }
  const list = useCallQuery(staffWithdrawnRows, asked, { staff: true })
  const { hrefOf } = placeOf(at)
  return <WithdrawnCard list={list} page={page} hrefOf={(to) => hrefOf({ id: importId, page: to })} />
}

type RowsProps = { at: At; importId: string; cause: number; page: number }

function Rows({ at, importId, cause, page }: RowsProps) {
  const asked = { ...at, importId, cause, page, pageSize: ISSUES_A_PAGE }
  const list = useCallQuery(staffImportIssues, asked, { staff: true })
  return <IssueRows list={list} at={{ id: importId, cause, page }} place={placeOf(at)} />
}

type LoadedProps = {
  read: Parameters<typeof StaffLoadFailure>[0]['read'] & { data: unknown }
  title: string
  children: ReactNode
}

function Loaded({ read, title, children }: LoadedProps) {
  const t = useText<typeof importsText>('imports')
  if (read.data) return children
  if (read.error) return <StaffLoadFailure read={read} title={title} />
  return (
    <Card>
      <Skeleton label={t('loading')} />
    </Card>
  )
}
