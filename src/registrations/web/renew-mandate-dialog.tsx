import { useState } from 'react'
import { UploadBox, useUploadBox } from '#documents/web/public.tsx'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { nodeDocument } from '#work-orders/contract.ts'
import { listRegistrations } from '../contract.ts'
import { listMandates, renewMandate, type Mandate } from '../mandates-contract.ts'
import type { mandatesText } from './mandates.text.ts'

/** The same document, to be signed anew: download, sign, upload. It is checked before it counts. */
export function RenewMandateDialog({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) {
  const t = useText<typeof mandatesText>('mandates')
  const lang = useLang()
  const place = countryName(mandate.country, lang)
  const box = useUploadBox()
  const [missing, setMissing] = useState(false)
  const renew = useCallMutation(renewMandate, {
    invalidates: [listMandates, listRegistrations, listPendingMatters],
    onSuccess: () => {
      showMessage(t('renewed'), 'good')
      onClose()
    },
  })
  const send = () => {
    setMissing(!box.file)
    if (box.file) renew.mutate({ mandateId: mandate.id, uploadId: box.file.uploadId })
  }
  return (
    <FormDialog
      title={t('renewTitle', { place })}
      onClose={onClose}
      form={{ busy: renew.isPending, onSubmit: send }}
      submit={t('renewNow')}
      cancel={t('cancel')}
    >
      <p>{t('renewText')}</p>
      <Download nodeId={mandate.nodeId} />
      <UploadBox box={box} error={missing && !box.file ? t('renewMissing') : undefined} />
    </FormDialog>
  )
}

function Download({ nodeId }: { nodeId: string }) {
  const t = useText<typeof mandatesText>('mandates')
  const [loading, setLoading] = useState(false)
  const download = () => {
    setLoading(true)
    void downloadFile(nodeDocument, { nodeId })
      .catch(() => undefined)
      .finally(() => setLoading(false))
  }
  return (
    <div>
      <Button icon={<IconDownload />} loading={loading} onClick={download}>
        {t('renewDownload')}
      </Button>
    </div>
  )
}
