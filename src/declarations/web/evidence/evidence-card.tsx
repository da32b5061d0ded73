import { useSession } from '#accounts/web/public.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { downloadEvidence, readEvidence, startEvidence } from '../../evidence-contract.ts'
import type { evidenceText } from '../evidence.text.ts'
import { ASK_AGAIN_MS, isOpen, PackState } from './pack-state.tsx'

/** Everything behind a filed declaration as one file. */
export function EvidenceCard({ declaration: { id, status } }: { declaration: DeclarationDetail }) {
  const isFiled = status === 'FILED' || status === 'ACCEPTED'
  return isFiled ? <Filed id={id} /> : null
}

function Filed({ id }: { id: string }) {
  const t = useText<typeof evidenceText>('evidence')
  const { mayWrite } = useSession()
  const { data, error, refetch, isFetching } = useCallQuery(readEvidence, { id }, { staleTime: 0 })
  useCallQuery(readEvidence, { id }, { enabled: isOpen(data?.pack), refetchInterval: ASK_AGAIN_MS })
  const start = useCallMutation(startEvidence, { invalidates: [readEvidence] })
  return (
    <Card title={t('title')}>
      {data ? (
        <PackState
          pack={data.pack}
          isStarting={start.isPending}
          onStart={() => start.mutate({ id })}
          onDownload={(pack) =>
            void downloadFile(downloadEvidence, { packId: pack.id }).catch(() => undefined)
          }
          reason={mayWrite ? undefined : t('viewerReason')}
        />
      ) : error ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton lines={3} label={t('loading')} />
      )}
    </Card>
  )
}
