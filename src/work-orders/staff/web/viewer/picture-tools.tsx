import { IconButton } from '#platform/ui/button.tsx'
import { IconMinus, IconRotateClockwise, IconZoomIn } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from '../steps/staff-steps.text.ts'

export const ZOOM = [1, 1.5, 2, 3, 4]

type Props = { step: number; onStep: (step: number) => void; onTurn: () => void }

/** For pictures; the browser's own viewer of PDFs has the same in its bar. */
export function PictureTools({ step, onStep, onTurn }: Props) {
  const t = useText<typeof staffStepsText>('staff-steps')
  return (
    <>
      <IconButton size={32} variant="bare" label={t('turn')} onClick={onTurn}>
        <IconRotateClockwise size={18} />
      </IconButton>
      <IconButton
        size={32}
        variant="bare"
        label={t('zoomOut')}
        aria-disabled={step === 0}
        onClick={() => onStep(Math.max(0, step - 1))}
      >
        <IconMinus size={18} />
      </IconButton>
      <IconButton
        size={32}
        variant="bare"
        label={t('zoomIn')}
        aria-disabled={step === ZOOM.length - 1}
        onClick={() => onStep(Math.min(ZOOM.length - 1, step + 1))}
      >
        <IconZoomIn size={18} />
      </IconButton>
    </>
  )
}
