import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { CheckField, SelectField, TextField } from '#platform/ui/field.tsx'
import { Grid, Stack } from '#platform/ui/layout.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { Column } from '../calculator/columns.ts'
import type { calculatorText } from './calculator.text.ts'
import type { Draft } from './draft.ts'
import { placeOptions } from './place-names.ts'
import styles from './calculator.module.css'

export type Fields = {
  draft: Draft
  set(column: Column, value: string): void
  errors: ReadonlyMap<Column | null, string>
  /** Before the ids of the fields, so that a question can lead to one */
  id: string
}

const CATEGORIES = ['standard', 'books', 'e-books', 'food', 'childrens-clothing', 'medicines'] as const
const CURRENCIES = ['EUR', 'GBP', 'PLN', 'CZK', 'SEK', 'DKK', 'HUF', 'RON', 'CHF', 'NOK', 'USD', 'CNY']

/** What a text field and a select need to know about their column. */
export function fieldOf({ draft, set, errors, id }: Fields, column: Column) {
  return {
    id: `${id}-${column}`,
    value: draft[column] ?? '',
    error: errors.get(column),
    onChange: (event: { target: { value: string } }) => set(column, event.target.value),
  }
}

export function chipsOf({ draft, set, errors, id }: Fields, column: Column) {
  return {
    name: `${id}-${column}`,
    value: draft[column] ?? '',
    error: errors.get(column),
    onChange: (value: string) => set(column, value),
  }
}

/** The facts of one sale: what every sale has, and folded away what few have. */
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
      {fields.draft.buyer === 'B2B' && <BuyerNumber {...fields} />}
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

function BuyerNumber(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <Stack gap={8}>
      <TextField
        label={t('buyerVatId')}
        autoComplete="off"
        maxLength={60}
        {...fieldOf(fields, 'buyerVatId')}
      />
      <CheckField
        id={`${fields.id}-buyerVatIdValid`}
        label={t('buyerVatIdValid')}
        checked={fields.draft.buyerVatIdValid === 'yes'}
        onChange={(event) => fields.set('buyerVatIdValid', event.target.checked ? 'yes' : '')}
      />
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
        options={CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))}
        {...fieldOf(fields, 'category')}
      />
    </Grid>
  )
}

function MoreFields(fields: Fields) {
  const t = useText<typeof calculatorText>('calculator')
  const type = fields.draft.type ?? 'SALE'
  return (
    <Grid min={200} gap={16}>
      <SelectField
        label={t('type')}
        options={(['SALE', 'REFUND', 'FC_TRANSFER'] as const).map((value) => ({
          value,
          label: t(`type_${value}`),
        }))}
        {...fieldOf(fields, 'type')}
      />
      {type === 'REFUND' && (
        <TextField label={t('originalDate')} type="date" {...fieldOf(fields, 'originalDate')} />
      )}
      {type === 'FC_TRANSFER' && (
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
