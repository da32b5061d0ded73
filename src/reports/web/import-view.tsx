import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { readPage } from '#platform/ui/pager.ts'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { importDetail, issuesFile, listIssues, listWithdrawnRows } from '../contract.ts'
import { EmptyReport } from './empty-report.tsx'
import type { importsText } from './imports.text.ts'
import type { Import } from './one-import.ts'
import { waitsForDistance } from '../waits-for-distance.ts'
import { DistanceSalesCard } from './distance-sales-card.tsx'
import { hasIssues, ImportCounts, ImportFacts, ImportHeading } from './import-parts.tsx'
import { IssueRows, ISSUES_A_PAGE, IssuesCard } from './issues-card.tsx'
import { OWN_PLACE } from './own-place.ts'
import { MappingCard } from './mapping-card.tsx'
import { WithdrawImport } from './withdraw-import.tsx'
import { WITHDRAWN_A_PAGE, WithdrawnCard } from './withdrawn-card.tsx'

const LOOK_AGAIN_MS = 2_000
/** Its bytes are there to be read. */
const HAS_FILE: ReadonlySet<Import['status']> = new Set(['FINISHED', 'WITHDRAWN'])

/** One import: how far it is, where its rows went, and what to do. */
export function ImportView({ importId }: { importId: string }) {
  const t = useText<typeof importsText>('imports')
  const read = useCallQuery(importDetail, { importId }, { refetchInterval: LOOK_AGAIN_MS })
  const back = <ButtonLink href={paths.salesImports()}>{t('all')}</ButtonLink>
  if (read.data?.id === importId) return <Shown one={read.data} back={back} />
  const isGone = read.error?.error === 'reports.import_not_found'
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} actions={back} />
      <Card>
        {isGone ? (
          <ErrorState title={t('missing')} safe={t('missingText')} />
        ) : (
          <NotRead query={read} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
        )}
      </Card>
    </>
  )
}

function Shown({ one, back }: { one: Import; back: React.ReactNode }) {
  const t = useText<typeof importsText>('imports')
  const { mayWrite } = useSession()
  const file = HAS_FILE.has(one.status) && (
    <Button
      icon={<IconDownload size={18} />}
      onClick={() => void downloadFile(issuesFile, { importId: one.id }).catch(() => undefined)}
    >
      {t('issuesFile')}
    </Button>
  )
  return (
    <>
      <title>{one.fileName}</title>
      <ImportHeading
        one={one}
        reader="seller"
        actions={
          <>
            {one.status === 'FINISHED' && mayWrite && <WithdrawImport one={one} />}
            {back}
          </>
        }
      />
      <Stack gap={20}>
        <ImportFacts one={one} reader="seller" />
        {one.fault?.code === 'NO_ROWS' && one.shopId !== null && <EmptyReport shopId={one.shopId} />}
        {one.status === 'MAPPING' && mayWrite && <MappingCard importId={one.id} />}
        <ImportCounts one={one} />
        {one.status === 'WITHDRAWN' && <Withdrawn importId={one.id} />}
        {one.causes.some(({ code }) => waitsForDistance(code)) && <DistanceSalesCard />}
        {hasIssues(one) && (
          <IssuesCard
            one={one}
            place={OWN_PLACE}
            aside={file}
            renderRows={(cause, page) => <Rows importId={one.id} cause={cause} page={page} />}
          />
        )}
      </Stack>
    </>
  )
}

/** While one cause is read row by row, the first of them: the page in the address is that of the cause. */
function Withdrawn({ importId }: { importId: string }) {
  const [query] = useSearchParams()
  const page = query.has('cause') ? 1 : readPage(query)
  const list = useCallQuery(listWithdrawnRows, { importId, page, pageSize: WITHDRAWN_A_PAGE })
  return (
    <WithdrawnCard list={list} page={page} hrefOf={(to) => OWN_PLACE.hrefOf({ id: importId, page: to })} />
  )
}

function Rows({ importId, cause, page }: { importId: string; cause: number; page: number }) {
  const list = useCallQuery(listIssues, { importId, cause, page, pageSize: ISSUES_A_PAGE })
  return <IssueRows list={list} at={{ id: importId, cause, page }} place={OWN_PLACE} />
}
