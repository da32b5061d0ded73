import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { couponsStaffText } from './coupons-staff.text.ts'

/** Stopping cannot be undone, so it needs a confirmation. */
export function StopDialog(props: { code: string; busy: boolean; onStop: () => void; onClose: () => void }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  return (
    <Dialog onClose={props.onClose} title={t('stopTitle', { code: props.code })}>
      <Stack gap={16}>
        <p>{t('stopText')}</p>
        <Row gap={12}>
          <Button variant="dangerFilled" loading={props.busy} onClick={props.onStop}>
            {t('stop')}
          </Button>
          <Button variant="subtle" onClick={props.onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
