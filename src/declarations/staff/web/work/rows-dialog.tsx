import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import { formatWith } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { staffBoxRows } from '../../contract.ts'
import { BuyerText } from '../../../web/detail/buyer-text.tsx'
import { EarlierText } from '../../../web/detail/earlier-text.tsx'
import { NewRow, RowsAsOf } from '../../../web/detail/rows-as-of.tsx'
import type { declarationWorkText } from '../declaration-work.text.ts'
import styles from '../declarations-staff.module.css'

const PAGE_SIZE = 20

type Found = OutputOf<typeof staffBoxRows>
type At = Pick<InputOf<typeof staffBoxRows>, 'companyId' | 'id' | 'box' | 'part'>

/** The rows behind a part of a box, page by page. */
export function RowsDialog({ at, title, onClose }: { at: At; title: string; onClose: () => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const lang = useLang()
  const [page, setPage] = useState(1)
  const read = useCallQuery(staffBoxRows, { ...at, page, pageSize: PAGE_SIZE }, { staff: true })
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {read.data ? (
        <Stack gap={12}>
          <RowsAsOf asOf={read.data.asOf} />
          <Table
            caption={title}
            columns={read.data.records.some(({ weight }) => weight) ? weightColumns(t, lang) : columnsOf(t)}
            rows={read.data.records}
            rowKey={({ id }) => id}
            dense
          />
          <Pages found={read.data} onShow={setPage} />
        </Stack>
      ) : read.error ? (
        <StaffLoadFailure read={read} title={t('rowsFailed')} />
      ) : (
        <SkeletonRows label={t('rowsLoading')} />
      )}
    </Dialog>
  )
}

function columnsOf(t: Translate<typeof declarationWorkText>): Column<Found['records'][number]>[] {
  return [
    {
      key: 'title',
      header: t('row'),
      primary: true,
      cell: ({ title, detail, buyer, earlier, isNew, currency }) => (
        <>
          <TwoLines second={detail}>{title}</TwoLines>
          {isNew && <NewRow />}
          {buyer && <BuyerText buyer={buyer} />}
          {earlier && <EarlierText earlier={earlier} currency={currency} />}
        </>
      ),
    },
    {
      key: 'day',
      header: t('day'),
      cell: ({ day }) => (day === null ? '–' : <DateText value={day} format="medium" />),
    },
    {
      key: 'net',
      header: t('net'),
      numeric: true,
      cell: ({ net, currency }) => (net === null ? '–' : <Money value={{ amount: net, currency }} />),
    },
    {
      key: 'vat',
      header: t('vat'),
      numeric: true,
      cell: ({ vat, currency }) => (vat === null ? '–' : <Money value={{ amount: vat, currency }} />),
    },
  ]
}

function Pages({ found, onShow }: { found: Found; onShow: (page: number) => void }) {
  const t = useText<typeof declarationWorkText>('declaration-work')
  const { page, pageSize, total, records } = found
  if (total <= pageSize) return null
  const from = (page - 1) * pageSize + 1
  return (
    <Row gap={12} between>
      <span className={styles.quiet}>{t('rowsShown', { from, to: from + records.length - 1, total })}</span>
      <Row gap={8}>
        <Button size={32} disabled={page === 1} onClick={() => onShow(page - 1)}>
          {t('earlier')}
        </Button>
        <Button size={32} disabled={page * pageSize >= total} onClick={() => onShow(page + 1)}>
          {t('later')}
        </Button>
      </Row>
    </Row>
  )
}

function weightColumns(
  t: Translate<typeof declarationWorkText>,
  lang: Lang,
): Column<Found['records'][number]>[] {
  const number = (value: number) => formatWith(lang, { maximumFractionDigits: 6 }, value)
  return [
    {
      key: 'title',
      header: t('row'),
      primary: true,
      cell: ({ title, detail }) => <TwoLines second={detail}>{title}</TwoLines>,
    },
    {
      key: 'pieces',
      header: t('pieces'),
      numeric: true,
      cell: ({ weight }) => (weight?.units == null ? '–' : number(weight.units)),
    },
    {
      key: 'kilograms',
      header: t('kilograms'),
      numeric: true,
      cell: ({ weight }) => (weight ? number(weight.milligrams / 1_000_000) : '–'),
    },
  ]
}
