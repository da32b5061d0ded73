import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { TextAreaField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { colleaguesFor, mentionAt, withMention } from '#work-orders/mention-typed.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import type { orderTeamText } from './order-team.text.ts'
import styles from './team.module.css'

type Props = {
  label: string
  help: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
}

/** A note in which `@` opens the colleagues: arrows choose, Enter or Tab takes, Escape closes. */
export function NoteField({ label, help, error, value, onChange }: Props) {
  const t = useText<typeof orderTeamText>('order-team')
  const listId = useId()
  const { found, active, setActive, look, take, close } = useMentions(value, onChange)
  const isOpen = found.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active]
    if (!chosen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((active + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen.name)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    // The dialog around has its own Escape.
    event.stopPropagation()
  }
  return (
    <div>
      <TextAreaField
        label={label}
        help={help}
        error={error}
        maxLength={1000}
        data-autofocus
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          look(event.target)
        }}
        onKeyDown={onKeyDown}
        onClick={(event) => look(event.currentTarget)}
        onBlur={close}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('mention')} className={styles.mentions}>
          {found.map(({ id, name }, index) => (
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.mentioned}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                take(name)
              }}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <span aria-live="polite" className="visually-hidden">
        {isOpen && t('mentionFound', { count: found.length })}
      </span>
    </div>
  )
}

function useMentions(value: string, onChange: Props['onChange']) {
  const { colleagues } = useWorkOrder().data
  const me = useCallQuery(staffMe, {}, { staff: true })
  const area = useRef<HTMLTextAreaElement>(undefined)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const [goesOn, setGoesOn] = useState<{ caret: number }>()
  const mention = caret === undefined ? undefined : mentionAt(value, caret)
  useLayoutEffect(() => {
    if (goesOn) area.current?.setSelectionRange(goesOn.caret, goesOn.caret)
  }, [goesOn])
  const close = () => setCaret(undefined)
  return {
    found: mention ? colleaguesFor(mention.typed, colleagues, me.data?.id) : [],
    active,
    setActive,
    look(field: HTMLTextAreaElement) {
      area.current = field
      setCaret(field.selectionStart)
      setActive(0)
    },
    take(name: string) {
      if (!mention) return
      const done = withMention(value, mention, name)
      onChange(done.text)
      setGoesOn({ caret: done.caret })
      close()
    },
    close,
  }
}
