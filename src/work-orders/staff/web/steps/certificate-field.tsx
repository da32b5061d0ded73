import { useEffect, useRef, useState } from 'react'
import { UPLOAD_ACCEPT } from '#documents/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { type ControlProps, Field } from '#platform/ui/field.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { Meter } from '#platform/ui/progress.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { uploadForWork } from './upload-for-work.ts'

type Sending = { name: string; share: number } | { stored: string } | { failed: string }

type CertificateFieldProps = {
  optional: boolean
  error: string | undefined
  onSending: (sending: boolean) => void
  onStored: (fileId: string | undefined) => void
}

/** One document of the authority: uploaded as soon as it is chosen, and replaced by choosing another. */
export function CertificateField({ optional, error, ...callbacks }: CertificateFieldProps) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { state, send } = useCertificateUpload(callbacks)
  const failed = state && 'failed' in state ? state.failed : undefined
  const stored = state && 'stored' in state ? t('uploaded', { name: state.stored }) : undefined
  return (
    <>
      <Field
        label={t('certificate')}
        optional={optional}
        error={failed ?? (stored ? undefined : error)}
        help={stored ?? t('certificateHelp')}
      >
        {(control) => <FileButton control={control} onFile={(file) => void send(file)} />}
      </Field>
      {state && 'share' in state && (
        <Meter label={t('uploading', { name: state.name })} value={state.share * 100} />
      )}
    </>
  )
}

/** Uploads one file at a time; a newer one aborts the one before, whose result is then ignored. */
function useCertificateUpload({
  onSending,
  onStored,
}: Pick<CertificateFieldProps, 'onSending' | 'onStored'>) {
  const { data } = useWorkOrder()
  const [state, setState] = useState<Sending>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const send = async (file: File) => {
    current.current?.abort()
    const stop = new AbortController()
    current.current = stop
    const show = (next: Sending) => !stop.signal.aborted && setState(next)
    onStored(undefined)
    onSending(true)
    show({ name: file.name, share: 0 })
    try {
      const stored = await uploadForWork(data.workOrder.id, file, {
        signal: stop.signal,
        onProgress: (share) => show({ name: file.name, share }),
      })
      if (stop.signal.aborted) return
      onStored(stored.fileId)
      show({ stored: stored.name })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      show({ failed: failure.message })
    } finally {
      if (!stop.signal.aborted) onSending(false)
    }
  }
  return { state, send }
}

export function FileButton({ control, onFile }: { control: ControlProps; onFile: (file: File) => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        icon={<IconUpload />}
        aria-describedby={control['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        {t('chooseFile')}
      </Button>
      <input
        {...control}
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        type="file"
        accept={UPLOAD_ACCEPT}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
