import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { Grid, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { GOODS_CATEGORIES } from '#vat/rates/goods-categories.ts'
import { BuyerNumber } from './buyer-number.tsx'
import type { calculatorText } from './calculator.text.ts'
import { chipsOf, fieldOf, type Fields } from './fields.ts'
import { placeOptions } from './place-names.ts'
import styles from './calculator.module.css'

const TYPES = ['SALE', 'REFUND', 'FC_TRANSFER', 'LIQUIDATION', 'DONATION'] as const
/** Rows that ask who buys, whatever kind of buyer is chosen. */
const NAMED_BUYER = new Set(['LIQUIDATION'])
const WITH_COST = new Set(['FC_TRANSFER', 'DONATION'])
const CURRENCIES = ['EUR', 'GBP', 'PLN', 'CZK', 'SEK', 'DKK', 'HUF', 'RON', 'CHF', 'NOK', 'USD', 'CNY']

/** The facts of one sale: those of every sale, and, folded, the rarer ones. */
export function SaleFields(fields: Fields & { openMore: boolean }) {
  const t = useText<typeof calculatorText>('calculator')
  const lang = useLang()
  const places = placeOptions(lang, t)
  return (
    <Stack gap={16}>
      <Grid min={200} gap={16}>
        <TextField label={t('date')} type="date" {...fieldOf(fields, 'date')} />
        <SelectField
          label={t('from')}
          placeholder={t('choose')}
          options={places}
          {...fieldOf(fields, 'from')}
        />
        <SelectField label={t('to')} placeholder={t('choose')} options={places} {...fieldOf(fields, 'to')} />
      </Grid>
      <div className={styles.chips}>
        <ChoiceChips
          legend={t('viaMarketplace')}
          options={[
            { value: 'yes', label: t('marketplace'), detail: t('marketplaceDetail') },
            { value: 'no', label: t('ownShop') },
          ]}
          {...chipsOf(fields, 'viaMarketplace')}
        />
        <ChoiceChips
          legend={t('buyer')}
          options={[
            { value: 'B2C', label: t('consumer') },
            { value: 'B2B', label: t('business') },
          ]}
          {...chipsOf(fields, 'buyer')}
        />
      </div>
      {(fields.draft.buyer === 'B2B' || NAMED_BUYER.has(fields.draft.type ?? '')) && (
        <BuyerNumber {...fields} />
      )}
      <Amount {...fields} />
      <div className={styles.more}>
        <Disclosure summary={t('moreTitle')} open={fields.openMore}>
          <p className={styles.help}>{t('moreHelp')}</p>
          <MoreFields {...fields} />
        </Disclosure>
      </div>
    </Stack>
  )
}

function Amount(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <Grid min={150} gap={16}>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        {...fieldOf(fields, 'amount')}
      />
      <SelectField
        label={t('currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...fieldOf(fields, 'currency')}
      />
      <SelectField
        label={t('inclusive')}
        options={[
          { value: 'yes', label: t('gross') },
          { value: 'no', label: t('net') },
        ]}
        {...fieldOf(fields, 'inclusive')}
      />
      <SelectField
        label={t('category')}
        options={GOODS_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))}
        {...fieldOf(fields, 'category')}
      />
    </Grid>
  )
}

/** A refund follows the turnover of its sale's day, which may be of another year. */
function RefundFields(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <>
      <TextField label={t('originalDate')} type="date" {...fieldOf(fields, 'originalDate')} />
      <TextField
        label={t('originalSalesThatYear')}
        help={t('originalSalesHelp')}
        inputMode="decimal"
        maxLength={40}
        {...fieldOf(fields, 'originalSalesThatYear')}
      />
      <TextField
        label={t('originalSalesYearBefore')}
        inputMode="decimal"
        maxLength={40}
        {...fieldOf(fields, 'originalSalesYearBefore')}
      />
    </>
  )
}

function MoreFields(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  const type = fields.draft.type ?? 'SALE'
  return (
    <Grid min={200} gap={16}>
      <SelectField
        label={t('type')}
        options={TYPES.map((value) => ({
          value,
          label: t(`type_${value}`),
        }))}
        {...fieldOf(fields, 'type')}
      />
      {type === 'REFUND' && <RefundFields {...fields} />}
      {WITH_COST.has(type) && (
        <TextField
          label={t('costPrice')}
          inputMode="decimal"
          maxLength={40}
          {...fieldOf(fields, 'costPrice')}
        />
      )}
      <TextField label={t('fromPostcode')} maxLength={12} {...fieldOf(fields, 'fromPostcode')} />
      <TextField label={t('toPostcode')} maxLength={12} {...fieldOf(fields, 'toPostcode')} />
      <TextField
        label={t('consignmentValue')}
        help={t('consignmentHelp')}
        maxLength={40}
        {...fieldOf(fields, 'consignmentValue')}
      />
      <SelectField
        label={t('importer')}
        placeholder={t('notKnown')}
        options={(['BUYER', 'SELLER'] as const).map((value) => ({ value, label: t(`importer_${value}`) }))}
        {...fieldOf(fields, 'importer')}
      />
    </Grid>
  )
}
