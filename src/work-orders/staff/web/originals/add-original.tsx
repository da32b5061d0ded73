import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { CheckField, SelectField, TextField } from '#platform/ui/field.tsx'
import { useText } from '#platform/web/text.ts'
import {
  ORIGINAL_KINDS,
  TREATMENTS,
  type OriginalKind,
  type Treatment,
} from '#work-orders/originals/originals.ts'
import { isDone } from '#work-orders/states.ts'
import { addOriginal } from '#work-orders/staff/originals-contract.ts'
import { SellerTextField } from '../review/seller-text-field.tsx'
import { NO_TEXT, textToSend } from '../review/seller-text.ts'
import { StepForm } from '../steps/step-form.tsx'
import { useFields } from '../steps/use-fields.ts'
import styles from '../steps/steps.module.css'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import type { originalsStaffText } from './originals-staff.text.ts'

/** Puts a paper into the register: asked of the seller, or here already. */
export function AddOriginal({ onClose }: { onClose: () => void }) {
  const t = useText<typeof originalsStaffText>('originals-staff')
  const { data } = useWorkOrder()
  const draft = useDraft()
  const add = useStaffAction(addOriginal, { done: t('added'), onDone: onClose })
  return (
    <StepForm
      submit={t(draft.asked ? 'askSeller' : 'register')}
      pending={add.pending}
      also={
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
      onSubmit={() => add.run({ workOrderId: data.workOrder.id, ...draft.toSend() })}
    >
      <ChoiceChips
        name="original-kind"
        legend={t('paper')}
        value={draft.kind}
        onChange={(value) => draft.setKind(ORIGINAL_KINDS.find((one) => one === value) ?? 'OTHER')}
        options={ORIGINAL_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      {draft.kind === 'OTHER' && (
        <SellerTextField
          label={t('name')}
          rows={1}
          value={draft.title}
          onChange={draft.setTitle}
          error={add.errors['title']}
        />
      )}
      <ChoiceChips
        name="original-where"
        legend={t('where')}
        value={draft.asked ? 'asked' : 'here'}
        onChange={(value) => draft.setAsked(value === 'asked')}
        options={(['asked', 'here'] as const).map((value) => ({ value, label: t(`where_${value}`) }))}
      />
      <ChoiceChips
        name="original-needs"
        legend={t('needs')}
        multiple
        value={draft.needs}
        onChange={(value, checked) => draft.setNeed(value as Treatment, checked)}
        options={TREATMENTS.map((value) => ({ value, label: t(`need_${value}`) }))}
      />
      <MoreFields draft={draft} errors={add.errors} />
    </StepForm>
  )
}

function useDraft() {
  const langs = useLangs()
  const [kind, setKind] = useState<OriginalKind>('REGISTER_EXTRACT')
  const [title, setTitle] = useState(NO_TEXT)
  const [note, setNote] = useState(NO_TEXT)
  const [asked, setAsked] = useState(true)
  const [needs, setNeeds] = useState<readonly Treatment[]>([])
  const [comesBack, setComesBack] = useState(true)
  const { values, field } = useFields({ nodeId: '', copies: '1', dueOn: '', validUntil: '' })
  const toSend = () => {
    const name = textToSend(title, langs)
    const said = textToSend(note, langs)
    return {
      kind,
      asked,
      needs: [...needs],
      comesBack,
      copies: Math.min(20, Math.max(1, Math.round(Number(values.copies)) || 1)),
      ...(kind === 'OTHER' && name !== undefined && { title: name }),
      ...(said !== undefined && { note: said }),
      ...(values.nodeId && { nodeId: values.nodeId }),
      ...(asked && values.dueOn && { dueOn: values.dueOn }),
      ...(values.validUntil && { validUntil: values.validUntil }),
    }
  }
  const setNeed = (need: Treatment, on: boolean) =>
    setNeeds((before) => (on ? [...before, need] : before.filter((one) => one !== need)))
  return {
    kind,
    setKind,
    title,
    setTitle,
    note,
    setNote,
    asked,
    setAsked,
    needs,
    setNeed,
    comesBack,
    setComesBack,
    field,
    toSend,
  }
}

type Draft = ReturnType<typeof useDraft>

function MoreFields({ draft, errors }: { draft: Draft; errors: Record<string, string> }) {
  const t = useText<typeof originalsStaffText>('originals-staff')
  const { data } = useWorkOrder()
  const { today } = useTurnText()
  const open = data.nodes.filter(({ status }) => !isDone(status))
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('step')}
          options={[
            { value: '', label: t('noStep') },
            ...open.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...draft.field('nodeId')}
        />
        <TextField label={t('copies')} type="number" min={1} max={20} {...draft.field('copies')} />
        {draft.asked && (
          <TextField
            label={t('dueOn')}
            type="date"
            min={today}
            optional
            error={errors['dueAt'] ?? errors['dueOn']}
            {...draft.field('dueOn')}
          />
        )}
        <TextField label={t('validUntil')} type="date" optional {...draft.field('validUntil')} />
      </div>
      <SellerTextField label={t('note')} optional rows={2} value={draft.note} onChange={draft.setNote} />
      <CheckField
        label={t('comesBack')}
        checked={draft.comesBack}
        onChange={(event) => draft.setComesBack(event.target.checked)}
      />
    </>
  )
}
