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

/** A supplement that is not on the usual list: name, what is needed, kind of answer, due day. */
export function SupplementForm({ onAdd }: { onAdd: (item: RequestedItem) => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const draft = useDraft()
  const [attempted, setAttempted] = useState(false)
  const add = () => {
    setAttempted(true)
    if (draft.item) onAdd(draft.item)
  }
  return (
    <Stack gap={16}>
      <SellerTextField
        label={t('name')}
        rows={1}
        value={draft.name}
        onChange={draft.setName}
        error={attempted && !draft.hasName ? t('nameMissing') : undefined}
        focusFirst
      />
      <SellerTextField
        label={t('description')}
        optional
        value={draft.description}
        onChange={draft.setDescription}
      />
      <KindFields draft={draft} attempted={attempted} />
      <LimitFields draft={draft} />
      <div className={styles.actions}>
        <Button onClick={add}>{t('addAnother')}</Button>
      </div>
    </Stack>
  )
}

/** What has been filled in, and the item once it is complete. */
function useDraft() {
  const langs = useLangs()
  const [name, setName] = useState(NO_TEXT)
  const [description, setDescription] = useState(NO_TEXT)
  const [kind, setKind] = useState<SupplementKind>('file')
  const { values, field } = useFields({ maxFiles: '1', choices: '', dueAt: '' })
  const title = textToSend(name, langs)
  const text = textToSend(description, langs)
  const choices = choicesIn(values.choices)
  const choicesWrong = kind === 'choice' && choices.length < FEWEST_CHOICES
  const item: RequestedItem | undefined =
    title === undefined || choicesWrong
      ? undefined
      : {
          title,
          kind,
          ...(text !== undefined && { description: text }),
          ...(kind === 'choice' && { choices }),
          ...(kind === 'file' && { maxFiles: Math.min(10, Math.max(1, Number(values.maxFiles) || 1)) }),
          ...(values.dueAt && { dueAt: values.dueAt }),
        }
  const hasName = title !== undefined
  return { name, setName, description, setDescription, kind, setKind, field, hasName, choicesWrong, item }
}

type Draft = ReturnType<typeof useDraft>

/** The kind of answer and, for a choice, its answers. */
function KindFields({ draft, attempted }: { draft: Draft; attempted: boolean }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  return (
    <>
      <ChoiceChips
        name="supplement-kind"
        legend={t('kind')}
        value={draft.kind}
        onChange={(value) => draft.setKind(value as SupplementKind)}
        options={SUPPLEMENT_KINDS.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      {draft.kind === 'choice' && (
        <TextAreaField
          label={t('choices')}
          help={t('choicesHelp')}
          error={attempted && draft.choicesWrong ? t('choicesMissing') : undefined}
          maxLength={1000}
          {...draft.field('choices')}
        />
      )}
    </>
  )
}

/** How many files, and the due day. */
function LimitFields({ draft }: { draft: Draft }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const { today } = useTurnText()
  return (
    <div className={styles.pair}>
      {draft.kind === 'file' && (
        <TextField label={t('maxFiles')} type="number" min={1} max={10} {...draft.field('maxFiles')} />
      )}
      <TextField
        label={t('answerBy')}
        help={t('answerByHelp')}
        type="date"
        min={today}
        optional
        {...draft.field('dueAt')}
      />
    </div>
  )
}
