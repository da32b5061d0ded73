import { useState } from 'react'
import type { SentInputOf } from '#platform/shared/call.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { queueTogether } from '#work-orders/staff/queue-contract.ts'
import { useTurnText } from '#work-orders/staff/web/use-turn-text.ts'
import { BothTexts, NOTHING_SAID, saidIn } from './both-texts.tsx'
import type { queueFilterText } from './queue-filter.text.ts'

type Ask = NonNullable<SentInputOf<typeof queueTogether>['ask']>
type Props = { busy: boolean; onAsk: (ask: Ask) => void; onClose: () => void }

const NAME_LETTERS = 120

/** Asks the seller of each that is selected for the same one thing. */
export function AskRowsDialog({ busy, onAsk, onClose }: Props) {
  const t = useText<typeof queueFilterText>('queue-filter')
  const { today } = useTurnText()
  const [title, setTitle] = useState(NOTHING_SAID)
  const [description, setDescription] = useState(NOTHING_SAID)
  const [kind, setKind] = useState<'file' | 'text'>('file')
  const [dueAt, setDueAt] = useState('')
  const [attempted, setAttempted] = useState(false)
  const name = saidIn(title)
  const submit = () => {
    setAttempted(true)
    const more = saidIn(description)
    if (name !== undefined)
      onAsk({ title: name, kind, ...(more && { description: more }), ...(dueAt && { dueAt }) })
  }
  return (
    <FormDialog
      title={t('ask')}
      onClose={onClose}
      form={{ busy, onSubmit: submit }}
      submit={t('askNow')}
      cancel={t('cancel')}
    >
      <BothTexts
        label={t('askName')}
        value={title}
        onChange={setTitle}
        maxLength={NAME_LETTERS}
        error={attempted && name === undefined ? t('askNameMissing') : undefined}
      />
      <BothTexts label={t('askMore')} value={description} onChange={setDescription} optional />
      <SelectField
        label={t('askKind')}
        value={kind}
        options={[
          { value: 'file', label: t('askKind_file') },
          { value: 'text', label: t('askKind_text') },
        ]}
        onChange={(event) => setKind(event.target.value === 'text' ? 'text' : 'file')}
      />
      <TextField
        label={t('askBy')}
        help={t('askByHelp')}
        type="date"
        min={today}
        optional
        value={dueAt}
        onChange={(event) => setDueAt(event.target.value)}
      />
    </FormDialog>
  )
}
