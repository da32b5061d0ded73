import { type ChangeEvent, useRef, useState } from 'react'
import { uploadDocument } from '#documents/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { shopsText } from './shops.text.ts'

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf'

type State = { name: string; share: number } | { failed: string } | undefined

/** One file, sent as soon as it is chosen. */
export function ScreenshotField({ onChange }: { onChange: (uploadId: string | undefined) => void }) {
  const t = useText<typeof shopsText>('shops')
  const [state, setState] = useState<State>()
  const chooser = useRef<HTMLInputElement>(null)
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    onChange(undefined)
    if (!file) return setState(undefined)
    const { name } = file
    setState({ name, share: 0 })
    try {
      const onProgress = (share: number) => setState({ name, share })
      const { uploadId } = await uploadFile(uploadDocument, file, { quiet: true, onProgress })
      setState({ name, share: 1 })
      onChange(uploadId)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      target.value = ''
      setState({ failed: failure.message })
    }
  }
  const failed = state && 'failed' in state ? state.failed : undefined
  const sending = state && 'name' in state ? state : undefined
  return (
    <Field
      label={t('screenshot')}
      optional
      error={failed}
      help={sending ? progressOf(t, sending) : t('screenshotHelp')}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <div>
          <input ref={chooser} type="file" hidden accept={ACCEPTED} onChange={(event) => void send(event)} />
          <Button
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={describedBy}
            icon={<IconUpload size={18} />}
            loading={sending !== undefined && sending.share < 1}
            onClick={() => chooser.current?.click()}
          >
            {t(sending ? 'replaceFile' : 'chooseFile')}
          </Button>
        </div>
      )}
    </Field>
  )
}

const progressOf = (t: Translate<typeof shopsText>, { name, share }: { name: string; share: number }) =>
  share === 1 ? t('uploaded', { name }) : t('uploading', { name, percent: Math.round(100 * share) })
