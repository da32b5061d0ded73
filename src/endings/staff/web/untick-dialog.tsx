import { useCallForm } from '#accounts/web/public.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { EndPoint } from '../../contract.ts'
import { nameOf } from '../../web/ending-cards.tsx'
import type { endingText } from '../../web/ending.text.ts'
import { staffEnding, staffEndings, untickEnding, type StaffEnding } from '../contract.ts'

/** Asks before a point that was ticked off is open again. */
export function UntickDialog(props: { ending: StaffEnding; point: EndPoint; onClose: () => void }) {
  const { ending, point, onClose } = props
  const t = useText<typeof endingText>('ending')
  const { companyId, registrationId, company } = ending
  const form = useCallForm(untickEnding, {
    staff: true,
    read: () => ({ companyId, registrationId, point: point.point }),
    onDone() {
      showMessage(t('unticked'), 'good')
      void invalidateReads([staffEnding, staffEndings]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('untickNamed', { name: nameOf(point, t) })}
      onClose={onClose}
      form={form}
      submit={t('untickNow')}
      cancel={t('cancel')}
    >
      <p>{t('untickText', { company })}</p>
    </FormDialog>
  )
}
