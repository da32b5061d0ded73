import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { evidenceText } from '../../../web/evidence.text.ts'
import { ASK_AGAIN_MS, isOpen, PackState } from '../../../web/evidence/pack-state.tsx'
import type { DeclarationWorkDetail } from '../../contract.ts'
import { staffDownloadEvidence, staffEvidence, staffStartEvidence } from '../../evidence-contract.ts'

type Props = { work: DeclarationWorkDetail }

/** Everything behind a filed declaration as one file; the seller has the same. */
export function EvidenceCard({ work }: Props) {
  const isFiled = work.status === 'FILED' || work.status === 'ACCEPTED'
  return isFiled ? <Filed work={work} /> : null
}

function Filed({ work: { id, company } }: Props) {
  const t = useText<typeof evidenceText>('evidence')
  const guard = useReadingGuard(company.id)
  const at = { companyId: company.id, id }
  const read = useCallQuery(staffEvidence, at, { staff: true, staleTime: 0 })
  const isMaking = isOpen(read.data?.pack)
  useCallQuery(staffEvidence, at, { staff: true, enabled: isMaking, refetchInterval: ASK_AGAIN_MS })
  const start = useCallMutation(staffStartEvidence, { staff: true, invalidates: [staffEvidence] })
  const download = (packId: string) =>
    guard.download(staffDownloadEvidence, { companyId: company.id, packId }, t('title'))
  return (
    <Card title={t('title')}>
      {read.data ? (
        <PackState
          pack={read.data.pack}
          isStarting={start.isPending}
          onStart={() => start.mutate(at)}
          onDownload={(pack) => download(pack.id)}
          reason={undefined}
          isStaff
        />
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('loadFailed')} />
      ) : (
        <Skeleton lines={3} label={t('loading')} />
      )}
      {guard.dialog}
    </Card>
  )
}
