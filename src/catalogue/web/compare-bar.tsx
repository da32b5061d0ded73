import { Link } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { IconX } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { compareText } from './compare.text.ts'
import { COMPARED_AT_MOST, servicesAddress, type ServicesQuery } from './services-query.ts'
import styles from './compare-bar.module.css'

/** The services chosen for comparison, in view while browsing. */
export function CompareBar({
  compared,
  query,
}: {
  compared: readonly { code: string; name: string }[]
  query: ServicesQuery
}) {
  const t = useText<typeof compareText>('compare')
  const withCodes = (codes: readonly string[]) => servicesAddress(query, { compare: codes, page: query.page })
  const codes = compared.map(({ code }) => code)
  return (
    <aside className={styles.bar} aria-label={t('compareBar')}>
      <div className={`page-width ${styles.inner}`}>
        <b className={styles.count}>{t('compareChosen', { count: compared.length })}</b>
        {compared.length === COMPARED_AT_MOST && <span className={styles.hint}>{t('compareFull')}</span>}
        <ul className={styles.chosen}>
          {compared.map(({ code, name }) => (
            <li key={code}>
              <span>{name}</span>
              <Link
                to={withCodes(codes.filter((one) => one !== code))}
                aria-label={t('compareRemoveNamed', { name })}
                rel="nofollow"
                replace
                preventScrollReset
              >
                <IconX size={16} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {compared.length > 1 ? (
            <ButtonLink variant="primary" href={paths.compareServices(codes)}>
              {t('compareNow')}
            </ButtonLink>
          ) : (
            <span className={styles.hint}>{t('compareNeedsTwo')}</span>
          )}
          <Link to={withCodes([])} className={styles.clear} rel="nofollow" replace preventScrollReset>
            {t('compareClear')}
          </Link>
        </div>
      </div>
    </aside>
  )
}
