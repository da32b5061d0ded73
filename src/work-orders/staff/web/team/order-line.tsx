import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { IconEye, IconEyeOff } from '#platform/ui/icons.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { OfColleague } from './of-colleague.tsx'
import { Reminder } from './reminder.tsx'
import { besideWorkOrder, watchWorkOrder } from '../../watch-contract.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { orderTeamText } from './order-team.text.ts'
import { TagChips } from './tag-chips.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import styles from './team.module.css'

/** Below the head: whether the reader watches it, and its tags. */
export function OrderLine() {
  const { id: workOrderId } = useWorkOrder().data.workOrder
  const t = useText<typeof orderTeamText>('order-team')
  const [edits, setEdits] = useState(false)
  const beside = useCallQuery(besideWorkOrder, { workOrderId }, { staff: true })
  const watch = useStaffAction(watchWorkOrder, {
    done: ({ watched }) => t(watched ? 'watchDone' : 'watchEnded'),
  })
  if (!beside.data) return beside.error ? <span className={styles.when}>{t('besideFailed')}</span> : null
  const { watched, tags, reminded } = beside.data
  const Icon = watched ? IconEyeOff : IconEye
  return (
    <div className={styles.line}>
      <Button
        size={32}
        variant="subtle"
        icon={<Icon size={18} />}
        aria-pressed={watched}
        title={t('watchHelp')}
        loading={watch.pending}
        onClick={() => watch.run({ workOrderId, watched: !watched })}
      >
        {t(watched ? 'watching' : 'watch')}
      </Button>
      <Button size={32} variant="subtle" onClick={() => setEdits(true)}>
        {t('tagsEdit')}
      </Button>
      <TagChips tags={tags} />
      <Reminder last={reminded} />
      <OfColleague />
      {edits && (
        <TagsDialog workOrderId={workOrderId} on={tags.map(({ id }) => id)} onClose={() => setEdits(false)} />
      )}
    </div>
  )
}
