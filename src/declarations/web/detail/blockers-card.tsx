import { useState } from 'react'
import { paths } from '#paths.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import styles from './findings.module.css'
import { TaxNumberDialog } from './tax-number-dialog.tsx'

/** What has to be mended before this can be filed, whatever its figures are; each with the way to it. */
export function BlockersCard({ declaration }: { declaration: DeclarationDetail }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const [entering, setEntering] = useState(false)
  const { blockers, mayConfirm, id } = declaration
  if (blockers.length === 0) return null
  return (
    <Card title={t('blockers')} flush>
      <ul className={styles.list}>
        {blockers.map(({ code, text }) => (
          <li key={code} className={styles.finding}>
            <span className={styles.warn} aria-hidden="true">
              <IconAlertTriangle size={18} />
            </span>
            <p>{text}</p>
            {code === 'NO_MANDATE' && <ButtonLink href={paths.registrations()}>{t('toMandate')}</ButtonLink>}
            {code === 'GAPS_UNKNOWN' && (
              <ButtonLink href={paths.registrations()}>{t('toTakeover')}</ButtonLink>
            )}
            {code === 'NO_TAX_NUMBER' && mayConfirm && (
              <Button onClick={() => setEntering(true)}>{t('enterTaxNumber')}</Button>
            )}
          </li>
        ))}
      </ul>
      {entering && <TaxNumberDialog id={id} onClose={() => setEntering(false)} />}
    </Card>
  )
}
