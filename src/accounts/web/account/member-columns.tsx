import type { Column } from '#platform/ui/table.tsx'
import { ConfirmCell, MoreCell, PersonCell, RoleCell, SignInCell } from './member-cells.tsx'
import type { MemberListProps, MemberRow } from './member-row.ts'

export function memberColumns(props: MemberListProps): Column<MemberRow>[] {
  const { t } = props
  return [
    {
      key: 'person',
      header: t('columnPerson'),
      primary: true,
      width: '32%',
      cell: (row) => <PersonCell row={row} />,
    },
    { key: 'role', header: t('columnRole'), cell: (row) => <RoleCell row={row} {...props} /> },
    { key: 'confirm', header: t('columnConfirm'), cell: (row) => <ConfirmCell row={row} {...props} /> },
    ...(props.isOwner
      ? [{ key: 'signIn', header: t('columnSignIn'), cell: (row: MemberRow) => <SignInCell row={row} /> }]
      : []),
    {
      key: 'more',
      header: <span className="visually-hidden">{t('columnAction')}</span>,
      onPhone: 'bare',
      numeric: true,
      cell: (row) => <MoreCell row={row} {...props} />,
    },
  ]
}
