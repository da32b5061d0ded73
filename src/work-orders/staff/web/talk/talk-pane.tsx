import { useCallback, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useHintedPoll } from '#back-office/web/frame/use-hinted-poll.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { TalkList } from '../../../web/talk/talk-list.tsx'
import { staffQueue, staffWorkOrder } from '../../contract.ts'
import { readStaffTalk, staffTalk } from '../../talk-contract.ts'
import { NoteDialog } from '../note-dialog.tsx'
import { TALK_ID } from '../now/go-to-part.ts'
import parts from '../steps/steps.module.css'
import { useWorkOrder } from '../work-order-scope.ts'
import type { staffTalkText } from './staff-talk.text.ts'
import styles from './talk-pane.module.css'
import { useWhenRead } from './use-when-read.ts'
import { WriteToSeller } from './write-to-seller.tsx'

/** All talk about the work order: with the seller, and apart from it what only colleagues read. */
export function TalkPane() {
  return (
    <>
      <WithSeller />
      <Internal />
    </>
  )
}

function WithSeller() {
  const { id: workOrderId } = useWorkOrder().data.workOrder
  const t = useText<typeof staffTalkText>('staff-talk')
  const read = useCallQuery(staffTalk, { workOrderId }, { staff: true, refetchInterval: useHintedPoll() })
  const { mutate: markRead } = useCallMutation(readStaffTalk, {
    staff: true,
    invalidates: [staffTalk, staffWorkOrder, staffQueue],
  })
  const unread = read.data?.unread ?? 0
  const end = useWhenRead(
    unread,
    useCallback(() => markRead({ workOrderId }), [workOrderId, markRead]),
  )
  return (
    <section id={TALK_ID} tabIndex={-1} className={parts.part}>
      <h3 className={parts.heading}>{t('withSeller')}</h3>
      <Stack gap={12}>
        {read.data ? (
          read.data.messages.length > 0 ? (
            <TalkList messages={read.data.messages} />
          ) : (
            <p className={parts.quiet}>{t('none')}</p>
          )
        ) : read.error ? (
          <StaffLoadFailure read={read} title={t('failed')} />
        ) : (
          <Skeleton lines={2} label={t('loading')} />
        )}
        <div ref={end}>
          <WriteToSeller workOrderId={workOrderId} />
        </div>
      </Stack>
    </section>
  )
}

function Internal() {
  const { history, workOrder } = useWorkOrder().data
  const t = useText<typeof staffTalkText>('staff-talk')
  const [writes, setWrites] = useState(false)
  const notes = history.filter(({ key }) => key === 'order.note')
  return (
    <section className={styles.internal}>
      <h3 className={parts.heading}>{t('internal')}</h3>
      <Stack gap={8}>
        {notes.length === 0 && <p className={parts.quiet}>{t('noNotes')}</p>}
        {notes.map(({ id, actor, at, reason }) => (
          <div key={id}>
            <b>{actor.name}</b> <DateText value={at} format="dayTime" />
            <div className={parts.text}>
              <bdi>{reason}</bdi>
            </div>
          </div>
        ))}
        <Button size={32} onClick={() => setWrites(true)}>
          {t('addNote')}
        </Button>
      </Stack>
      {writes && <NoteDialog workOrderId={workOrder.id} onClose={() => setWrites(false)} />}
    </section>
  )
}
