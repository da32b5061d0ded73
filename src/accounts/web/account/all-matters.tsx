import { useState } from 'react'
import type { CompanyMatter } from '#pending-matters/contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { companiesText } from './companies.text.ts'
import styles from './all-matters.module.css'

const AT_FIRST = 5

type Props = {
  matters: readonly CompanyMatter[]
  switchTo: (companyId: string, to?: string) => void
}

/** What waits in all companies of the person, in one list; opening one switches to its company. */
export function AllMatters({ matters, switchTo }: Props) {
  const t = useText<typeof companiesText>('companies')
  const [whole, setWhole] = useState(false)
  return (
    <div className={styles.all}>
      <h3 className={styles.title}>{t('allTitle')}</h3>
      <p className={styles.text}>{t('allText')}</p>
      <Table
        caption={t('allTitle')}
        columns={columnsOf(t, switchTo)}
        rows={whole ? matters : matters.slice(0, AT_FIRST)}
        rowKey={({ company, id }) => `${company.id}/${id}`}
        dense
      />
      {!whole && matters.length > AT_FIRST && (
        <Button variant="subtle" full onClick={() => setWhole(true)}>
          {t('showAll', { count: matters.length })}
        </Button>
      )}
    </div>
  )
}

function columnsOf(t: Translate<typeof companiesText>, switchTo: Props['switchTo']): Column<CompanyMatter>[] {
  return [
    {
      key: 'matter',
      header: t('columnMatter'),
      primary: true,
      cell: ({ title, subject }) => (
        <>
          {title}
          <span className={styles.subject}>{subject}</span>
        </>
      ),
    },
    { key: 'company', named: true, header: t('column'), cell: ({ company }) => <bdi>{company.name}</bdi> },
    {
      key: 'due',
      header: t('columnDue'),
      cell: ({ dueAt, overdue }) => (
        <span className={overdue ? styles.late : undefined}>
          {dueAt ? <DateText value={dueAt} format="deadline" /> : t('noDay')}
          {overdue && ` · ${t('late')}`}
        </span>
      ),
    },
    {
      key: 'action',
      header: <span className="visually-hidden">{t('action')}</span>,
      onPhone: 'bare',
      numeric: true,
      cell: ({ action, title, company, link }) => (
        <Button
          size={32}
          aria-label={t('openIn', { action, title, company: company.name })}
          onClick={() => switchTo(company.id, link)}
        >
          {action}
        </Button>
      ),
    },
  ]
}
