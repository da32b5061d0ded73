import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { useLangs } from '../work-order-scope.ts'

/** A reason without which nothing is recorded, and the word about it once it was missed. */
export function useReason() {
  const t = useText<typeof staffStepsText>('staff-steps')
  const langs = useLangs()
  const [words, setWords] = useState(NO_TEXT)
  const [asked, setAsked] = useState(false)
  const reason = textToSend(words, langs)
  return {
    words,
    setWords,
    reason,
    asked,
    ask: () => setAsked(true),
    missing: asked && reason === undefined ? t('reasonMissing') : undefined,
  }
}
