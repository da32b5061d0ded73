import { formatDay } from '#platform/shared/day-text.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { ErasureDetail } from '../contract.ts'
import styles from './erasures.module.css'
import type { erasuresStaffText } from './erasures-staff.text.ts'
import { HeldTable } from './held-table.tsx'

type Text = Translate<typeof erasuresStaffText>
type Kept = ErasureDetail['kept'][number]
type Line = ErasureDetail['protocol'][number]

/** What stands in the way; what goes, or went; what the law keeps. */
export function ErasureMeaning({ erasure }: { erasure: ErasureDetail }) {
  const t = useText<typeof erasuresStaffText>('erasures-staff')
  const lang = useLang()
  const { about, obstacles, erased, kept, companies, held, holds, protocol, status } = erasure
  return (
    <Stack gap={16}>
      {holds.length > 0 && (
        <Notice tone="warn" title={t('heldBackTitle')}>
          <ul>
            {holds.map(({ id, reason, until }) => (
              <li key={id}>
                {until === null
                  ? t('heldBack', { reason })
                  : t('heldBackUntil', { reason, day: formatDay(until, lang, 'full') })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {status === 'REQUESTED' && obstacles.length > 0 && (
        <Notice tone="warn" title={t('blockedTitle')}>
          <ul>
            {obstacles.map(({ company, kind, count }) => (
              <li key={`${company} ${kind}`}>{t(`blocked_${kind}`, { company, count })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {protocol.length > 0 ? (
        <Table
          caption={t('protocolTitle')}
          showCaption
          columns={protocolColumns(t)}
          rows={protocol}
          rowKey={({ what }) => what}
          dense
        />
      ) : (
        about === 'ACCOUNT' && (
          <section>
            <h3 className={styles.title}>{t('erasedTitle')}</h3>
            <ul className={styles.points}>
              {erased.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </section>
        )
      )}
      {held.length > 0 && <HeldTable held={held} />}
      {companies.length > 0 && <p>{t('companies', { companies: joinNames(companies, lang) })}</p>}
      {kept.length > 0 && (
        <Table
          caption={t('keptTitle')}
          showCaption
          columns={keptColumns(t)}
          rows={kept}
          rowKey={({ what }) => what}
          dense
        />
      )}
    </Stack>
  )
}

const protocolColumns = (t: Text): Column<Line>[] => [
  { key: 'what', header: t('protocolWhat'), primary: true, cell: ({ what }) => what },
  { key: 'count', header: t('protocolCount'), numeric: true, cell: ({ count }) => count },
]

const keptColumns = (t: Text): Column<Kept>[] => [
  { key: 'what', header: t('protocolWhat'), primary: true, cell: ({ what }) => what },
  { key: 'until', header: t('keptUntil'), cell: ({ until }) => <DateText value={until} /> },
  {
    key: 'law',
    header: t('keptLaw'),
    cell: ({ law, source }) => (
      <a href={source} rel="noreferrer" target="_blank">
        {law}
      </a>
    ),
  },
]
