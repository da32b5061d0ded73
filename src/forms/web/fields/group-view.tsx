import { useEffect, useRef, useState } from 'react'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { GroupField, GroupRow } from '#forms/engine/model/template.ts'
import { rowLabel, rowTitle } from '#forms/engine/model/row-name.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { FieldNote } from '#platform/ui/field.tsx'
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { useFormFields } from '../form-context.ts'
import { fieldId } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'
import { FieldGrid } from './field-view.tsx'
import styles from './group-view.module.css'

type GroupEntry = EvaluatedField & { field: GroupField }

/** Repeating rows, each a card with its own heading; rows can be added up to the limit and removed down to it. */
export function GroupView({ entry, entries }: { entry: GroupEntry; entries: readonly EvaluatedField[] }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const form = useFormFields()
  const group = entry.field
  const raw = form.rawAt(entry.path)
  const rows = (Array.isArray(raw) ? raw : []) as readonly GroupRow[]
  const [newest, setNewest] = useState<string>()
  const locked = form.isLocked(entry.path)
  const isFull = rows.length >= group.maxRows
  const add = () => setNewest(form.addRow(group.key))
  return (
    <>
      {rows.map((row, index) => (
        <RowCard
          key={row._id}
          group={group}
          row={row}
          index={index}
          entries={entries.filter(
            (candidate) => candidate.row?.id === row._id && candidate.row.group === group.key,
          )}
          removable={!locked && rows.length > group.minRows}
          focusFirst={row._id === newest}
        />
      ))}
      {!locked && (
        <div className={styles.add}>
          <Button
            id={fieldId(entry.path)}
            className={styles.addButton}
            icon={<IconPlus />}
            full
            reason={isFull ? t('addFull', { max: group.maxRows }) : undefined}
            onClick={add}
          >
            {t('addCount', { label: pickText(group.addLabel, lang), count: rows.length, max: group.maxRows })}
          </Button>
          <FieldNote error={form.errorAt(entry.path)} />
        </div>
      )}
    </>
  )
}

function RowCard(props: {
  group: GroupField
  row: GroupRow
  index: number
  entries: readonly EvaluatedField[]
  removable: boolean
  focusFirst: boolean
}) {
  const { group, row, index, entries, removable, focusFirst } = props
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const label = rowLabel(group, index, lang)
  const title = rowTitle(group, row)
  const name = title ? t('rowTitle', { row: label, title }) : label
  const path = `${group.key}/${row._id}`
  const bodyId = `${fieldId(path)}-body`

  useEffect(() => {
    if (focusFirst) body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [focusFirst])
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.names}>
          <h2 className={styles.title}>{name}</h2>
          <RowBadge prefix={`${path}/`} />
        </span>
        <span className={styles.tools}>
          {removable && <RemoveButton name={name} onClick={() => setAsking(true)} />}
          <IconButton
            size={32}
            variant="bare"
            label={t(open ? 'closeRow' : 'openRow', { name })}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
          </IconButton>
        </span>
      </header>
      {asking && <AskRemoval group={group} row={row} name={name} onKeep={() => setAsking(false)} />}
      <div id={bodyId} ref={body} className={styles.body} hidden={!open}>
        <FieldGrid entries={entries} />
      </div>
    </section>
  )
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText<typeof formsText>('forms')
  return (
    <Button
      size={32}
      variant="subtle"
      className={styles.remove}
      icon={<IconTrash />}
      aria-label={t('removeRow', { name })}
      onClick={onClick}
    >
      {t('remove')}
    </Button>
  )
}

function AskRemoval(props: { group: GroupField; row: GroupRow; name: string; onKeep: () => void }) {
  const { group, row, name, onKeep } = props
  const t = useText<typeof formsText>('forms')
  const form = useFormFields()
  return (
    <div ref={focusHarmless} className={styles.ask} role="alertdialog" aria-label={t('removeAsk', { name })}>
      <p>{t('removeAsk', { name })}</p>
      <Button size={32} onClick={onKeep}>
        {t('keep')}
      </Button>
      <Button size={32} variant="dangerFilled" onClick={() => form.removeRow(group.key, row._id)}>
        {t('removeYes')}
      </Button>
    </div>
  )
}

/** The safe button has the focus when the question appears. */
function focusHarmless(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('button')?.focus({ preventScroll: true })
}

function RowBadge({ prefix }: { prefix: string }) {
  const t = useText<typeof formsText>('forms')
  const form = useFormFields()
  const returned = form.returnedIn(prefix)
  if (returned > 0) return <Badge variant="cameBack">{t('rowReturned', { count: returned })}</Badge>
  const left = form.leftIn(prefix)
  return left > 0 ? <Badge variant="wrong">{t('rowLeft', { count: left })}</Badge> : null
}
