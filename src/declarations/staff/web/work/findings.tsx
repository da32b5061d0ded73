import { paths } from '#paths.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationWorkDetail } from '../../contract.ts'
import type { declarationWorkText } from '../declaration-work.text.ts'
import { NoSales } from './no-sales.tsx'
import styles from '../declarations-staff.module.css'

/** What the pre-flight found, where nobody has to tick it. */
export function Findings({ work }: { work: DeclarationWorkDetail }) {
  const { company, id, findings } = work
  const t = useText<typeof declarationWorkText>('declaration-work')
  if (findings.length === 0) return null
  return (
    <Stack gap={8}>
      <h3 className={styles.heading}>{t('findings')}</h3>
      <ul className={styles.points}>
        {findings.map(({ text, importId, unreported }) => (
          <li key={text}>
            {importId === null ? (
              text
            ) : (
              <Link href={paths.adminImports({ companyId: company.id, id, importId })}>{text}</Link>
            )}{' '}
            {unreported && <NoSales work={work} unreported={unreported} />}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
