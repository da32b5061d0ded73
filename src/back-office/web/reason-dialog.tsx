import { useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { SellerWordsField } from './seller-words-field.tsx'
import { NO_WORDS, wordsToSend } from './seller-words.ts'
import { useStaffAction } from './use-staff-action.ts'
import { useLangs } from './work-order-scope.ts'

/** Asks for the reason that the seller will read, and confirms in one step. */
export function ReasonDialog<I extends { reason: string | LocalText }>({
  call,
  input,
  title,
  text,
  confirm,
  done,
  danger,
  onClose,
}: {
  call: CallDefinition<z.ZodType<unknown, I>>
  input: Omit<I, 'reason'>
  title: string
  text: string
  confirm: string
  done: string
  danger?: boolean
  onClose: () => void
}) {
  const t = useText<typeof backOfficeText>('back-office')
  const langs = useLangs()
  const [words, setWords] = useState(NO_WORDS)
  const [asked, setAsked] = useState(false)
  const action = useStaffAction(call, { done, onDone: onClose })
  const reason = wordsToSend(words, langs)
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (reason !== undefined) action.run({ ...input, reason } as I)
        }}
      >
        <Stack gap={16}>
          <p>{text}</p>
          <SellerWordsField
            label={t('reason')}
            words={words}
            onChange={setWords}
            error={
              action.errors['reason'] ?? (asked && reason === undefined ? t('reasonMissing') : undefined)
            }
            focusFirst
          />
          <Row gap={12}>
            <Button type="submit" variant={danger ? 'dangerFilled' : 'primary'} loading={action.pending}>
              {confirm}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('back')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
