import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
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
    <Dialog title={t(`numberTitle_${action}`, named)} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <Stack gap={16}>
          <p>{t(`numberText_${action}`, named)}</p>
          {form.refusal && (
            <Notice tone="bad" role="alert">
              {form.refusal.message}
            </Notice>
          )}
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
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={form.busy}>
              {t(`number_${action}`)}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
