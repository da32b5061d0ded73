import type { ReactNode } from 'react'
import { fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { SelectField, TextField, type SelectOption } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useCallMutation } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { BATTERY_KINDS, CHEMISTRIES, DEVICE_KINDS, MATERIALS } from '../../epr/categories.ts'
import { cellsBy, type GoodsColumn, NONE } from '../../epr/goods-columns.ts'
import { GTU_CODES } from '../../epr/gtu.ts'
import { gramsFault } from '../../epr/read-grams.ts'
import { saidOf } from '../../epr/said-of.ts'
import { listGoods, removeGoods, saveGoods, type StoredGoods } from '../../goods-contract.ts'
import type { goodsText } from '../goods.text.ts'
import { WeightField } from './weight-field.tsx'

type CallForm = ReturnType<typeof useCallForm>
type Props = { goods: StoredGoods | undefined; onClose: () => void }

/** Says what a piece of a SKU weighs, or says it anew. */
export function GoodsDialog({ goods, onClose }: Props) {
  const t = useText<typeof goodsText>('goods')
  const form = useCallForm(saveGoods, {
    idPrefix: 'goods-',
    read: (data) => typedGoods(data, goods),
    onDone: () => {
      showMessage(t('saved'), 'good')
      void invalidateReads([listGoods]).catch(() => undefined)
      onClose()
    },
  })
  return <GoodsForm form={form} goods={goods} onClose={onClose} />
}

export const typedGoods = (data: FormData, goods: StoredGoods | undefined) =>
  saidOf(
    cellsBy((column) => textOf(data, column)),
    goods,
  )

/** Of whoever says nothing of weights. */
export function typedGroup(data: FormData, goods: StoredGoods | undefined) {
  const { sku, fromMonth } = goods ?? { sku: textOf(data, 'sku'), fromMonth: textOf(data, 'fromMonth') }
  return { sku, fromMonth, gtu: textOf(data, 'gtu') }
}

/**
 * @param groupsAlone of whoever says nothing of weights
 * @param children what else is asked of whoever enters it for somebody
 */
export function GoodsForm({
  form,
  goods,
  groupsAlone = false,
  onClose,
  children,
}: Props & { form: CallForm; groupsAlone?: boolean; children?: ReactNode }) {
  const t = useText<typeof goodsText>('goods')
  const title = goods ? t('editNamed', { sku: goods.sku }) : t('add')
  return (
    <FormDialog title={title} onClose={onClose} form={form} submit={t('save')} cancel={t('cancel')} size="lg">
      {!groupsAlone && <p>{t('dialogLead')}</p>}
      {!goods && <Which form={form} />}
      {!groupsAlone && <WeightFields form={form} goods={goods} />}
      <Kind
        form={form}
        column="gtu"
        goods={goods}
        label={t('gtu')}
        help={t('gtuHelp')}
        values={[
          ...GTU_CODES.map((value) => ({ value, label: `${value} · ${t(`gtu_${value}`)}` })),
          { value: NONE, label: t('gtu_none') },
        ]}
      />
      {children}
    </FormDialog>
  )
}

function WeightFields({ form, goods }: Omit<FieldFor, 'column'>) {
  const t = useText<typeof goodsText>('goods')
  return (
    <>
      {MATERIALS.map((material) => (
        <Grams key={material} form={form} column={material} goods={goods} label={t(`material_${material}`)} />
      ))}
      <Kind
        form={form}
        column="device"
        goods={goods}
        label={t('device')}
        values={[NONE, ...DEVICE_KINDS].map((value) => ({ value, label: t(`device_${value}`) }))}
      />
      <Grams form={form} column="deviceGrams" goods={goods} label={t('deviceGrams')} />
      <Kind
        form={form}
        column="battery"
        goods={goods}
        label={t('battery')}
        values={[NONE, ...BATTERY_KINDS].map((value) => ({ value, label: t(`battery_${value}`) }))}
      />
      <Kind
        form={form}
        column="chemistry"
        goods={goods}
        label={t('batteryChemistry')}
        values={CHEMISTRIES.map((value) => ({ value, label: t(`chemistry_${value}`) }))}
      />
      <Grams form={form} column="batteryGrams" goods={goods} label={t('batteryGrams')} />
    </>
  )
}

function Which({ form }: { form: CallForm }) {
  const t = useText<typeof goodsText>('goods')
  const usual = { autoComplete: 'off', spellCheck: false }
  return (
    <>
      <TextField {...fieldOf(form, 'sku')} {...usual} label={t('sku')} help={t('skuHelp')} maxLength={100} />
      <TextField
        {...fieldOf(form, 'fromMonth')}
        {...usual}
        optional
        label={t('fromMonth')}
        help={t('monthHelp')}
        maxLength={10}
      />
    </>
  )
}

type FieldFor = { form: CallForm; column: GoodsColumn; goods: StoredGoods | undefined }

const GRAMS = { soFar: gramsFault, whole: gramsFault }

function Grams({ form, column, goods, label }: FieldFor & { label: string }) {
  const t = useText<typeof goodsText>('goods')
  return (
    <WeightField
      {...fieldOf(form, column)}
      rule={GRAMS}
      words={{ BAD_WEIGHT: t('problem_BAD_WEIGHT'), TOO_HEAVY: t('problem_TOO_HEAVY') }}
      optional
      label={label}
      maxLength={20}
      end={t('gram')}
      defaultValue={goods?.[column] ?? ''}
    />
  )
}

function Kind({
  form,
  column,
  goods,
  label,
  help,
  values,
}: FieldFor & { label: string; help?: string; values: readonly SelectOption[] }) {
  const t = useText<typeof goodsText>('goods')
  return (
    <SelectField
      {...fieldOf(form, column)}
      optional
      label={label}
      {...(help !== undefined && { help })}
      options={[{ value: '', label: t('notSaid') }, ...values]}
      defaultValue={goods?.[column] ?? ''}
    />
  )
}

export function RemoveGoodsDialog({ goods, onClose }: { goods: StoredGoods; onClose: () => void }) {
  const t = useText<typeof goodsText>('goods')
  const { sku, fromMonth } = goods
  const remove = useCallMutation(removeGoods, {
    invalidates: [listGoods],
    onSuccess: () => {
      showMessage(t('removed'), 'good')
      onClose()
    },
  })
  const act = { busy: remove.isPending, run: () => remove.mutate({ sku, fromMonth }) }
  return <RemoveGoodsForm sku={sku} act={act} onClose={onClose} />
}

type Removing = { sku: string; act: { busy: boolean; run: () => void }; onClose: () => void }

export function RemoveGoodsForm({ sku, act: { busy, run }, onClose }: Removing) {
  const t = useText<typeof goodsText>('goods')
  return (
    <FormDialog
      title={t('removeNamed', { sku })}
      onClose={onClose}
      form={{ busy, onSubmit: run }}
      submit={t('remove')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
