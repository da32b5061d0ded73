import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import type { DeclarationWork } from '../contract.ts'
import { ChangeText } from './change-text.tsx'
import { type ListT, nameOf, StatusBadge } from './declaration-names.tsx'
import { DueText } from './due-text.tsx'
import { Why } from './why.tsx'
import styles from './declarations-staff.module.css'

export function workColumns(t: ListT, lang: Lang): Column<DeclarationWork>[] {
  return [
    {
      key: 'company',
      header: t('company'),
      primary: true,
      cell: (row) => (
        <TwoLines second={row.number}>
          <Link
            look="quiet"
            href={paths.adminDeclaration({ companyId: row.company.id, id: row.id })}
            aria-label={t('openNamed', { number: row.number, company: row.company.name })}
          >
            <b>{row.company.name}</b>
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'period',
      header: t('period'),
      cell: (row) => (
        <TwoLines
          second={
            <span className={styles.place}>
              <Flag code={row.country} size={18} />
              {countryName(row.country, lang)}
              {row.corrects !== null && ` · ${t('correction')}`}
            </span>
          }
        >
          {nameOf(t, row, lang)}
        </TwoLines>
      ),
    },
    { key: 'due', header: t('due'), cell: (row) => <DueText of={row} /> },
    {
      key: 'payable',
      header: t('payable'),
      numeric: true,
      cell: ({ payable, stream }) =>
        payable ? (
          <Money value={payable} strong />
        ) : (
          <span className={styles.quiet}>{stream ? '–' : t('notYet')}</span>
        ),
    },
    {
      key: 'change',
      header: t('change'),
      numeric: true,
      cell: ({ payable, payableBefore }) =>
        payable ? <ChangeText now={payable.amount} before={payableBefore} /> : '–',
    },
    { key: 'status', header: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'turn',
      header: t('whyTurn'),
      cell: (row) => <TwoLines second={<Why of={row} />}>{t(`turn_${row.turn}`)}</TwoLines>,
    },
  ]
}
