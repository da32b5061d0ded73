import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { IconTrash } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { Message } from '../contract.ts'
import { MessageRow } from './message-row.tsx'
import type { messagesText } from './messages.text.ts'
import { type MessagesModel, type MessagesView, viewHref } from './use-messages.ts'
import styles from './message-list.module.css'

type Props = { model: MessagesModel; messages: readonly Message[]; view: MessagesView }

/** The messages of one page; one of them is open at a time, some may be selected. */
export function MessageList({ model, messages, view }: Props) {
  const [open, setOpen] = useState<string>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What was deleted meanwhile, here or in another window, is not selected any more.
  const selected = messages.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const select = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...selected, ...ids] : selected.filter((id) => !ids.includes(id))))
  const toggle = (message: Message) => {
    setOpen(open === message.id ? undefined : message.id)
    if (model.isUnread(message)) model.read(message.id)
  }
  return (
    <>
      <Bar model={model} messages={messages} view={view} selected={selected} select={select} />
      <ul className={styles.list}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            unread={model.isUnread(message)}
            typed={view.type === undefined}
            open={open === message.id}
            selected={chosen.has(message.id)}
            deleting={model.deleting === message.id}
            onToggle={() => toggle(message)}
            onSelect={(on) => select([message.id], on)}
            onDelete={() => model.deleteOne(message.id)}
          />
        ))}
      </ul>
    </>
  )
}

type BarProps = Props & { selected: readonly string[]; select: (ids: readonly string[], on: boolean) => void }

function Bar({ model, messages, view, selected, select }: BarProps) {
  const t = useText<typeof messagesText>('messages')
  const all = selected.length === messages.length
  return (
    <div className={styles.bar}>
      <label className={styles.selectAll}>
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !all
          }}
          onChange={() =>
            select(
              messages.map(({ id }) => id),
              !all,
            )
          }
        />
        <span>{selected.length > 0 ? t('selected', { count: selected.length }) : t('selectPage')}</span>
      </label>
      {selected.length > 0 ? (
        <Button
          size={32}
          variant="danger"
          icon={<IconTrash size={16} />}
          loading={model.deleteMany.isPending}
          onClick={() => model.deleteMany.mutate({ ids: [...selected] })}
        >
          {t('delete')}
        </Button>
      ) : (
        <Link look="alone" href={viewHref({ ...view, unreadOnly: !view.unreadOnly, page: 1 })}>
          {view.unreadOnly ? t('showAll') : t('onlyUnread')}
        </Link>
      )}
    </div>
  )
}
