import { use, useState } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import {
  answerAuthorityLetter,
  fileAwayAuthorityLetter,
  reopenAuthorityLetter,
  type WholeAuthorityLetter,
} from '../contract.ts'
import type { lettersPostText } from './letters-post.text.ts'
import { SeenLetterContext, useLetterMove } from './use-letter-move.ts'

type Props = { letter: WholeAuthorityLetter; onClose: () => void }

/** Which day the answer went out, and how. */
export function AnswerDialog({ letter, onClose }: Props) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { revision } = use(SeenLetterContext)
  const today = dayOf(useNow(), use(TimeZoneContext))
  const [on, setOn] = useState(today)
  const [note, setNote] = useState('')
  const move = useLetterMove(answerAuthorityLetter, { done: t('answered'), onDone: onClose })
  const onSubmit = () => move.run({ id: letter.id, revision, on, note })
  return (
    <FormDialog
      title={t('answerTitle')}
      onClose={onClose}
      form={{ busy: move.pending, onSubmit }}
      submit={t('recordAnswer')}
      cancel={t('cancel')}
    >
      <Stack gap={16}>
        <TextField
          label={t('answeredOn')}
          type="date"
          min={letter.received}
          max={today}
          value={on}
          error={move.errors['on']}
          onChange={({ target }) => {
            setOn(target.value)
            move.clear('on')
          }}
        />
        <TextAreaField
          label={t('note')}
          optional
          rows={3}
          maxLength={1000}
          value={note}
          error={move.errors['note']}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </FormDialog>
  )
}

export function FileAwayDialog({ letter, onClose }: Props) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { revision } = use(SeenLetterContext)
  const move = useLetterMove(fileAwayAuthorityLetter, { done: t('filedAway'), onDone: onClose })
  const run = (reason: string) => move.run({ id: letter.id, revision, reason })
  const texts = { title: t('fileAwayTitle'), submit: t('fileAwayNow') }
  return <ReasonDialog {...texts} pending={move.pending} onRun={run} onClose={onClose} />
}

export function ReopenDialog({ letter, onClose }: Props) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { revision } = use(SeenLetterContext)
  const move = useLetterMove(reopenAuthorityLetter, { done: t('reopened'), onDone: onClose })
  const run = (reason: string) => move.run({ id: letter.id, revision, reason })
  const texts = { title: t('reopenTitle'), submit: t('reopenNow') }
  return <ReasonDialog {...texts} pending={move.pending} onRun={run} onClose={onClose} />
}

function ReasonDialog(props: {
  title: string
  submit: string
  pending: boolean
  onRun: (reason: string) => void
  onClose: () => void
}) {
  const t = useText<typeof lettersPostText>('letters-post')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { title, submit, pending, onRun, onClose } = props
  const onSubmit = () => {
    setTried(true)
    if (reason.trim() !== '') onRun(reason)
  }
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      form={{ busy: pending, onSubmit }}
      submit={submit}
      cancel={t('cancel')}
    >
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={1000}
        data-autofocus
        value={reason}
        error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
