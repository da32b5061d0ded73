import { useState } from 'react'
import type { LocalText } from '#platform/shared/local-text.ts'
import { CheckField, TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import { lettersOver, MOST_BLOCK_LETTERS, MOST_NAME_LETTERS } from '../../block-text.ts'
import { saveTextBlock, textBlocks } from '../contract.ts'
import type { textBlocksText } from './text-blocks.text.ts'

/** Shown as they are written in a text. */
const VARIABLES = { company: '{{company}}', number: '{{number}}', service: '{{service}}', me: '{{me}}' }

/** Keeps what was written, to be used again. */
export function KeepBlockDialog({ text, onClose }: { text: string | LocalText; onClose: () => void }) {
  const t = useText<typeof textBlocksText>('text-blocks')
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const blocks = useCallQuery(textBlocks, {}, { staff: true }).data?.blocks ?? []
  const replaces = blocks.some((block) => block.mine && block.name === name.trim())
  const save = useCallMutation(saveTextBlock, {
    staff: true,
    // Nothing else is read again: it could take away what is being written.
    invalidates: [textBlocks],
    onSuccess() {
      showNotification({ text: t('kept'), tone: 'good' })
      onClose()
    },
  })
  const over = lettersOver(text)
  return (
    <FormDialog
      title={t('keep')}
      onClose={onClose}
      form={{ busy: save.isPending, onSubmit: () => save.mutate({ name: name.trim(), shared, text }) }}
      submit={replaces ? t('replace') : t('save')}
      cancel={t('cancel')}
      disabled={name.trim() === '' || over > 0}
    >
      {over > 0 && (
        <Notice tone="warn" role="alert">
          {t('tooLong', { most: MOST_BLOCK_LETTERS, over })}
        </Notice>
      )}
      <p>{t('help', VARIABLES)}</p>
      <TextField
        label={t('name')}
        maxLength={MOST_NAME_LETTERS}
        error={save.error?.fields['name']}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {replaces && <Notice tone="warn">{t('replaces', { name: name.trim() })}</Notice>}
      <CheckField
        label={t('shared')}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </FormDialog>
  )
}
