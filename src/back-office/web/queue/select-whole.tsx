import { Button } from '#platform/ui/button.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { MOST_TOGETHER } from '#work-orders/staff/queue-contract.ts'
import { queueSelection } from '#work-orders/staff/queue-selection-contract.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import type { Queue } from '#work-orders/staff/web/use-queue.ts'
import type { Chosen } from './chosen.ts'
import type { queueFilterText } from './queue-filter.text.ts'
import { filterOfPlace } from './saved-filter.ts'
import styles from './queue-filter.module.css'

type Props = {
  place: QueuePlace
  queue: Queue
  chosen: readonly Chosen[]
  isWhole: boolean
  onSelect: (items: readonly Chosen[]) => void
}

/** Once every row of the page is selected: the offer to select those of the other pages too, or that they are. */
export function SelectWhole({ place, queue, chosen, isWhole, onSelect }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const read = useCallMutation(queueSelection, {
    staff: true,
    onSuccess: ({ items }) => onSelect(items),
  })
  const { records = [], total = 0, more = false } = queue.data ?? {}
  if (isWhole)
    return (
      <p className={styles.whole} role="status">
        {t('wholeSelected', { count: chosen.length })}
      </p>
    )
  const isPage = records.length > 0 && chosen.length === records.length
  if (!isPage || (total <= records.length && !more)) return null
  const isAll = !more && total <= MOST_TOGETHER
  return (
    <p className={styles.whole} role="status">
      {t('pageSelected', { count: chosen.length })}
      <Button
        size={32}
        variant="subtle"
        loading={read.isPending}
        onClick={() => read.mutate(filterOfPlace(place))}
      >
        {isAll ? t('selectWhole', { count: total }) : t('selectFirst', { count: MOST_TOGETHER })}
      </Button>
    </p>
  )
}
