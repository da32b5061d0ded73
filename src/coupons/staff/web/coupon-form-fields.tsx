import { firstCategories } from '#catalogue/contract.ts'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { CouponFormState } from './use-coupon-form.ts'
import styles from './coupon-page.module.css'
import type { couponsStaffText } from './coupons-staff.text.ts'

/** A share or an amount, and the minimum sum. */
export function CouponDiscountFields({ form }: { form: CouponFormState }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const { fields, set, errorOf } = form
  return (
    <Card title={t('discount')}>
      <Stack gap={16}>
        <ChoiceChips
          name="kind"
          legend={t('kind')}
          value={fields.kind}
          options={[
            { value: 'percent', label: t('kind_percent') },
            { value: 'amount', label: t('kind_amount') },
          ]}
          onChange={(value) => set({ kind: value === 'amount' ? 'amount' : 'percent' })}
        />
        {fields.kind === 'percent' ? (
          <TextField
            label={t('percent')}
            inputMode="decimal"
            value={fields.percent}
            maxLength={6}
            error={errorOf('draft.basisPoints') && t('wrongNumber')}
            onChange={(event) => set({ percent: event.target.value })}
          />
        ) : (
          <AmountFields
            label={(currency) => t('amountIn', { currency })}
            values={fields.amounts}
            errorOf={(currency) => errorOf(`draft.amounts.${currency}`) && t('wrongNumber')}
            onChange={(amounts) => set({ amounts })}
          />
        )}
        <AmountFields
          label={(currency) => t('minimumIn', { currency })}
          values={fields.minimums}
          errorOf={(currency) => errorOf(`draft.minimums.${currency}`) && t('wrongNumber')}
          onChange={(minimums) => set({ minimums })}
        />
        <p>{t('minimumsHelp')}</p>
      </Stack>
    </Card>
  )
}

function AmountFields(props: {
  label: (currency: Currency) => string
  values: Record<Currency, string>
  errorOf: (currency: Currency) => string | undefined
  onChange: (values: Record<Currency, string>) => void
}) {
  return (
    <div className={styles.four}>
      {CURRENCIES.map((currency) => (
        <TextField
          key={currency}
          label={props.label(currency)}
          inputMode="decimal"
          value={props.values[currency]}
          maxLength={12}
          error={props.errorOf(currency)}
          onChange={(event) => props.onChange({ ...props.values, [currency]: event.target.value })}
        />
      ))}
    </div>
  )
}

/** The categories and single services to which it is limited. */
export function CouponScopeFields({ form }: { form: CouponFormState }) {
  const t = useText<typeof couponsStaffText>('coupons-staff')
  const { fields, set, errorOf } = form
  const categories = useCallQuery(firstCategories, {}, { staleTime: 600_000 }).data ?? []
  return (
    <Card title={t('scope')}>
      <Stack gap={16}>
        <ChoiceChips
          name="categories"
          multiple
          legend={t('categories')}
          help={t('scopeHelp')}
          value={fields.categories}
          options={categories.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code, checked) =>
            set({
              categories: checked
                ? [...fields.categories, code]
                : fields.categories.filter((one) => one !== code),
            })
          }
        />
        <TextField
          label={t('products')}
          help={t('productsHelp')}
          optional
          value={fields.products}
          maxLength={2000}
          spellCheck={false}
          error={errorOf('draft.products')}
          onChange={(event) => set({ products: event.target.value })}
        />
      </Stack>
    </Card>
  )
}
