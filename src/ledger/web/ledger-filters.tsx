import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { listLedger } from '../contract.ts'
import { LINE_STATUSES } from '../ledger-moves.ts'
import type { LedgerView } from './ledger-view.ts'
import styles from './ledger.module.css'
import type { ledgerText } from './ledger.text.ts'

type Found = Pick<OutputOf<typeof listLedger>, 'countries' | 'returned'>

export function LedgerFilters({ view, found }: { view: LedgerView; found: Found }) {
  const t = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  const navigate = useNavigate()
  const narrow = (change: LedgerView | { [K in keyof LedgerView]: undefined }) =>
    void navigate(paths.ledger({ ...view, ...change }))
  const { status, ...others } = view
  return (
    <>
      <LinkTabs
        label={t('filter')}
        current={status ?? ''}
        items={[
          { key: '', label: t('all'), href: paths.ledger(others) },
          ...LINE_STATUSES.map((one) => ({
            key: one,
            label: t(`status_${one}`),
            href: paths.ledger({ ...others, status: one }),
            ...(one === 'RETURNED' && found.returned > 0 && { count: found.returned }),
          })),
        ]}
      />
      <div className={styles.filters}>
        <SelectField
          label={t('country')}
          value={view.country ?? ''}
          placeholder={t('anyCountry')}
          options={found.countries.map((value) => ({ value, label: countryName(value, lang) }))}
          onChange={({ target }) =>
            narrow(target.value === '' ? { country: undefined } : { country: target.value })
          }
        />
        <form
          key={view.keyword ?? ''}
          className={styles.find}
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
            narrow(typed === '' ? { keyword: undefined } : { keyword: typed })
          }}
        >
          <TextField
            name="keyword"
            label={t('keyword')}
            defaultValue={view.keyword ?? ''}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" icon={<IconSearch size={18} />}>
            {t('find')}
          </Button>
        </form>
      </div>
    </>
  )
}
