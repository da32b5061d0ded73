import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { useLangs } from '../work-order-scope.ts'

/** A required reason, and the message once it is missing. */
export function useReason() {
  const t = useText<typeof staffStepsText>('staff-steps')
  const langs = useLangs()
  const [draft, setDraft] = useState(NO_TEXT)
  const [attempted, setAttempted] = useState(false)
  const reason = textToSend(draft, langs)
  return {
    draft,
    setDraft,
    reason,
    attempted,
    attempt: () => setAttempted(true),
    missing: attempted && reason === undefined ? t('reasonMissing') : undefined,
  }
}
