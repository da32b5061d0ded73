import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { ApiKey } from '../contract.ts'
import { openedBy } from '../scope-words.ts'
import styles from './api-keys.module.css'
import type { apiKeysText } from './api-keys.text.ts'

type T = Translate<typeof apiKeysText>

export function keyColumns(t: T, revoke: (one: ApiKey) => void): Column<ApiKey>[] {
  return [
    {
      key: 'name',
      header: t('columnName'),
      primary: true,
      named: true,
      cell: (one) => <Name one={one} t={t} />,
    },
    {
      key: 'opens',
      header: t('columnOpens'),
      cell: ({ scopes }) => (
        <ul className={styles.opens}>
          {openedBy(scopes).map(({ subject, how }) => (
            <li key={subject}>{t(`how_${how}`, { what: t(`scope_${subject}`) })}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'used',
      header: t('columnUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <DateText value={lastUsedAt} format="dayTime" /> : t('never')),
    },
    {
      key: 'expires',
      header: t('columnExpires'),
      cell: ({ expiresAt }) => <DateText value={expiresAt} />,
    },
    {
      key: 'revoke',
      header: <span className="visually-hidden">{t('columnRevoke')}</span>,
      onPhone: 'bare',
      cell: (one) => (
        <Button size={32} aria-label={t('revokeTitle', { name: one.name })} onClick={() => revoke(one)}>
          {t('columnRevoke')}
        </Button>
      ),
    },
  ]
}

function Name({ one: { name, begins, createdBy, status }, t }: { one: ApiKey; t: T }) {
  return (
    <div className={styles.name}>
      <b>{name}</b>
      <code>{begins}…</code>
      <small>{t('madeBy', { name: createdBy })}</small>
      {status !== 'VALID' && <Badge variant="late">{t(`status_${status}`, { name: createdBy })}</Badge>}
    </div>
  )
}
