import { countryName } from '#platform/shared/countries.ts'
import { SelectField, TextField, type TextFieldProps } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { COST_COUNTRIES, COST_CURRENCIES } from '../cost-price-inputs.ts'
import type { StoredPrice } from '../costs-contract.ts'
import type { costPricesText } from './cost-prices.text.ts'

type Bound = Pick<TextFieldProps, 'id' | 'error'> & { name: string }
type Which = 'sku' | 'country' | 'currency' | 'fromDay'

/** Which SKU (of a link, the one that it names), and where, in which currency and from when its price holds. */
export function WhichFields({ fieldOf, sku }: { fieldOf: (name: Which) => Bound; sku: string }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const lang = useLang()
  const usual = { autoComplete: 'off', spellCheck: false }
  return (
    <>
      <TextField
        {...fieldOf('sku')}
        {...usual}
        label={t('sku')}
        help={t('skuHelp')}
        maxLength={100}
        defaultValue={sku}
      />
      <SelectField
        {...fieldOf('country')}
        label={t('country')}
        help={t('countryHelp')}
        options={[
          { value: '', label: t('everywhere') },
          ...COST_COUNTRIES.map((value) => ({ value, label: countryName(value, lang) })),
        ]}
      />
      <TextField
        {...fieldOf('fromDay')}
        type="date"
        optional
        label={t('fromDay')}
        help={t('fromDayHelp')}
        autoComplete="off"
      />
      <SelectField
        {...fieldOf('currency')}
        label={t('currency')}
        options={COST_CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </>
  )
}

export function AmountField({ price, ...field }: Bound & { price: StoredPrice | undefined }) {
  const t = useText<typeof costPricesText>('cost-prices')
  return (
    <TextField
      {...field}
      label={t('price')}
      help={t('amountHelp')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      end={price?.currency}
      defaultValue={price?.amount ?? ''}
    />
  )
}
