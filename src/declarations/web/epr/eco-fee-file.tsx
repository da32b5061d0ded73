import { UploadBox, type useUploadBox } from '#documents/web/public.tsx'
import { useText } from '#platform/web/text.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'

/** The invoice itself; one that is here already can be replaced. */
export function EcoFeeFile({ box, name }: { box: ReturnType<typeof useUploadBox>; name?: string }) {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const label = name === undefined ? t('uploadFile') : t('replaceFile', { name })
  return (
    <div role="group" aria-label={label}>
      <p>{label}</p>
      <UploadBox box={box} error={undefined} />
    </div>
  )
}
