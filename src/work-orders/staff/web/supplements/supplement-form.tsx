import { useState } from 'react'
import type { SentInputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextAreaField, TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useText } from '#platform/web/text.ts'
import type { askSupplements } from '#work-orders/staff/supplements-contract.ts'
import { SUPPLEMENT_KINDS, type SupplementKind } from '#work-orders/supplements.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { useFields } from '../steps/use-fields.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs } from '../work-order-scope.ts'
import { choicesIn } from './choice-lines.ts'
import type { supplementsStaffText } from './supplements-staff.text.ts'
import styles from '../steps/steps.module.css'

const FEWEST_CHOICES = 2

export type RequestedItem = SentInputOf<typeof askSupplements>['items'][number]

/** A material of staff's own words: name, what is needed, how it is answered, until when. */
export function SupplementForm({ onAdd }: { onAdd: (item: RequestedItem) => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const langs = useLangs()
  const { today } = useTurnText()
  const [name, setName] = useState(NO_TEXT)
  const [description, setDescription] = useState(NO_TEXT)
  const [kind, setKind] = useState<SupplementKind>('file')
  const [asked, setAsked] = useState(false)
  const { values, field } = useFields({ maxFiles: '1', choices: '', dueAt: '' })
  const title = textToSend(name, langs)
  const choices = choicesIn(values.choices)
  const choicesWrong = kind === 'choice' && choices.length < FEWEST_CHOICES
  const add = () => {
    setAsked(true)
    if (title === undefined || choicesWrong) return
    const words = textToSend(description, langs)
    onAdd({
      title,
      kind,
      ...(words !== undefined && { description: words }),
      ...(kind === 'choice' && { choices }),
      ...(kind === 'file' && { maxFiles: Math.min(10, Math.max(1, Number(values.maxFiles) || 1)) }),
      ...(values.dueAt && { dueAt: values.dueAt }),
    })
  }
  return (
    <Stack gap={16}>
      <SellerTextField
        label={t('name')}
        rows={1}
        words={name}
        onChange={setName}
        error={asked && title === undefined ? t('nameMissing') : undefined}
        focusFirst
      />
      <SellerTextField label={t('description')} optional words={description} onChange={setDescription} />
      <ChoiceChips
        name="supplement-kind"
        legend={t('kind')}
        value={kind}
        onChange={(value) => setKind(value as SupplementKind)}
        options={SUPPLEMENT_KINDS.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      {kind === 'choice' && (
        <TextAreaField
          label={t('choices')}
          help={t('choicesHelp')}
          error={asked && choicesWrong ? t('choicesMissing') : undefined}
          maxLength={1000}
          {...field('choices')}
        />
      )}
      <div className={styles.pair}>
        {kind === 'file' && (
          <TextField label={t('maxFiles')} type="number" min={1} max={10} {...field('maxFiles')} />
        )}
        <TextField
          label={t('answerBy')}
          help={t('answerByHelp')}
          type="date"
          min={today}
          optional
          {...field('dueAt')}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={add}>{t('addAnother')}</Button>
      </div>
    </Stack>
  )
}
