import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { UndoToast } from '#platform/ui/undo-toast.tsx'
import { useRemovalFocus } from '#platform/ui/use-removal-focus.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { MESSAGE_TYPES } from '../message-types.ts'
import { MessageList } from './message-list.tsx'
import type { messagesText } from './messages.text.ts'
import { type MessagesModel, type MessagesView, PAGE_SIZE, useMessages, viewHref } from './use-messages.ts'

export const handle = { auth: true, access: 'seller', texts: ['messages', 'ui'] }

export default function InformationPage() {
  const t = useText<typeof messagesText>('messages')
  const [query] = useSearchParams()
  const view: MessagesView = {
    type: MESSAGE_TYPES.find((type) => type === query.get('type')),
    unreadOnly: query.get('unread') === '1',
    page: readPage(query),
  }
  const model = useMessages(view)
  const { list, removed } = model
  const page = useRemovalFocus(removed[0], list.data?.total)
  useStepBack(view, list.data)
  return (
    <div ref={page}>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} actions={<ReadAll model={model} type={view.type} />} />
      <UndoToast
        removed={removed[0] ? { id: removed[0], text: t('deleted', { count: removed.length }) } : undefined}
        undo={t('undo')}
        busy={model.puttingBack}
        onUndo={model.putBack}
        onEnd={model.forgetRemoved}
      />
      <Stack gap={20}>
        <Tabs model={model} view={view} />
        <Card flush={Boolean(list.data?.records.length)}>
          <Content model={model} view={view} />
        </Card>
        {list.data && list.data.total > 0 && (
          <Pager
            page={view.page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            hrefOf={(to) => viewHref({ ...view, page: to })}
          />
        )}
      </Stack>
    </div>
  )
}

/** When the last message of the last page is deleted, the page before it is shown. */
function useStepBack(view: MessagesView, data: { total: number; records: readonly unknown[] } | undefined) {
  const navigate = useNavigate()
  const last = data && data.records.length === 0 ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : view.page
  const href = last < view.page ? viewHref({ ...view, page: last }) : undefined
  useEffect(() => {
    if (href !== undefined) void navigate(href, { replace: true })
  }, [href, navigate])
}

function Tabs({ model, view }: { model: MessagesModel; view: MessagesView }) {
  const t = useText<typeof messagesText>('messages')
  const { unread } = model
  const items = (['ALL', ...MESSAGE_TYPES] as const).map((key) => ({
    key,
    label: t(`type_${key}`),
    href: viewHref({ type: key === 'ALL' ? undefined : key, unreadOnly: view.unreadOnly, page: 1 }),
    ...(unread?.[key] ? { count: unread[key] > 99 ? '99+' : unread[key] } : {}),
  }))
  return <LinkTabs label={t('typesLabel')} items={items} current={view.type ?? 'ALL'} />
}

function ReadAll({ model, type = 'ALL' }: { model: MessagesModel; type: MessagesView['type'] | 'ALL' }) {
  const t = useText<typeof messagesText>('messages')
  const { readAll, unread } = model
  if (!unread?.[type] && !readAll.isPending) return null
  const press = () =>
    readAll.mutate({ type }, { onSuccess: (count) => showMessage(t('allRead', { count }), 'good') })
  return (
    <Button onClick={press} loading={readAll.isPending}>
      {t('readAll')}
    </Button>
  )
}

function Content({ model, view }: { model: MessagesModel; view: MessagesView }) {
  const t = useText<typeof messagesText>('messages')
  const { list } = model
  if (list.data && list.data.records.length > 0)
    return <MessageList key={viewHref(view)} model={model} messages={list.data.records} view={view} />
  if (list.data) return <Nothing view={view} />
  if (list.error)
    return (
      <ErrorState
        title={t('loadFailed')}
        safe={t('nothingLost')}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    )
  return <SkeletonRows label={t('loading')} />
}

function Nothing({ view }: { view: MessagesView }) {
  const t = useText<typeof messagesText>('messages')
  const title = view.unreadOnly ? t('emptyUnread') : view.type ? t('emptyType') : t('empty')
  const isNarrowed = view.unreadOnly || view.type !== undefined
  return (
    <EmptyState
      title={title}
      action={isNarrowed && <ButtonLink href={paths.information()}>{t('showAll')}</ButtonLink>}
    >
      {isNarrowed ? undefined : t('emptyText')}
    </EmptyState>
  )
}
