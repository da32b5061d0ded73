import { fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { TextField } from '#platform/ui/field.tsx'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showNotification } from '#platform/web/toasts.ts'
import type { StoredGoods } from '../../goods-contract.ts'
import { GoodsForm, RemoveGoodsForm, typedGoods, typedGroup } from '../../web/epr/goods-dialogs.tsx'
import type { goodsText } from '../../web/goods.text.ts'
import { staffGoods, staffRemoveGoods, staffSaveGoods } from '../goods-contract.ts'

type At = { companyId: string; id: string }
type Props<Goods> = { at: At; goods: Goods; onClose: () => void }

/** What is known of a SKU, and where it is known from. */
export function StaffGoodsDialog({
  at,
  goods,
  groupsAlone,
  onClose,
}: Props<StoredGoods | undefined> & { groupsAlone: boolean }) {
  const t = useText<typeof goodsText>('goods')
  const form = useCallForm(staffSaveGoods, {
    staff: true,
    idPrefix: 'goods-',
    read: (data) => ({
      ...at,
      ...(groupsAlone ? typedGroup(data, goods) : typedGoods(data, goods)),
      source: textOf(data, 'source'),
    }),
    check: ({ gtu = '' }): Record<string, string> =>
      groupsAlone && gtu === '' ? { gtu: t('problem_UNKNOWN_GTU') } : {},
    onDone: () => {
      showNotification({ text: t('saved'), tone: 'good' })
      void invalidateReads([staffGoods]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <GoodsForm form={form} goods={goods} groupsAlone={groupsAlone} onClose={onClose}>
      <TextField
        {...fieldOf(form, 'source')}
        label={t('source')}
        help={t('sourceHelp')}
        maxLength={200}
        autoComplete="off"
      />
    </GoodsForm>
  )
}

export function StaffRemoveGoodsDialog({ at, goods: { sku, fromMonth }, onClose }: Props<StoredGoods>) {
  const t = useText<typeof goodsText>('goods')
  const remove = useStaffAction(staffRemoveGoods, { done: t('removed'), onDone: onClose, toastsAll: true })
  const act = { busy: remove.pending, run: () => remove.run({ ...at, sku, fromMonth }) }
  return <RemoveGoodsForm sku={sku} act={act} onClose={onClose} />
}
