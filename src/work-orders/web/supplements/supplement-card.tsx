import { useId } from 'react'
import {
  EarlierFiles,
  FileButtons,
  FileList,
  type FormFile,
  UploadList,
  useUploads,
} from '#forms/web/public.tsx'
import { LARGEST_FILE } from '#documents/file-rules.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { FieldNote, TextAreaField } from '#platform/ui/field.tsx'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { useText } from '#platform/web/text.ts'
import type { SupplementRecord } from '../../records.ts'
import { useReader } from '../use-reader.ts'
import cards from '../cards/cards.module.css'
import styles from './supplements.module.css'
import type { supplementsText } from './supplements.text.ts'
import type { SupplementDraft } from './use-supplement-answer.ts'

const LOOKS: Record<SupplementRecord['status'], BadgeVariant> = {
  ASKED: 'yourTurn',
  RETURNED: 'cameBack',
  SUBMITTED: 'agency',
  ACCEPTED: 'finished',
  WITHDRAWN: 'cancelled',
}

export type SupplementCardProps = {
  supplement: SupplementRecord
  draft: SupplementDraft
  /** What keeps it from being sent, after the first try. */
  error?: string | undefined
  pending: boolean
  /** Why nothing can be sent here; undefined when it can. */
  reason?: string | undefined
  onChange: (change: (before: SupplementDraft) => SupplementDraft) => void
  onSend: () => void
}

/** One supplement: what is requested and why it was returned, the field for the answer, or what was sent. */
export function SupplementCard(props: SupplementCardProps) {
  const { supplement } = props
  const t = useText<typeof supplementsText>('supplements')
  const { lang, timeZone } = useReader()
  const waits = supplement.status === 'ASKED' || supplement.status === 'RETURNED'
  const day = (instant: string) => formatInstant(instant, lang, 'long', timeZone)
  return (
    <Card
      as="article"
      id={supplement.id}
      title={supplement.title}
      level={2}
      tone={supplement.status === 'RETURNED' ? 'warn' : 'plain'}
      aside={<Badge variant={LOOKS[supplement.status]}>{t(`status_${supplement.status}`)}</Badge>}
      foot={
        supplement.answeredAt !== null && !waits
          ? t('sentBy', { name: supplement.answeredBy ?? '', date: day(supplement.answeredAt) })
          : t('askedBy', { name: supplement.askedBy, date: day(supplement.askedAt) })
      }
    >
      <div className={cards.stack}>
        {waits && <Due supplement={supplement} />}
        {supplement.description !== null && <p className={styles.description}>{supplement.description}</p>}
        <ReturnNote supplement={supplement} />
        {waits ? <AnswerForm {...props} /> : <Sent supplement={supplement} />}
      </div>
    </Card>
  )
}

function Due({ supplement: { dueAt, late } }: { supplement: SupplementRecord }) {
  const t = useText<typeof supplementsText>('supplements')
  const { lang } = useReader()
  if (dueAt === null) return null
  const date = formatDay(dueAt, lang, 'weekday')
  return <p className={late ? styles.late : cards.quiet}>{t(late ? 'late' : 'dueBy', { date })}</p>
}

function ReturnNote({ supplement: { reviewNote, files, value } }: { supplement: SupplementRecord }) {
  const t = useText<typeof supplementsText>('supplements')
  const { lang, timeZone } = useReader()
  if (!reviewNote) return null
  return (
    <div className={styles.note}>
      <p className={styles.reason}>{reviewNote.reasonLabel}</p>
      <p className={cards.noteText}>{reviewNote.text}</p>
      <p className={cards.quiet}>
        {t('notedBy', { name: reviewNote.by, date: formatInstant(reviewNote.at, lang, 'long', timeZone) })}
      </p>
      {value !== null && <s className={styles.before}>{value}</s>}
      <FileList files={files} />
    </div>
  )
}

function Sent({ supplement: { kind, value, files, accepted } }: { supplement: SupplementRecord }) {
  if (kind === 'file') return <FileList files={files} />
  const choice = accepted.choices.find((option) => option.value === value)
  return <p className={styles.answer}>{choice?.label ?? value}</p>
}

function AnswerForm(props: SupplementCardProps) {
  const { supplement, draft, pending, reason, onSend } = props
  const t = useText<typeof supplementsText>('supplements')
  const begun = draft.value.trim() !== '' || draft.files.length > 0
  const again = supplement.status === 'RETURNED'
  return (
    <form
      className={cards.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {supplement.kind === 'file' ? <FileAnswer {...props} /> : <WordAnswer {...props} />}
      <div className={cards.actions}>
        <Button
          type="submit"
          variant={begun ? 'primary' : 'default'}
          size={52}
          loading={pending}
          reason={reason}
        >
          {t(again ? 'sendAgain' : 'send')}
        </Button>
        {begun && !reason && <span className={cards.quiet}>{t('kept')}</span>}
      </div>
    </form>
  )
}

function WordAnswer({ supplement, draft, error, reason, onChange }: SupplementCardProps) {
  const t = useText<typeof supplementsText>('supplements')
  const set = (value: string) => onChange((before) => ({ ...before, value }))
  if (supplement.kind === 'choice')
    return (
      <ChoiceChips
        name={`choice-${supplement.id}`}
        legend={t('yourAnswer')}
        look="cards"
        value={draft.value}
        error={error}
        onChange={set}
        options={supplement.accepted.choices.map((choice) => ({
          ...choice,
          disabled: reason !== undefined,
        }))}
      />
    )
  return (
    <TextAreaField
      label={t('yourAnswer')}
      rows={4}
      maxLength={supplement.accepted.maxLength}
      value={draft.value}
      error={error}
      readOnly={reason !== undefined}
      onChange={(event) => set(event.target.value)}
    />
  )
}

function FileAnswer({ supplement, draft, error, reason, onChange }: SupplementCardProps) {
  const t = useText<typeof supplementsText>('supplements')
  const noteId = useId()
  const { types, maxFiles } = supplement.accepted
  const limits = { accept: types, maxBytes: LARGEST_FILE }
  const take = (file: FormFile) =>
    onChange((before) => ({ ...before, files: [...before.files, file].slice(-maxFiles) }))
  const sending = useUploads({ limits, onDone: take })
  if (reason !== undefined) return <p className={cards.quiet}>{t('limits', { count: maxFiles })}</p>
  const remove = (fileId: string) =>
    onChange((before) => ({ ...before, files: before.files.filter((file) => file.fileId !== fileId) }))
  const free = maxFiles === 1 ? 1 : maxFiles - draft.files.length
  const chooseText = draft.files.length === 0 ? 'choose' : maxFiles === 1 ? 'chooseOther' : 'chooseMore'
  return (
    <div className={cards.upload} aria-describedby={noteId}>
      <FileList files={draft.files} onRemove={remove} />
      <UploadList uploads={sending.uploads} limits={limits} onRetry={sending.retry} onDrop={sending.drop} />
      {free > 0 && (
        <>
          <FileButtons
            accept={types}
            labels={{ choose: t(chooseText), take: t('takePicture') }}
            primary={draft.files.length === 0}
            onFiles={(files) => sending.start(files.slice(0, free))}
          />
          <EarlierFiles limits={limits} taken={draft.files.map(({ fileId }) => fileId)} onPick={take} />
        </>
      )}
      <FieldNote id={noteId} help={t('limits', { count: maxFiles })} error={error} />
    </div>
  )
}
