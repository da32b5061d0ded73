import { useSearchParams } from 'react-router'
import { useSession } from '#accounts/web/public.tsx'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import {
  exportStatements,
  listStatements,
  removeStatement,
  statementTemplate,
  type StatementView,
} from '../contract.ts'
import { StatementCard, statementName } from './statement-card.tsx'
import type { turnoverText } from './turnover.text.ts'
import { UploadCard } from './upload-card.tsx'

export const handle = { auth: true, access: 'seller', texts: ['turnover', 'ui'] }

const PAGE_SIZE = 20
const LOOK_AGAIN_MS = 3_000

/** What others reported of the company's sales, held against its returns. */
export default function TurnoverPage() {
  const t = useText<typeof turnoverText>('turnover')
  const [query] = useSearchParams()
  const page = readPage(query)
  const { mayWrite, role } = useSession()
  const asked = { page, pageSize: PAGE_SIZE }
  const list = useCallQuery(listStatements, asked)
  const found = list.isPlaceholderData ? undefined : list.data
  const isComparing = found?.records.some(({ comparison }) => comparison === null) ?? false
  useCallQuery(listStatements, asked, { enabled: isComparing, refetchInterval: LOOK_AGAIN_MS })
  const reason = mayWrite || role === undefined ? undefined : t('viewer')
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('lead')} actions={<Files isEmpty={found?.total === 0} />} />
      <Stack gap={20}>
        <UploadCard reason={reason} />
        {found ? (
          found.records.length > 0 ? (
            found.records.map((one) => (
              <StatementCard
                key={one.id}
                statement={one}
                actions={<Remove statement={one} reason={reason} />}
              />
            ))
          ) : (
            <Card>
              <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
            </Card>
          )
        ) : (
          <Card>
            <NotRead query={list} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
          </Card>
        )}
        {found && (
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={found.total}
            hrefOf={(to) => paths.turnover({ page: to })}
          />
        )}
      </Stack>
    </>
  )
}

function Files({ isEmpty }: { isEmpty: boolean }) {
  const t = useText<typeof turnoverText>('turnover')
  const icon = <IconDownload size={18} />
  return (
    <>
      <Button
        icon={icon}
        onClick={() => void downloadFile(statementTemplate, { format: 'xlsx' }).catch(() => undefined)}
      >
        {t('template')}
      </Button>
      <Button
        icon={icon}
        reason={isEmpty ? t('nothingToExport') : undefined}
        onClick={() => void downloadFile(exportStatements, { format: 'xlsx' }).catch(() => undefined)}
      >
        {t('export')}
      </Button>
    </>
  )
}

function Remove({ statement, reason }: { statement: StatementView; reason: string | undefined }) {
  const t = useText<typeof turnoverText>('turnover')
  const lang = useLang()
  const remove = useCallMutation(removeStatement, {
    invalidates: [listStatements],
    onSuccess: () => showMessage(t('removed'), 'good'),
  })
  return (
    <Button
      size={32}
      reason={reason}
      loading={remove.isPending}
      aria-label={t('removeNamed', { name: statementName(t, statement, lang) })}
      onClick={() => remove.mutate({ id: statement.id })}
    >
      {t('remove')}
    </Button>
  )
}
