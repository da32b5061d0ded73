import { CallFormFrame, fieldOf, PasswordField, secretOf, useCallForm } from '#accounts/web/public.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import type { makeCall } from '#platform/web/api.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import { downloadExport } from '../contract.ts'
import type { dataText } from './data.text.ts'

/** What a file call answers are bytes, which are saved: there is nothing to hand on. */
const savingFile: typeof makeCall = async (call, input) => {
  await downloadFile(call, input)
  return undefined as never
}

/** The password, each time; the file is saved under the server's name. */
export function DownloadDialog({ exportId, onClose }: { exportId: string; onClose: () => void }) {
  const t = useText<typeof dataText>('data')
  const form = useCallForm(downloadExport, {
    idPrefix: 'export-',
    make: savingFile,
    read: (data) => ({ exportId, password: secretOf(data, 'password') }),
    check: ({ password }): Record<string, string> =>
      password === '' ? { password: t('passwordMissing') } : {},
    onDone: onClose,
  })
  return (
    <Dialog title={t('downloadTitle')} onClose={onClose}>
      <CallFormFrame form={form}>
        <p>{t('downloadWhy')}</p>
        <PasswordField {...fieldOf(form, 'password')} label={t('password')} autoComplete="current-password" />
        <DialogButtons busy={form.busy} submit={t('download')} cancel={t('cancel')} onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
