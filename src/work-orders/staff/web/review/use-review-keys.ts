import { useCommandEnter, useHotkeys } from '#back-office/web/frame/use-hotkeys.ts'
import { useKeyList } from '#back-office/web/frame/key-list.ts'
import { useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '../work-orders-staff.text.ts'
import { focusedAnswer, moveToAnswer, openFileOf, showAnswer } from './show-answer.ts'
import type { ReviewTools } from './use-form-review.ts'

/**
 * A review without a mouse: ↓ and ↑ go from answer to answer, Enter accepts the one that has the focus, O opens its file,
 * R marks it and leads to its reasons, A accepts what is still open. Ctrl or ⌘ with Enter decides the form, also from
 * within a note.
 */
export function useReviewKeys(tools: ReviewTools, decideForm: (() => void) | undefined): void {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  useKeyList([
    { sign: '↓ ↑', text: t('keyAnswers') },
    { sign: 'Enter', text: t('keyAccept') },
    { sign: 'R', text: t('keyReturn') },
    { sign: 'O', text: t('keyFile') },
    { sign: 'A', text: t('keyRest') },
    { sign: 'Ctrl / ⌘ + Enter', text: t('keyDecide') },
  ])
  useHotkeys({
    a: tools.acceptRest,
    r: () => {
      const path = focusedAnswer()?.dataset['answer']
      if (path === undefined) return false
      tools.decide(path, 'return')
      // Its reasons appear with the next picture of the page.
      requestAnimationFrame(() => showAnswer(path))
      return true
    },
    o: openFileOf,
    ArrowDown: () => moveToAnswer(1),
    ArrowUp: () => moveToAnswer(-1),
  })
  useCommandEnter(decideForm)
}
