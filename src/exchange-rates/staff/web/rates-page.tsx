import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listExchangeRates } from '../contract.ts'
import { EnterRatesDialog } from './enter-rates-dialog.tsx'
import { MissingRates } from './missing-rates.tsx'
import { rateColumns } from './rate-columns.tsx'
import { isMonthText, SOURCES } from './rate-sources.ts'
import type { ratesStaffText } from './rates-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['rates-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** The rates by which states convert, source by source; those that no feed brings are entered here. */
export default function RatesPage() {
  const t = useText<typeof ratesStaffText>('rates-staff')
  const lang = useLang()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { view: source = 'DE_BMF', page } = useListPlace(SOURCES, 'source')
  const month = isMonthText(query.get('month')) ? query.get('month') : null
  const place = { source, ...(month !== null && { month }) }
  const list = useStaffList(listExchangeRates, { ...place, page, pageSize: PAGE_SIZE })
  const [entering, setEntering] = useState<{ key: string }>()
  return (
    <ListFrame
      id="rates"
      title={t('title')}
      sub={t('sub')}
      tools={
        <>
          <TextField
            label={t('month')}
            hideLabel
            type="month"
            value={month ?? ''}
            onChange={({ target: { value } }) =>
              void navigate(paths.adminRates({ source, ...(isMonthText(value) && { month: value }) }))
            }
          />
          <Button variant="primary" onClick={() => setEntering({ key: month ?? '' })}>
            {t('enter')}
          </Button>
        </>
      }
      views={{
        label: t('views'),
        current: source,
        items: SOURCES.map((one) => ({
          key: one,
          label: t(`source_${one}`),
          href: paths.adminRates({ ...place, source: one }),
        })),
      }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        notice={<MissingRates source={source} onEnter={(key) => setEntering({ key })} />}
        empty={
          <EmptyState
            title={
              month === null
                ? t('empty')
                : t('emptyMonth', { month: formatDay(`${month}-01`, lang, 'month') })
            }
          >
            {t('emptyText')}
          </EmptyState>
        }
        hrefOf={(to) => paths.adminRates({ ...place, page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={rateColumns(t, lang)}
            rows={rows}
            rowKey={({ key, currency }) => `${key} ${currency}`}
            dense
          />
        )}
      </ListRows>
      {entering && (
        <EnterRatesDialog source={source} firstKey={entering.key} onClose={() => setEntering(undefined)} />
      )}
    </ListFrame>
  )
}
