import type { Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Money } from '#platform/ui/money.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import type { WorkGroup } from '../../work-groups.ts'
import type { DeclarationWork } from '../contract.ts'
import { ChangeText } from './change-text.tsx'
import { type ListT, nameOf, StatusBadge, whereOf } from './declaration-names.tsx'
import { DueWords } from './due-text.tsx'
import { InCharge } from './list/in-charge.tsx'
import styles from './declarations-staff.module.css'
import { workWordOf } from './quantity-words.ts'
import { useText } from '#platform/web/text.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'

type Shown = { lang: Lang; group: WorkGroup; today: Day }

/** One line a row; the due day stands in the heading where rows are grouped by it. */
export function workColumns(t: ListT, { lang, group, today }: Shown): Column<DeclarationWork>[] {
  return [
    {
      key: 'company',
      header: t('company'),
      primary: true,
      cell: (row) => (
        <span className={styles.whose}>
          <Flag code={row.country} size={18} />
          <Anchor
            className={styles.cut}
            href={paths.adminDeclaration({ companyId: row.company.id, id: row.id })}
            title={`${row.company.name}, ${whereOf(t, row, lang)}, ${row.number}`}
            aria-label={t('openNamed', { number: row.number, company: row.company.name })}
            data-work-link={row.id}
          >
            {row.company.name}
          </Anchor>
        </span>
      ),
    },
    {
      key: 'period',
      header: t('period'),
      cell: (row) => (
        <span className={styles.line}>
          {nameOf(t, row, lang)}
          {row.corrects !== null && <span className={styles.quiet}> · {t('correction')}</span>}
        </span>
      ),
    },
    ...(group === 'DUE' ? [] : [dueColumn(t, today)]),
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
    { key: 'status', header: t('status'), cell: (row) => <StatusBadge work={row} /> },
    {
      key: 'turn',
      header: t('whyTurn'),
      // Takes what the others leave: what the list is worked by must not run out of the screen.
      width: '100%',
      cell: (row) => <Why work={row} />,
    },
    {
      key: 'assignee',
      header: (
        <span className={styles.unseen}>
          <span className="visually-hidden">{t('inCharge')}</span>
        </span>
      ),
      cell: ({ assignee }) => <InCharge assignee={assignee} />,
    },
  ]
}

function Why({ work }: { work: DeclarationWork }) {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const turn = t(workWordOf(work, `turn_${work.turn}`))
  const text = t('turnWhy', { turn, why: t(workWordOf(work, `why_${work.why}`)) })
  return (
    <span className={styles.why} title={text}>
      {text}
    </span>
  )
}

const dueColumn = (t: ListT, today: Day): Column<DeclarationWork> => ({
  key: 'due',
  header: t('due'),
  cell: (row) =>
    row.dueAt === null ? (
      <span className={styles.quiet}>{t('dueUnknown')}</span>
    ) : (
      <span className={styles.line}>
        <DateText value={row.dueAt} format="short" /> <DueWords of={row} today={today} />
      </span>
    ),
})
