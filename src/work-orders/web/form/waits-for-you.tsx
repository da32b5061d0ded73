import { listPendingMatters } from '#pending-matters/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { IconClock } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useReader } from '../use-reader.ts'
import type { formPageText } from './form-page.text.ts'

const MOST = 100

/** Until when the form waits for its seller, as the to-dos say it; nothing where it has no day, or is done. */
export function WaitsForYou({ nodeId }: { nodeId: string }) {
  const t = useText<typeof formPageText>('form-page')
  const { lang } = useReader()
  const matters = useCallQuery(listPendingMatters, { type: 'FORM', pageSize: MOST })
  const own = matters.data?.records.find(({ id }) => id === nodeId)
  if (!own?.dueAt) return null
  const day = formatDay(own.dueAt, lang, 'weekday')
  return (
    <Notice tone={own.overdue ? 'bad' : 'info'} icon={<IconClock size={20} />}>
      {t(own.overdue ? 'wasDue' : 'waitsUntil', { day })}
    </Notice>
  )
}
