import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useStreamState } from '#platform/web/hint-stream.ts'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { LONGEST_MESSAGE, readTalk, talkOfWorkOrder, writeToAgency } from '../../talk-contract.ts'
import { TalkList } from './talk-list.tsx'
import { whenInView } from './when-in-view.ts'
import type { talkText } from './talk.text.ts'

const REFETCH_MS = 60_000

/** What was written about this work order, and an answer. What is in view of somebody counts as read. */
export function TalkPart({ workOrderId, mayWrite }: { workOrderId: string; mayWrite: boolean }) {
  const t = useText<typeof talkText>('talk')
  const refetchInterval = useStreamState() === 'live' ? false : REFETCH_MS
  const read = useCallQuery(talkOfWorkOrder, { workOrderId }, { refetchInterval })
  const { mutate: markRead } = useCallMutation(readTalk, {})
  const unread = read.data?.unread ?? 0
  const end = useRef<HTMLDivElement>(null)
  const isShown = read.data !== undefined
  useEffect(() => {
    if (!end.current || unread === 0 || !isShown) return undefined
    return whenInView(end.current, () => markRead({ workOrderId }))
  }, [unread, isShown, workOrderId, markRead])
  if (!read.data && !read.error) return null
  return (
    <Card as="section" aria-label={t('heading')}>
      <Stack gap={12}>
        <h2>{t('heading')}</h2>
        {read.data ? (
          read.data.messages.length > 0 ? (
            <TalkList messages={read.data.messages} />
          ) : (
            <p>{t('none')}</p>
          )
        ) : (
          <p>{t('failed')}</p>
        )}
        <div ref={end} />
        {mayWrite && <Answer workOrderId={workOrderId} />}
      </Stack>
    </Card>
  )
}

function Answer({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof talkText>('talk')
  const [text, setText] = useState('')
  const write = useCallMutation(writeToAgency, {
    invalidates: [talkOfWorkOrder],
    onSuccess: () => setText(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !write.isPending) write.mutate({ workOrderId, text })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={8}>
        <TextAreaField
          label={t('write')}
          rows={2}
          maxLength={LONGEST_MESSAGE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" loading={write.isPending} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  )
}
