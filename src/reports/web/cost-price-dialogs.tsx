import { fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listCostPrices, removeCostPrice, saveCostPrice, type StoredPrice } from '../costs-contract.ts'
import { AmountField, WhichFields } from './cost-price-fields.tsx'
import type { costPricesText } from './cost-prices.text.ts'
import { useHolds } from './use-holds.ts'
import { typedWhich, whichOf } from './which-price.ts'

/** `sku` is filled in for a price that is new. */
type Props = { price: StoredPrice | undefined; sku?: string | undefined; onClose: () => void }

/** Says what a piece of a SKU costs, or says it anew. */
export function PriceDialog({ price, sku = '', onClose }: Props) {
  const t = useText<typeof costPricesText>('cost-prices')
  const holds = useHolds()
  const form = useCallForm(saveCostPrice, {
    idPrefix: 'price-',
    read: (data) => ({
      ...(price ? whichOf(price) : typedWhich(data)),
      amount: textOf(data, 'amount'),
    }),
    onDone: () => {
      showMessage(t('saved'), 'good')
      void invalidateReads([listCostPrices]).catch(() => undefined)
      onClose()
    },
  })
  return (
    <FormDialog
      title={price ? t('editNamed', { sku: price.sku }) : t('add')}
      onClose={onClose}
      form={form}
      submit={t('save')}
      cancel={t('cancel')}
    >
      {price && <p>{holds(price)}</p>}
      {!price && <WhichFields fieldOf={(name) => fieldOf(form, name)} sku={sku} />}
      <AmountField {...fieldOf(form, 'amount')} price={price} />
    </FormDialog>
  )
}

export function RemovePriceDialog({ price, onClose }: { price: StoredPrice; onClose: () => void }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const holds = useHolds()
  const remove = useCallMutation(removeCostPrice, {
    invalidates: [listCostPrices],
    onSuccess: () => {
      showMessage(t('removed'), 'good')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('removeNamed', { sku: price.sku })}
      onClose={onClose}
      form={{ busy: remove.isPending, onSubmit: () => remove.mutate(whichOf(price)) }}
      submit={t('remove')}
      cancel={t('cancel')}
      danger
    >
      <p>{holds(price)}</p>
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
