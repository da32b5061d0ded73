import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import { returnFigures, type DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'

type Props = { work: DeclarationWorkDetail }

/** Back to whoever calculated it, with what the second check found. */
export function ReturnFigures({ work }: Props) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button reason={work.mayCheck ? undefined : t('notYours')} onClick={() => setOpen(true)}>
        {t('returnFigures')}
      </Button>
      {isOpen && <ReturnDialog work={work} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReturnDialog({ work, onClose }: Props & { onClose: () => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useStaffAction(returnFigures, { done: t('figuresReturned'), onDone: onClose })
  const { company, id, revision } = work
  return (
    <FormDialog
      title={t('returnFiguresTitle')}
      onClose={onClose}
      form={{
        busy: send.pending,
        onSubmit: () => {
          setMissing(note.trim() === '')
          if (note.trim() !== '') send.run({ companyId: company.id, id, revision, note })
        },
      }}
      submit={t('returnFigures')}
      cancel={t('cancel')}
    >
      <p>{t('returnFiguresText')}</p>
      <TextAreaField
        label={t('returnNote')}
        rows={4}
        maxLength={1000}
        data-autofocus
        value={note}
        error={isMissing ? t('returnNoteMissing') : send.errors['note']}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
