import { CallFormFrame, fieldOf, PasswordField, secretOf, useCallForm } from '#accounts/web/public.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { DialogButtons } from '#platform/ui/form-dialog.tsx'
import type { makeCall } from '#platform/web/api.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import { downloadExport, downloadMine } from '../contract.ts'
import type { dataText } from './data.text.ts'

type AskProps = {
  form: Parameters<typeof CallFormFrame>[0]['form'] & Parameters<typeof fieldOf>[0]
  title: string
  why: string
  onClose: () => void
}

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
    check: passwordThere(t),
    onDone: onClose,
  })
  return <AskPassword form={form} title={t('downloadTitle')} why={t('downloadWhy')} onClose={onClose} />
}

/** The same for what is the person's own. */
export function MineDialog({ onClose }: { onClose: () => void }) {
  const t = useText<typeof dataText>('data')
  const form = useCallForm(downloadMine, {
    idPrefix: 'mine-',
    make: savingFile,
    read: (data) => ({ password: secretOf(data, 'password') }),
    check: passwordThere(t),
    onDone: onClose,
  })
  return <AskPassword form={form} title={t('mineDownload')} why={t('mineWhy')} onClose={onClose} />
}

const passwordThere =
  (t: Translate<typeof dataText>) =>
  ({ password }: { password: string }): Record<string, string> =>
    password === '' ? { password: t('passwordMissing') } : {}

function AskPassword({ form, title, why, onClose }: AskProps) {
  const t = useText<typeof dataText>('data')
  return (
    <Dialog title={title} onClose={onClose}>
      <CallFormFrame form={form}>
        <p>{why}</p>
        <PasswordField {...fieldOf(form, 'password')} label={t('password')} autoComplete="current-password" />
        <DialogButtons busy={form.busy} submit={t('download')} cancel={t('cancel')} onClose={onClose} />
      </CallFormFrame>
    </Dialog>
  )
}
