import { use, useRef, useState } from 'react'
import { useNow } from '#back-office/web/frame/use-now.ts'
import { UPLOAD_ACCEPT } from '#documents/web/public.tsx'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { extendAuthorityLetter, type WholeAuthorityLetter } from '../contract.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'
import { SeenLetterContext, useLetterMove } from './use-letter-move.ts'
import { useProof, type Proof } from './use-proof.ts'

type Props = { letter: WholeAuthorityLetter; onClose: () => void }

/** Until when the authority gave more time, and what shows it. */
export function MoreTimeDialog({ letter, onClose }: Props) {
  const t = useText<typeof lettersPostText>('letters-post')
  const { revision } = use(SeenLetterContext)
  const today = dayOf(useNow(), use(TimeZoneContext))
  const [replyBy, setReplyBy] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const proof = useProof()
  const move = useLetterMove(extendAuthorityLetter, { done: t('extended'), onDone: onClose })
  const onSubmit = () => {
    setTried(true)
    if (replyBy === '' || reason.trim() === '') return
    move.run({ id: letter.id, revision, replyBy, reason, proofId: proof.id })
  }
  const next = addDays(letter.replyBy ?? today, 1)
  return (
    <FormDialog
      title={t('moreTimeTitle')}
      onClose={onClose}
      form={{ busy: move.pending || proof.busy, onSubmit }}
      submit={t('recordMoreTime')}
      cancel={t('cancel')}
    >
      <Stack gap={16}>
        <p className={styles.small}>{t('moreTimeText')}</p>
        <TextField
          label={t('newDay')}
          type="date"
          min={next < today ? today : next}
          value={replyBy}
          error={move.errors['replyBy'] ?? (isTried && replyBy === '' ? t('newDayMissing') : undefined)}
          onChange={({ target }) => {
            setReplyBy(target.value)
            move.clear('replyBy')
          }}
        />
        <TextAreaField
          label={t('moreTimeReason')}
          rows={3}
          maxLength={1000}
          value={reason}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <ProofField proof={proof} />
      </Stack>
    </FormDialog>
  )
}

function ProofField({ proof: { name, busy, fault, send } }: { proof: Proof }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={8}>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_ACCEPT}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send(file)
          target.value = ''
        }}
      />
      <Row gap={12}>
        <Button icon={<IconUpload size={18} />} loading={busy} onClick={() => input.current?.click()}>
          {t('proof')}
        </Button>
      </Row>
      <p className={fault === undefined ? styles.small : styles.fault} role="status">
        {fault ?? (name === undefined ? t('proofNone') : t('proofChosen', { name }))}
      </p>
    </Stack>
  )
}
