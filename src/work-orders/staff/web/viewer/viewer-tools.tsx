import { IconButton } from '#platform/ui/button.tsx'
import {
  IconArrowAutofitWidth,
  IconChevronLeft,
  IconChevronRight,
  IconColumns2,
  IconFileText,
} from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { staffStepsText } from '../steps/staff-steps.text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { fileBeside, type Fit } from './look.ts'
import { useViewerKeys } from './use-viewer-keys.ts'

/** Whether the file stays while others are opened beside it; where there is no space, it cannot. */
export type Beside = { possible: boolean; kept: boolean; toggle: () => void }

type Props = {
  file: FileRecord
  fit: Fit
  onFit: () => void
  beside: Beside
  /** Undefined for what cannot be turned. */
  turn: (() => void) | undefined
}

/** From file to file, how much of one is seen, and two at once. */
export function ViewerTools({ file, fit, onFit, beside, turn }: Props) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data, show } = useWorkOrder()
  const [before, after] = ([-1, 1] as const).map((by) => fileBeside(data.documents, file.fileId, by))
  // At the last file its button stays where the focus is, and does nothing.
  const open = (next: FileRecord | undefined) => next && show(next)
  useViewerKeys({
    step: (by) => open(by === 1 ? after : before),
    turn: () => turn?.(),
    fit: onFit,
    beside: () => beside.possible && beside.toggle(),
  })
  const bare = { size: 32, variant: 'bare' } as const
  return (
    <>
      <IconButton {...bare} label={t('fileBefore')} aria-disabled={!before} onClick={() => open(before)}>
        <IconChevronLeft size={18} />
      </IconButton>
      <IconButton {...bare} label={t('fileAfter')} aria-disabled={!after} onClick={() => open(after)}>
        <IconChevronRight size={18} />
      </IconButton>
      <IconButton {...bare} label={t(fit === 'width' ? 'fitPage' : 'fitWidth')} onClick={onFit}>
        {fit === 'width' ? <IconFileText size={18} /> : <IconArrowAutofitWidth size={18} />}
      </IconButton>
      {beside.possible && (
        <IconButton {...bare} label={t('keepBeside')} aria-pressed={beside.kept} onClick={beside.toggle}>
          <IconColumns2 size={18} />
        </IconButton>
      )}
    </>
  )
}
