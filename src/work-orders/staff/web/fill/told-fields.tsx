import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import { HOW_TOLD, type HowTold } from '#work-orders/how-told.ts'
import type { fillFormText } from './fill-form.text.ts'

export type Told = { how: HowTold | undefined; note: string }
export const NOT_TOLD: Told = { how: undefined, note: '' }

/** What a submission sends of it. */
export const toldToSend = ({ how, note }: Told) => ({
  ...(how && { how }),
  ...(note.trim() && { note: note.trim() }),
})

/** How the seller told us what is submitted for them. */
export function ToldFields({
  name,
  told,
  onChange,
  error,
}: {
  name: string
  told: Told
  onChange: (told: Told) => void
  error: boolean
}) {
  const t = useText<typeof fillFormText>('fill-form')
  return (
    <Stack gap={16}>
      <ChoiceChips
        name={name}
        legend={t('how')}
        help={t('howHelp')}
        error={error && told.how === undefined ? t('howMissing') : undefined}
        {...(told.how && { value: told.how })}
        onChange={(value) => onChange({ ...told, how: HOW_TOLD.find((one) => one === value) })}
        options={HOW_TOLD.map((value) => ({ value, label: t(`how_${value}`) }))}
      />
      <TextField
        label={t('note')}
        help={t('noteHelp')}
        optional
        maxLength={300}
        value={told.note}
        onChange={(event) => onChange({ ...told, note: event.target.value })}
      />
    </Stack>
  )
}
