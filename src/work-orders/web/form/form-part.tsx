import { Suspense } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { fromWire } from '#documents/wire-names.ts'
import { AnswersView } from '#forms/web/public.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { nodeData } from '../../contract.ts'
import type { NodeRecord } from '../../records.ts'
import { useEntered } from './use-entered.ts'
import { reveal } from './reveal.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useReader } from '../use-reader.ts'

const NOTHING = {}

/** The form's answers, read-only. */
export function FormPart({ node }: { node: NodeRecord }) {
  const { t } = useReader()
  const { mayWrite } = useSession()
  const form = useCallQuery(nodeData, { nodeId: node.id }, { select: fromWire })
  const entered = useEntered(form.data?.entered ?? NOTHING)
  if (form.data && form.data.nodeId === node.id)
    return form.data.saved ? (
      <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
        <AnswersView
          template={form.data.template}
          answers={form.data.answers}
          files={form.data.files}
          changes={form.data.changes}
          maskedPaths={form.data.maskedPaths}
          entered={entered}
          {...(mayWrite && { onReveal: (path: string) => reveal(node.id, path) })}
        />
      </Suspense>
    ) : (
      <EmptyState level={3} title={t('formNotYet')} />
    )
  if (form.error)
    return (
      <LoadFailure
        failure={form.error}
        title={t('partFailed')}
        retrying={form.isFetching}
        onRetry={() => void form.refetch()}
      />
    )
  return <Skeleton lines={6} label={t('loading')} />
}
