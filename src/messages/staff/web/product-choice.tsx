import { listProducts } from '#catalogue/contract.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { announcementsStaffText } from './announcements-staff.text.ts'
import type { AnnouncementState } from './use-announcement.ts'

const CATALOGUE_MINUTES = 10

/** Chosen, not typed: a mistyped code would reach nobody. A service no longer on sale stays chosen. */
export function ProductChoice({ form: { fields, set, errorOf } }: { form: AnnouncementState }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const products = useCallQuery(listProducts, { pageSize: 100 }, { staleTime: CATALOGUE_MINUTES * 60_000 })
  const onSale = (products.data?.records ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const isListed = fields.product === '' || onSale.some(({ value }) => value === fields.product)
  return (
    <SelectField
      label={t('product')}
      help={t('productHelp')}
      placeholder={t('chooseProduct')}
      value={fields.product}
      error={errorOf('draft.audience.product')}
      options={isListed ? onSale : [...onSale, { value: fields.product, label: fields.product }]}
      onChange={(event) => set({ product: event.target.value })}
    />
  )
}
