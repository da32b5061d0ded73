import { Notice } from '#platform/ui/notice.tsx'
import type { NodeRecord } from '../../records.ts'
import { useReader } from '../use-reader.ts'

/** What staff wrote when they opened a step again. */
export function ReopenedNote({ node: { reopenedReason } }: { node: NodeRecord }) {
  const { t } = useReader()
  return (
    reopenedReason !== null && (
      <Notice tone="warn" title={t('reopenedTitle')}>
        {reopenedReason}
      </Notice>
    )
  )
}
