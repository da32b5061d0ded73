import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { recordNumber, shopNumbers, type ShopNumber } from '../contract.ts'
import type { NumberAction } from '../number-uploads.ts'
import { ScreenshotField } from './screenshot-field.tsx'
import type { shopsText } from './shops.text.ts'

/** Notes what the seller did with a number in a shop, or what the marketplace said to it. */
export function NumberDialog({
  number,
  action,
  onClose,
}: {
  number: ShopNumber
  action: NumberAction
  onClose: () => void
}) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  const [uploadId, setUploadId] = useState<string>()
  const { shopId, registrationId } = number
  const form = useCallForm(recordNumber, {
    read: (data) => ({
      shopId,
      registrationId,
      action,
      ...(textOf(data, 'day') && { day: textOf(data, 'day') }),
      ...(textOf(data, 'reason') && { reason: textOf(data, 'reason') }),
      ...(uploadId && { uploadId }),
    }),
    onDone() {
      showMessage(t('numberNoted'), 'good')
      void invalidateReads([shopNumbers, listPendingMatters]).catch(() => undefined)
      onClose()
    },
  })
  const named = { number: number.number, shop: number.shopName, country: countryName(number.country, lang) }
  return (
    <FormDialog
      title={t(`numberTitle_${action}`, named)}
      onClose={onClose}
      form={form}
      submit={t(`number_${action}`)}
      cancel={t('cancel')}
    >
      <p>{t(`numberText_${action}`, named)}</p>
      {action !== 'undo' && (
        <TextField type="date" name="day" label={t('onDay')} optional error={form.errors['day']} />
      )}
      {action === 'reject' && (
        <TextAreaField
          name="reason"
          label={t('rejectReason')}
          help={t('rejectReasonHelp')}
          maxLength={1000}
          error={form.errors['reason']}
        />
      )}
      {action !== 'undo' && <ScreenshotField onChange={setUploadId} />}
    </FormDialog>
  )
}
