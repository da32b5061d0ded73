import { textOf } from '#accounts/web/public.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { TextField } from '#platform/ui/field.tsx'
import { FormDialog } from '#platform/ui/form-dialog.tsx'
import { useText } from '#platform/web/text.ts'
import type { StoredPrice } from '#reports/costs-contract.ts'
import type { costPricesText } from '#reports/web/cost-prices.text.ts'
import { AmountField, typedWhich, useHolds, WhichFields, whichOf } from '#reports/web/public.tsx'
import { staffRemoveCostPrice, staffSaveCostPrice } from '../costs-contract.ts'

export type Doing =
  | { what: 'edit'; price: StoredPrice | undefined; sku?: string }
  | { what: 'remove'; price: StoredPrice }

type At = { companyId: string; id: string }
type Props<Price> = { at: At; price: Price; onClose: () => void }

/** What a piece costs, and where that is known from. */
export function StaffPriceDialog({
  at,
  price,
  sku = '',
  onClose,
}: Props<StoredPrice | undefined> & { sku?: string | undefined }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const holds = useHolds()
  const save = useStaffAction(staffSaveCostPrice, { done: t('saved'), onDone: onClose })
  const bound = (name: string) => ({ id: `price-${name}`, name, error: save.errors[name] })
  return (
    <FormDialog
      title={price ? t('editNamed', { sku: price.sku }) : t('add')}
      onClose={onClose}
      form={{
        busy: save.pending,
        onSubmit: (event) => {
          const data = new FormData(event.currentTarget)
          const which = price ? whichOf(price) : typedWhich(data)
          save.run({ ...at, ...which, amount: textOf(data, 'amount'), source: textOf(data, 'source') })
        },
      }}
      submit={t('save')}
      cancel={t('cancel')}
    >
      {price && <p>{holds(price)}</p>}
      {!price && <WhichFields fieldOf={bound} sku={sku} />}
      <AmountField {...bound('amount')} price={price} />
      <TextField
        {...bound('source')}
        label={t('source')}
        help={t('sourceHelp')}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  )
}

export function StaffRemoveDialog({ at, price, onClose }: Props<StoredPrice>) {
  const t = useText<typeof costPricesText>('cost-prices')
  const holds = useHolds()
  const remove = useStaffAction(staffRemoveCostPrice, {
    done: t('removed'),
    onDone: onClose,
    toastsAll: true,
  })
  return (
    <FormDialog
      title={t('removeNamed', { sku: price.sku })}
      onClose={onClose}
      form={{ busy: remove.pending, onSubmit: () => remove.run({ ...at, ...whichOf(price) }) }}
      submit={t('remove')}
      cancel={t('cancel')}
      danger
    >
      <p>{holds(price)}</p>
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
