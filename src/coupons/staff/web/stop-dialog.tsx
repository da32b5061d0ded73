import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { couponsStaffText } from './coupons-staff.text.ts'

/** Stopping cannot be undone, so it needs a confirmation. */
export function StopDialog(props: { code: string; busy: boolean; onStop: () => void; onClose: () => void }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  return (
    <FormDialog
      onClose={props.onClose}
      title={t('stopTitle', { code: props.code })}
      form={{ busy: props.busy, onSubmit: props.onStop }}
      submit={t('stop')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('stopText')}</p>
    </FormDialog>
  )
}
