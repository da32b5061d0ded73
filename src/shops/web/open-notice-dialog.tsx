import { useState } from 'react'
import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { openNotice, type Shop, shopNotices, shopNumbers } from '../contract.ts'
import { placeOf } from './shop-names.ts'
import { ScreenshotField } from './screenshot-field.tsx'
import type { shopsText } from './shops.text.ts'

/** Takes in what a marketplace wrote, pasted or as a screenshot. */
export function OpenNoticeDialog({ shops, onClose }: { shops: readonly Shop[]; onClose: () => void }) {
  const t = useText<typeof shopsText>('shops')
  const numbers = useCallQuery(shopNumbers, {})
  const [shopId, setShopId] = useState(shops[0]?.id ?? '')
  const [uploadId, setUploadId] = useState<string>()
  const form = useCallForm(openNotice, {
    read: (data) => ({
      shopId,
      text: textOf(data, 'text'),
      ...(textOf(data, 'registrationId') && { registrationId: textOf(data, 'registrationId') }),
      ...(textOf(data, 'graceUntil') && { graceUntil: textOf(data, 'graceUntil') }),
      ...(uploadId && { uploadId }),
    }),
    onDone() {
      showMessage(t('noticeOpened'), 'good')
      void invalidateReads([shopNotices, listPendingMatters]).catch(() => undefined)
      onClose()
    },
  })
  const here = (numbers.data ?? []).filter((row) => row.shopId === shopId)
  return (
    <FormDialog
      title={t('openNoticeTitle')}
      size="lg"
      onClose={onClose}
      form={form}
      submit={t('openNoticeNow')}
      cancel={t('cancel')}
    >
      <SelectField
        label={t('columnShop')}
        value={shopId}
        onChange={(event) => setShopId(event.target.value)}
        options={shops.map((shop) => ({ value: shop.id, label: `${shop.name}, ${placeOf(t, shop)}` }))}
      />
      <TextAreaField
        name="text"
        label={t('noticeWords')}
        help={t('noticeWordsHelp')}
        rows={8}
        maxLength={10_000}
        error={form.errors['text']}
      />
      <ScreenshotField onChange={setUploadId} />
      {here.length > 0 && (
        <SelectField
          name="registrationId"
          label={t('aboutNumber')}
          optional
          placeholder={t('aboutOther')}
          options={here.map((row) => ({ value: row.registrationId, label: row.number }))}
        />
      )}
      <TextField
        type="date"
        name="graceUntil"
        label={t('graceUntil')}
        optional
        help={t('graceUntilHelp')}
        error={form.errors['graceUntil']}
      />
    </FormDialog>
  )
}
