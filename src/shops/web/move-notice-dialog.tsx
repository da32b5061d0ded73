import { textOf, useCallForm } from '#accounts/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
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
    <Dialog title={t(`noticeTitle_${action}`, { shop: notice.shop.name })} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
        <Stack gap={16}>
          {form.refusal && (
            <Notice tone="bad" role="alert">
              {form.refusal.message}
            </Notice>
          )}
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
          <Row gap={12}>
            <Button type="submit" variant="primary" loading={form.busy}>
              {t(`notice_${action}`)}
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
