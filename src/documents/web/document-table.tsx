import { useNavigate } from 'react-router'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { VaultDocument } from '../vault-contract.ts'
import { ExpiryText } from './expiry-text.tsx'
import type { VaultView } from './vault-view.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

export function DocumentTable(props: { documents: readonly VaultDocument[]; view: VaultView; page: number }) {
  const { documents, view, page } = props
  const t = useText<typeof vaultText>('vault')
  const lang = useLang()
  const navigate = useNavigate()
  const hrefOf = ({ uploadId: id }: VaultDocument) => paths.documents({ ...view, page, id })
  return (
    <Table
      caption={t('title')}
      columns={columnsOf(t, lang, hrefOf)}
      rows={documents}
      rowKey={({ uploadId }) => uploadId}
      onRowClick={(document) => void navigate(hrefOf(document))}
    />
  )
}

function columnsOf(
  t: Translate<typeof vaultText>,
  lang: Lang,
  hrefOf: (document: VaultDocument) => string,
): Column<VaultDocument>[] {
  return [
    {
      key: 'name',
      header: t('columnDocument'),
      primary: true,
      cell: (document) => (
        <span className={styles.name}>
          <Link href={hrefOf(document)} look="alone">
            {document.label}
          </Link>
          <small>{[document.person, document.name].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      key: 'countries',
      header: t('columnUsedFor'),
      cell: ({ countries }) =>
        countries.length > 0 ? (
          countries.map((code) => countryName(code, lang)).join(t('comma'))
        ) : (
          <span className={styles.none}>{t('nothingYet')}</span>
        ),
    },
    { key: 'expiry', header: t('columnExpiry'), cell: (document) => <ExpiryText document={document} /> },
    {
      key: 'uploaded',
      header: t('columnDate'),
      onPhone: 'no',
      cell: ({ uploadedAt }) => <DateText value={uploadedAt} format="full" />,
    },
  ]
}
