import { fieldOf, textOf, useCallForm } from '#accounts/web/public.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { listCostPrices, removeCostPrice, saveCostPrice, type StoredPrice } from '../cost-prices-contract.ts'
import type { costPricesText } from './cost-prices.text.ts'

type Props = { price: StoredPrice | undefined; onClose: () => void }

/** Says what a piece of a SKU costs, or says it anew. */
export function PriceDialog({ price, onClose }: Props) {
  const t = useText<typeof costPricesText>('cost-prices')
  const form = useCallForm(saveCostPrice, {
    idPrefix: 'price-',
    read: (data) => ({ sku: price?.sku ?? textOf(data, 'sku'), amount: textOf(data, 'amount') }),
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
      {!price && (
        <TextField
          {...fieldOf(form, 'sku')}
          label={t('sku')}
          help={t('skuHelp')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <TextField
        {...fieldOf(form, 'amount')}
        label={t('price')}
        help={t('amountHelp')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        end="EUR"
        defaultValue={price?.amount ?? ''}
      />
    </FormDialog>
  )
}

export function RemovePriceDialog({ price, onClose }: { price: StoredPrice; onClose: () => void }) {
  const t = useText<typeof costPricesText>('cost-prices')
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
      form={{ busy: remove.isPending, onSubmit: () => remove.mutate({ sku: price.sku }) }}
      submit={t('remove')}
      cancel={t('cancel')}
      danger
    >
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
