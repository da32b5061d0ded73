import { useText } from '#platform/web/text.ts'
import { RefusedRows } from '../frame/refused-notice.tsx'
import type { queueFilterText } from './queue-filter.text.ts'

export type Refused = { id: string; number: string; company: string; why: string }

type Props = { refused: readonly Refused[]; hrefOf: (id: string) => string; onClose: () => void }

/** What was not done of several work orders. */
export function RefusedNotice({ refused, hrefOf, onClose }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  return (
    <RefusedRows
      title={t('refused', { count: refused.length })}
      answer={refused}
      rows={refused.map(({ id, number, company, why }) => ({
        id,
        href: hrefOf(id),
        name: t('refusedRow', { company, number }),
        why: t('refusedWhy', { why }),
      }))}
      close={{ label: t('refusedClose'), onClose }}
    />
  )
}
