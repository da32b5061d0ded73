import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { writeToSeller } from '../../talk-contract.ts'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { useLangs } from '../work-order-scope.ts'
import { BlockField } from './block-field.tsx'
import { KeepBlockDialog } from './keep-block-dialog.tsx'
import type { staffTalkText } from './staff-talk.text.ts'

/** In the language of the writer, and in the seller's where that is another. */
export function WriteToSeller({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof staffTalkText>('staff-talk')
  const [keeps, setKeeps] = useState(false)
  const [draft, setDraft] = useState(NO_TEXT)
  const send = useStaffAction(writeToSeller, { done: t('sent'), onDone: () => setDraft(NO_TEXT) })
  const text = textToSend(draft, useLangs())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== undefined && !send.pending) send.run({ workOrderId, text })
      }}
    >
      <Stack gap={8}>
        <BlockField onDraft={setDraft} />
        <SellerTextField
          label={t('write')}
          rows={2}
          value={draft}
          onChange={setDraft}
          error={send.errors['text']}
        />
        <Row gap={8}>
          <Button type="submit" size={32} loading={send.pending} disabled={text === undefined}>
            {t('send')}
          </Button>
          {text !== undefined && (
            <Button size={32} variant="subtle" onClick={() => setKeeps(true)}>
              {t('blockKeep')}
            </Button>
          )}
        </Row>
        {keeps && text !== undefined && <KeepBlockDialog text={text} onClose={() => setKeeps(false)} />}
      </Stack>
    </form>
  )
}
