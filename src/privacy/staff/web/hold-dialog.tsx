import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import { askHoldLift, type Hold, keepHold, liftHold } from '../holds-contract.ts'
import type { holdsStaffText } from './holds-staff.text.ts'

/** One hold: why it is there, and how two people lift it. */
export function HoldDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const t = useText<typeof holdsStaffText>('holds-staff')
  const { id: holdId, status, liftAskedByMe, reason, subject } = hold
  const settings = { onDone: onClose, toastsAll: true }
  const ask = useStaffAction(askHoldLift, { done: t('askLiftDone'), ...settings })
  const keep = useStaffAction(keepHold, { done: t('keepDone'), ...settings })
  const lift = useStaffAction(liftHold, { done: t('liftDone'), ...settings })
  const busy = ask.pending || keep.pending || lift.pending
  const asked = status === 'LIFT_ASKED'
  return (
    <Dialog title={subject === '' ? t('someAddress') : subject} onClose={onClose}>
      <Stack gap={16}>
        <p>
          <strong>{t('reason')}</strong>: {reason}
        </p>
        {status === 'HOLDING' && <p>{t('askLiftText')}</p>}
        {asked && (liftAskedByMe ? <Notice>{t('mine')}</Notice> : <p>{t('liftText')}</p>)}
        <Row gap={12}>
          {status === 'HOLDING' && (
            <Button loading={ask.pending} disabled={busy} onClick={() => ask.run({ holdId })}>
              {t('askLift')}
            </Button>
          )}
          {asked && !liftAskedByMe && (
            <Button
              variant="danger"
              loading={lift.pending}
              disabled={busy}
              onClick={() => lift.run({ holdId })}
            >
              {t('lift')}
            </Button>
          )}
          {asked && (
            <Button loading={keep.pending} disabled={busy} onClick={() => keep.run({ holdId })}>
              {t('keep')}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {t('close')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
