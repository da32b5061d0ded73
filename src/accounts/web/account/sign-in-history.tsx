import { useState } from 'react'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { listSignIns } from '../../security-contract.ts'
import styles from './security-line.module.css'
import { DeviceText } from './device-text.tsx'
import type { securityText } from './security.text.ts'

type SignIn = OutputOf<typeof listSignIns>['records'][number]
const PAGE_SIZE = 10

/** Who tried to sign in to the account, and whether they came in. */
export function SignInHistory() {
  const t = useText<typeof securityText>('security')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" className={styles.flush} onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      {open && <HistoryDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function HistoryDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof securityText>('security')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useCallQuery(listSignIns, { page, pageSize: PAGE_SIZE })
  return (
    <Dialog size="lg" title={t('historyTitle')} onClose={onClose}>
      <Stack gap={16}>
        <p className="text-second">{t(data?.total === 0 ? 'historyEmpty' : 'historyText')}</p>
        {data ? (
          <Table
            caption={t('historyTitle')}
            columns={columnsOf(t)}
            rows={data.records}
            rowKey={({ id }) => id}
            dense
          />
        ) : error ? (
          <ErrorState title={t('historyFailed')} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <SkeletonRows rows={PAGE_SIZE} />
        )}
        {data && data.total > PAGE_SIZE && (
          <Row between>
            <Button size={32} disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('later')}
            </Button>
            <Button size={32} disabled={page * PAGE_SIZE >= data.total} onClick={() => setPage(page + 1)}>
              {t('earlier')}
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}

function columnsOf(t: Translate<typeof securityText>): Column<SignIn>[] {
  return [
    {
      key: 'time',
      header: t('columnTime'),
      primary: true,
      cell: ({ at }) => <DateText value={at} format="fullTime" />,
    },
    {
      key: 'result',
      header: t('columnResult'),
      cell: ({ result }) => <span className={styles.whole}>{t(`result_${result}`)}</span>,
    },
    { key: 'device', header: t('columnDevice'), cell: ({ device }) => <DeviceText device={device} /> },
    { key: 'address', header: t('columnAddress'), cell: ({ ip }) => ip },
    { key: 'method', header: t('columnMethod'), cell: ({ method }) => t(`method_${method ?? 'none'}`) },
  ]
}
