import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { moveNotice, shopNotices, type ShopNotice } from '../contract.ts'
import type { NoticeAction } from '../notices.ts'
import type { shopsText } from './shops.text.ts'

/** Notes that a notice was answered, is settled, or came again. */
export function MoveNoticeDialog({
  notice,
  action,
  onClose,
}: {
  notice: ShopNotice
  action: NoticeAction
  onClose: () => void
}) {
  const t = useText<typeof shopsText>('shops')
  const form = useCallForm(moveNotice, {
    read: (data) => ({
      id: notice.id,
      action,
      ...(textOf(data, 'note') && { note: textOf(data, 'note') }),
      ...(textOf(data, 'graceUntil') && { graceUntil: textOf(data, 'graceUntil') }),
    }),
    onDone() {
      showMessage(t('numberNoted'), 'good')
      void invalidateReads([shopNotices, listPendingMatters]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`noticeTitle_${action}`, { shop: notice.shop.name })}
      onClose={onClose}
      form={form}
      submit={t(`notice_${action}`)}
      cancel={t('cancel')}
    >
      <TextAreaField
        name="note"
        label={t(`noticeNote_${action}`)}
        optional
        maxLength={2_000}
        error={form.errors['note']}
      />
      {action === 'reopen' && (
        <TextField
          type="date"
          name="graceUntil"
          label={t('graceUntil')}
          optional
          error={form.errors['graceUntil']}
        />
      )}
    </FormDialog>
  )
}
