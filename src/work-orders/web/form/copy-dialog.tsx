import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { copySources } from '../../form-contract.ts'
import type { formPageText } from './form-page.text.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useReader } from '../use-reader.ts'
import styles from './copy-dialog.module.css'

export type CopySource = OutputOf<typeof copySources>['records'][number]

/** Earlier orders with how much of each fits; one click copies. */
export default function CopyDialog(props: {
  workOrderId: string
  /** The one being copied. */
  copying: string | undefined
  onCopy: (source: CopySource) => void
  onClose: () => void
}) {
  const t = useText<typeof formPageText>('form-page')
  return (
    <Dialog size="lg" onClose={props.onClose} title={t('copyTitle')}>
      <Stack gap={12}>
        <p className={styles.keeps}>{t('copyKeeps')}</p>
        <Sources {...props} />
      </Stack>
    </Dialog>
  )
}

function Sources({ workOrderId, copying, onCopy }: Parameters<typeof CopyDialog>[0]) {
  const t = useText<typeof formPageText>('form-page')
  const sources = useCallQuery(copySources, { workOrderId, pageSize: 20 })
  if (sources.data?.total === 0) return <EmptyState level={3} title={t('copyNone')} />
  if (sources.data)
    return (
      <ul className={styles.list}>
        {sources.data.records.map((source) => (
          <SourceRow
            key={source.workOrderId}
            source={source}
            copying={copying}
            onCopy={() => onCopy(source)}
          />
        ))}
      </ul>
    )
  if (sources.error)
    return (
      <LoadFailure
        failure={sources.error}
        title={t('copyFailed')}
        retrying={sources.isFetching}
        onRetry={() => void sources.refetch()}
      />
    )
  return <Skeleton lines={4} label={t('copyTitle')} />
}

function SourceRow(props: { source: CopySource; copying: string | undefined; onCopy: () => void }) {
  const { source, copying, onCopy } = props
  const t = useText<typeof formPageText>('form-page')
  const { lang, timeZone } = useReader()
  return (
    <li className={styles.source}>
      <Flag code={source.country} />
      <span className={styles.text}>
        <b>{source.product}</b>
        <small>
          {source.number} · {t('boughtOn', { date: formatInstant(source.boughtAt, lang, 'full', timeZone) })}
        </small>
      </span>
      <span className={styles.count}>{t('copyCount', { count: source.matching })}</span>
      <Button
        aria-label={t('copyThisNamed', { number: source.number })}
        loading={copying === source.workOrderId}
        onClick={onCopy}
      >
        {t('copyThis')}
      </Button>
    </li>
  )
}
