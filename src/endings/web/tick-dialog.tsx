import { textOf, type useCallForm } from '#accounts/web/public.tsx'
import { UploadBox, type useUploadBox } from '#documents/web/public.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { EndPoint } from '../contract.ts'
import { TICKS } from '../points-of-end.ts'
import type { endingText } from './ending.text.ts'
import { nameOf } from './ending-cards.tsx'

type Tick = { registrationId: string; point: string; on: string; note?: string; uploadId?: string }

export function readTick(
  data: FormData,
  { registrationId, point, fileId }: { registrationId: string; point: string; fileId: string | undefined },
): Tick {
  const note = textOf(data, 'note')
  return {
    registrationId,
    point,
    on: textOf(data, 'on'),
    ...(note !== '' && { note }),
    ...(fileId !== undefined && { uploadId: fileId }),
  }
}

export const faultsOfTick = (
  { on, uploadId }: Tick,
  { kind }: EndPoint,
): { on?: 'onMissing'; uploadId?: 'fileMissing' } => ({
  ...(on === '' && { on: 'onMissing' as const }),
  ...(TICKS[kind]?.needsFile && uploadId === undefined && { uploadId: 'fileMissing' as const }),
})

type Props = {
  point: EndPoint
  form: ReturnType<typeof useCallForm>
  box: ReturnType<typeof useUploadBox>
  onClose: () => void
}

/** When it was done, with the document where one is needed. */
export function TickDialog({ point, form, box, onClose }: Props) {
  const t = useText<typeof endingText>('ending')
  return (
    <FormDialog
      title={t('tickNamed', { name: nameOf(point, t) })}
      onClose={onClose}
      form={form}
      submit={t('save')}
      cancel={t('cancel')}
    >
      <TextField name="on" type="date" label={t('on')} error={form.errors['on']} />
      {(point.kind === 'STOCK' || point.kind === 'GUARANTEE') && <p>{t(`fileOf_${point.kind}`)}</p>}
      {TICKS[point.kind]?.needsFile && <UploadBox box={box} error={form.errors['uploadId']} />}
      <TextField name="note" label={t('note')} optional maxLength={200} autoComplete="off" />
    </FormDialog>
  )
}
