import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { categoryCountries } from '#catalogue/contract.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import styles from './orders-filters.module.css'
import { FILTERS, statusHref, type OrdersView } from './orders-view.ts'
import type { ordersText } from './orders.text.ts'

/** Status as tabs, country and keyword below; each keeps the others. */
export function OrdersFilters({ view }: { view: OrdersView }) {
  const t = useText<typeof ordersText>('orders')
  const navigate = useNavigate()
  const countries = useCallQuery(categoryCountries, {}, { staleTime: 600_000 })
  const narrow = (change: OrdersView) => void navigate(paths.myOrders({ ...view, ...change }))
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    narrow({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() })
  }
  const tabs = [
    { key: '', label: t('filterAll'), href: statusHref(view, undefined) },
    ...FILTERS.map((one) => ({ key: one, label: t(`status_${one}`), href: statusHref(view, one) })),
  ]
  return (
    <>
      <LinkTabs label={t('filterLabel')} items={tabs} current={view.status ?? ''} />
      <form key={view.keyword ?? ''} role="search" className={styles.fields} onSubmit={search}>
        <SelectField
          hideLabel
          className={styles.country}
          label={t('filterCountry')}
          placeholder={t('allCountries')}
          value={view.country ?? ''}
          options={(countries.data ?? []).map(({ country, name }) => ({ value: country, label: name }))}
          onChange={({ target }) => narrow({ country: target.value })}
        />
        <TextField
          hideLabel
          type="search"
          name="keyword"
          label={t('filterKeyword')}
          placeholder={t('filterKeyword')}
          start={<IconSearch size={18} />}
          defaultValue={view.keyword ?? ''}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </>
  )
}
