import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { endLicence } from '../../licences-contract.ts'
import type { licencesStaffText } from '../licences-staff.text.ts'
import type { Licence } from './licence-columns.tsx'

export function EndLicenceDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const t = useText<typeof licencesStaffText>('licences-staff')
  const end = useStaffAction(endLicence, { done: t('endDone'), onDone: onClose, toastsAll: true })
  return (
    <Dialog title={t('endNamed', { number: licence.number })} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('endText')}</p>
        <Row gap={12}>
          <Button variant="dangerFilled" loading={end.pending} onClick={() => end.run({ id: licence.id })}>
            {t('endNow')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
