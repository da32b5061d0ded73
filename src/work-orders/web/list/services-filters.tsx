import { type FormEvent, useState } from 'react'
import { categoryCountries } from '#catalogue/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { paths } from '#paths.ts'
import type { countMyServices } from '../../contract.ts'
import { WORK_ORDER_STATUSES, type Turn, type WorkOrderStatus } from '../../states.ts'
import { useReader } from '../use-reader.ts'
import styles from './services-filters.module.css'

export type Filters = { status?: WorkOrderStatus; turn?: Turn; country?: string; keyword?: string }

const STATUS_TEXT = {
  OPEN: 'statusOpen',
  ON_HOLD: 'statusOnHold',
  COMPLETED: 'statusCompleted',
  CANCELLED: 'statusCancelled',
} as const

/** Whose turn as tabs with their counts; status, country and keyword beside them. */
export function ServicesFilters(props: {
  filters: Filters
  counts: OutputOf<typeof countMyServices> | undefined
  onChange: (filters: Filters) => void
}) {
  const { filters, counts, onChange } = props
  const { t } = useReader()
  const countries = useCallQuery(categoryCountries, {}, { staleTime: 600_000 })
  const [keyword, setKeyword] = useState(filters.keyword ?? '')
  const set = (part: Partial<Filters>) => onChange(withoutEmpty({ ...filters, ...part }))
  const onSearch = (event: FormEvent) => {
    event.preventDefault()
    set({ keyword: keyword.trim() })
  }
  return (
    <div className={styles.filters}>
      <LinkTabs
        label={t('filterTurn')}
        current={filters.turn ?? 'all'}
        items={turnTabs(filters, counts, t)}
      />
      <search>
        <form className={styles.fields} onSubmit={onSearch}>
          <SelectField
            hideLabel
            label={t('filterStatus')}
            placeholder={t('allStatuses')}
            value={filters.status ?? ''}
            options={WORK_ORDER_STATUSES.map((status) => ({
              value: status,
              label: counts
                ? `${t(STATUS_TEXT[status])} (${counts.byStatus[status]})`
                : t(STATUS_TEXT[status]),
            }))}
            onChange={(event) => set({ status: event.target.value as WorkOrderStatus })}
          />
          <SelectField
            hideLabel
            label={t('filterCountry')}
            placeholder={t('allCountries')}
            value={filters.country ?? ''}
            options={(countries.data ?? []).map((each) => ({ value: each.country, label: each.name }))}
            onChange={(event) => set({ country: event.target.value })}
          />
          <TextField
            hideLabel
            type="search"
            label={t('search')}
            placeholder={t('search')}
            className={styles.keyword}
            start={<IconSearch size={18} />}
            maxLength={80}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <Button type="submit" className={styles.go}>
            {t('searchButton')}
          </Button>
        </form>
      </search>
    </div>
  )
}

function turnTabs(
  filters: Filters,
  counts: OutputOf<typeof countMyServices> | undefined,
  t: ReturnType<typeof useReader>['t'],
) {
  const href = (turn: Filters['turn']) => paths.myServices(withoutEmpty({ ...filters, turn }))
  return [
    { key: 'all', label: t('filterAll'), count: counts?.total, href: href(undefined) },
    { key: 'seller', label: t('yourTurn'), count: counts?.byTurn.seller, href: href('seller') },
    { key: 'agency', label: t('withUs'), count: counts?.byTurn.agency, href: href('agency') },
    { key: 'authority', label: t('authority'), count: counts?.byTurn.authority, href: href('authority') },
  ]
}

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  )
}
