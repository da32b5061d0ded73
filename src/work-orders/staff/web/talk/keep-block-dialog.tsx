import { useState } from 'react'
import type { LocalText } from '#platform/shared/local-text.ts'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { MOST_BLOCK_LETTERS, saveTextBlock } from '../../text-blocks-contract.ts'
import type { staffTalkText } from './staff-talk.text.ts'

/** Keeps what was written, to be used again. */
export function KeepBlockDialog({ text, onClose }: { text: string | LocalText; onClose: () => void }) {
  const t = useText<typeof staffTalkText>('staff-talk')
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const save = useStaffAction(saveTextBlock, { done: t('blockKept'), onDone: onClose })
  return (
    <FormDialog
      title={t('blockKeep')}
      onClose={onClose}
      form={{ busy: save.pending, onSubmit: () => save.run({ name: name.trim(), shared, text }) }}
      submit={t('blockSave')}
      cancel={t('blockCancel')}
      disabled={name.trim() === ''}
    >
      <p>
        {t('blockHelp', {
          company: '{{company}}',
          number: '{{number}}',
          service: '{{service}}',
          me: '{{me}}',
        })}
      </p>
      <TextField
        label={t('blockName')}
        maxLength={MOST_BLOCK_LETTERS}
        error={save.errors['name']}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <CheckField
        label={t('blockShared')}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </FormDialog>
  )
}
