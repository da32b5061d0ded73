import { useHotkeys } from '#back-office/web/frame/use-hotkeys.ts'
import { useKeyList } from '#back-office/web/frame/key-list.ts'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from '../steps/staff-steps.text.ts'

type Acts = { step: (by: 1 | -1) => void; turn: () => void; fit: () => void; beside: () => void }

/** The keys of an open document: letters, because brackets need a second key on half of all keyboards. */
export function useViewerKeys({ step, turn, fit, beside }: Acts): void {
  const t = useText<typeof staffStepsText>('staff-steps')
  useKeyList([
    { sign: 'N P', text: t('keyFiles') },
    { sign: 'T', text: t('keyTurn') },
    { sign: 'F', text: t('keyFit') },
    { sign: 'B', text: t('keyBeside') },
  ])
  useHotkeys({ n: () => step(1), p: () => step(-1), t: turn, f: fit, b: beside })
}
