import { joinNames } from '#platform/shared/join-names.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { Held } from '../contract.ts'
import type { erasuresStaffText } from './erasures-staff.text.ts'

type Text = Translate<typeof erasuresStaffText>

/** What is held about an address without an account: what an erasure takes, and what the law keeps. */
export function HeldTable({ held }: { held: readonly Held[] }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const lang = useLang()
  return (
    <Table
      caption={t('heldTitle')}
      showCaption
      columns={columnsOf(t, (names) => joinNames(names, lang))}
      rows={held}
      rowKey={({ key, goes }) => `${key} ${goes}`}
      dense
    />
  )
}

const columnsOf = (t: Text, join: (names: readonly string[]) => string): Column<Held>[] => [
  { key: 'what', header: t('protocolWhat'), primary: true, cell: ({ what }) => what },
  { key: 'count', header: t('protocolCount'), numeric: true, cell: ({ count }) => count },
  {
    key: 'companies',
    header: t('heldCompanies'),
    named: true,
    cell: ({ companies }) => (companies.length === 0 ? '–' : join(companies)),
  },
  {
    key: 'fate',
    header: t('heldFate'),
    cell: ({ goes, until, kept }) =>
      goes ? t('heldGoes') : until === null ? kept : <DateText value={until} />,
  },
  {
    key: 'law',
    header: t('keptLaw'),
    cell: ({ law }) =>
      law === null ? (
        '–'
      ) : (
        <a href={law.source} rel="noreferrer" target="_blank">
          {law.name}
        </a>
      ),
  },
]
